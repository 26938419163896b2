#ifndef PQRUN_CMICROHTTPD_H
#define PQRUN_CMICROHTTPD_H

#include <microhttpd.h>

#endif
