/**
 * Runs tasks in the order of the calls, `concurrency` at a time. A failed task doesn't stop the next; one with `isFirst`
 * begins before all waiting ones without it.
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
      const index = isFirst ? waiting.findIndex((waitingTask) => !waitingTask.isFirst) : -1
      waiting.splice(index < 0 ? waiting.length : index, 0, { begin, isFirst })
    })

  const run = async <T>(task: () => T | Promise<T>, { isFirst = false } = {}): Promise<T> => {
    await takeTurn(isFirst)
    try {
      return await task()
    } finally {
      // The slot is handed on directly, so no later caller can take it.
      const next = waiting.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
  return {
    run,
    size: (): number => running + waiting.length,
  }
}
