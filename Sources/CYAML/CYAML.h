#ifndef PQRUN_CYAML_H
#define PQRUN_CYAML_H

#include <yaml.h>

#endif
