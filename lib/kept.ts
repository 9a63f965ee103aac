type Made<T> = { value: T; until: number }
type Kept<T> = { stamp: string; until: number; value: Promise<T> }
type Make<T> = (before: Made<T> | undefined) => Promise<Made<T>>

/**
 * Keeps one thing that is made with effort until its stamp is another one or its time is over (`until`,
 * milliseconds since 1970). Who asks while it is made gets the same; what couldn't be made isn't kept. `make` gets what was
 * kept with another stamp, while its time isn't over.
 */
export function keeper<T>(): (stamp: string, make: Make<T>) => Promise<T> {
  let kept: Kept<T> | undefined
  return (stamp, make) => {
    const last = kept
    const isOver = !last || last.until <= Date.now()
    if (last?.stamp === stamp && !isOver) return last.value
    const next = { stamp, until: Infinity, value: Promise.resolve() as Promise<unknown> as Promise<T> }
    const before = isOver
      ? Promise.resolve(undefined)
      : last.value.then(
          (value) => ({ value, until: last.until }),
          () => undefined,
        )
    next.value = before.then(make).then(
      ({ value, until }) => {
        next.until = until
        return value
      },
      (error: unknown) => {
        if (kept === next) kept = undefined
        throw error
      },
    )
    kept = next
    return next.value
  }
}
