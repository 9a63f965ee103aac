// Completes libfaketime 0.9.10, which Debian has, for tests/at-instants.mjs.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <sys/syscall.h>
#include <time.h>

static long (*next)(long, ...);

__attribute__((constructor)) static void find(void) { next = dlsym(RTLD_NEXT, "syscall"); }

// Node asks for a file's times by statx, which libfaketime doesn't shift; without it, Node asks by stat.
long syscall(long number, long a, long b, long c, long d, long e, long f) {
  if (number == SYS_statx) {
    errno = ENOSYS;
    return -1;
  }
  if (!next) find();
  return next(number, a, b, c, d, e, f);
}

// Python sleeps until a moment of the steady clock, which libfaketime shifts even where it is told not to.
int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
  if (!next) find();
  return next(SYS_clock_nanosleep, clock, flags, wanted, left) == 0 ? 0 : errno;
}
