/** The pause before a retry in milliseconds, doubled up to the longest. */
const pauses = { first: 5_000, longest: 300_000 }

/** Returns a timer that runs a task again after growing pauses, until `reset` says that it has worked. */
export function retryTimer(run: () => void) {
  let pause = pauses.first
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Waits for at least `retryAfter` seconds. */
    start(retryAfter: number) {
      clearTimeout(timer)
      timer = setTimeout(run, Math.max(pause, retryAfter * 1000))
      pause = Math.min(pause * 2, pauses.longest)
    },
    reset() {
      pause = pauses.first
    },
  }
}
