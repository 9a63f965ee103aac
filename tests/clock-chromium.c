// Chromium's clock for tests/at-instants.mjs, CLOCK_AHEAD seconds ahead. libfaketime changes how it waits, too, until it hangs.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>

int gettimeofday(struct timeval *now, void *zone) {
  static int (*next)(struct timeval *, void *);
  if (!next) next = dlsym(RTLD_NEXT, "gettimeofday");
  int result = next(now, zone);
  if (result == 0) now->tv_sec += atol(getenv("CLOCK_AHEAD"));
  return result;
}
