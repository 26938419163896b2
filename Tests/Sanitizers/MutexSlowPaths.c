// Tells the thread sanitizer of the slow paths of Swift's Mutex on Linux. Its fast paths are inlined into the program
// and seen by the sanitizer; the slow ones, which a contended lock takes, are inside the Swift library, which is not
// built for it. Loaded before that library, this one stands in their place and calls them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define MUTEX __attribute__((swift_context)) void *mutex

typedef __attribute__((swiftcall)) void (*LockSlow)(uint32_t thread, MUTEX);
typedef __attribute__((swiftcall)) void (*UnlockSlow)(MUTEX);

// Only a program that is built for the sanitizer has these.
extern __attribute__((weak)) void __tsan_acquire(void *address);
extern __attribute__((weak)) void __tsan_release(void *address);

static void *next(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (function) return function;
  fprintf(stderr, "MutexSlowPaths: the Swift library has no '%s'\n", name);
  abort();
}

__attribute__((swiftcall)) void lockSlow(uint32_t thread, MUTEX) __asm__(LOCK_SLOW);
__attribute__((swiftcall)) void unlockSlow(MUTEX) __asm__(UNLOCK_SLOW);

__attribute__((swiftcall)) void lockSlow(uint32_t thread, MUTEX) {
  ((LockSlow)next(LOCK_SLOW))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void unlockSlow(MUTEX) {
  if (__tsan_release) __tsan_release(mutex);
  ((UnlockSlow)next(UNLOCK_SLOW))(mutex);
}
