import { tenantSlot } from '@/lib/tenant-slots'

type Made<T> = { value: T; until: number }
type Kept<T> = { stamp: string; until: number; value: Promise<T> }
type Make<T> = (before: Made<T> | undefined) => Promise<Made<T>>

/** Of how many contractors besides the default one a thing is kept at a time. */
const mostContractors = 10

/**
 * Keeps one thing of each contractor that is made with effort until its stamp is another one or its time is over (`until`,
 * milliseconds since 1970). Who asks while it is made gets the same; what couldn't be made isn't kept. `make` gets what was
 * kept with another stamp, while its time isn't over.
 */
export function keeper<T>(): (stamp: string, make: Make<T>) => Promise<T> {
  const slot = tenantSlot<Kept<T>>(new Map(), mostContractors)
  return (stamp, make) => {
    const kept = slot.current
    const isOver = !kept || kept.until <= Date.now()
    if (kept?.stamp === stamp && !isOver) return kept.value
    const next = { stamp, until: Infinity, value: Promise.resolve() as Promise<unknown> as Promise<T> }
    const before = isOver
      ? Promise.resolve(undefined)
      : kept.value.then(
          (value) => ({ value, until: kept.until }),
          () => undefined,
        )
    next.value = before.then(make).then(
      ({ value, until }) => {
        next.until = until
        return value
      },
      (error: unknown) => {
        if (slot.current === next) slot.current = undefined
        throw error
      },
    )
    slot.current = next
    return next.value
  }
}
