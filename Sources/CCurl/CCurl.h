#ifndef PQRUN_CCURL_H
#define PQRUN_CCURL_H

#include <curl/curl.h>

#endif
