// Chromium's clock for tests/at-instants.mjs, set by libfaketime's FAKETIME in seconds. With libfaketime itself, which also changes
// how it waits, Chromium hangs.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>

int gettimeofday(struct timeval *now, void *zone) {
  static int (*next)(struct timeval *, void *);
  if (!next) next = dlsym(RTLD_NEXT, "gettimeofday");
  int result = next(now, zone);
  if (result == 0) now->tv_sec += atol(getenv("FAKETIME"));
  return result;
}
