import 'server-only'
import { AppError } from '@/lib/errors'

// A password's hash takes a core for some 15 ms. One is computed at a time, so that however many strangers try, pages
// keep a core and the threads that read files; whoever is on a known device doesn't stand in the strangers' line.

type Turn = { begin: () => void; from: string }

/** As many as are through in some seconds: longer nobody would wait. */
const mostWaiting = 500
/** Of one address, so that it takes many to fill the line. */
const mostOfOne = 5
const known: Turn[] = []
const strangers: Turn[] = []
let isBusy = false

/**
 * Runs what is costly when its turn comes; `first` before all that isn't. `from` is the address of a stranger.
 * @throws AppError too-many when the line, or that address's part of it, is too long, so that nobody waits for ever in it
 */
export async function inTurn<T>(
  run: () => Promise<T>,
  { first = false, from = '' }: { first?: boolean; from?: string } = {},
): Promise<T> {
  const line = first ? known : strangers
  const isMany = from !== '' && line.filter((turn) => turn.from === from).length >= mostOfOne
  if (isMany || line.length >= mostWaiting) throw new AppError('too-many', { retryAfter: 5 })
  if (isBusy) await new Promise<void>((begin) => line.push({ begin, from }))
  isBusy = true
  try {
    return await run()
  } finally {
    const next = known.shift() ?? strangers.shift()
    // The next one's turn begins at once: nobody who comes meanwhile gets in between.
    if (next) next.begin()
    else isBusy = false
  }
}
