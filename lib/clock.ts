import 'server-only'
import { log } from './log'
import { processSlot } from './process-slot'

type Clock = {
  /** One clock of a name runs per process, also when a development reload loads its module again. */
  name: string
  /** The pause after each run, in milliseconds. */
  interval: number
  run: () => Promise<unknown>
  /** Logged when a run fails; once for a lasting failure. */
  failure: string
  describe?: (error: unknown) => object
  /** Waits for the interval before the first run, too. */
  startsLater?: boolean
}

/** Runs something again and again while the process lives. Called when the server starts. */
export function startClock({ name, interval, run, failure, describe, startsLater }: Clock): void {
  const slot = processSlot<true>(name)
  if (slot.current) return
  slot.current = true
  let isFailing = false
  const look = async () => {
    try {
      await run()
      isFailing = false
    } catch (error) {
      if (!isFailing) log.warn(describe?.(error) ?? { err: error }, `${failure}, trying again`)
      isFailing = true
    }
  }
  const next = () => void setTimeout(() => void look().then(next), interval).unref()
  if (startsLater) next()
  else void look().then(next)
}
