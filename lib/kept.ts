type Made<T> = { value: T; until: number }

/**
 * Keeps one thing that is made with effort until its stamp is another one or its time is over (`until`, milliseconds
 * since 1970). Who asks while it is made gets the same; what couldn't be made isn't kept.
 */
export function keeper<T>(): (stamp: string, make: () => Promise<Made<T>>) => Promise<T> {
  let kept: { stamp: string; until: number; value: Promise<T> } | undefined
  return (stamp, make) => {
    if (kept?.stamp === stamp && kept.until > Date.now()) return kept.value
    const next = { stamp, until: Infinity, value: Promise.resolve() as Promise<unknown> as Promise<T> }
    next.value = make().then(
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
