/**
 * Runs tasks in the order of the calls, `concurrency` of them at a time. A task that fails doesn't hold up the next; one
 * with `isFirst` begins before all that wait without it.
 */
export function taskQueue(concurrency = 1) {
  const waiting: { begin: () => void; isFirst: boolean }[] = []
  let running = 0

  const takeTurn = (isFirst: boolean) =>
    new Promise<void>((begin) => {
      if (running < concurrency) {
        running += 1
        return begin()
      }
      const index = isFirst ? waiting.findIndex((other) => !other.isFirst) : -1
      waiting.splice(index < 0 ? waiting.length : index, 0, { begin, isFirst })
    })

  const run = async <T>(task: () => T | Promise<T>, { isFirst = false } = {}): Promise<T> => {
    await takeTurn(isFirst)
    try {
      return await task()
    } finally {
      // The turn is handed on: nobody who comes meanwhile gets in between.
      const next = waiting.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
  return {
    run,
    /** Counts the tasks that run or wait. */
    size: (): number => running + waiting.length,
  }
}
