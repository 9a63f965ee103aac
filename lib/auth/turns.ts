import 'server-only'
import { AppError } from '@/lib/errors'
import { taskQueue } from '@/lib/task-queue'

// A password's hash takes a core for some 15 ms. Only one is computed at a time: however many strangers try, pages keep a
// core and the threads that read files. Known devices have a queue of their own.

/** The number done in a few seconds: nobody would wait longer. */
const mostWaiting = 500
/** The maximum of one address, so that it takes many to fill the queue. */
const mostOfOne = 5
const queue = taskQueue()

type Waiting = { from: string }
const knownDevices = new Set<Waiting>()
const strangers = new Set<Waiting>()

/**
 * Runs a costly task when its turn comes; `first` before all others. `from` is a stranger's address.
 * @throws AppError too-many when the queue, or that address's part of it, is too long
 */
export async function inTurn<T>(
  run: () => Promise<T>,
  { first = false, from = '' }: { first?: boolean; from?: string } = {},
): Promise<T> {
  const line = first ? knownDevices : strangers
  const isMany = from !== '' && [...line].filter((waiter) => waiter.from === from).length >= mostOfOne
  if (isMany || line.size >= mostWaiting) throw new AppError('too-many', { retryAfter: 5 })
  const waiting = { from }
  // With nobody in front it runs at once.
  if (queue.size() > 0) line.add(waiting)
  return queue.run(
    () => {
      line.delete(waiting)
      return run()
    },
    { isFirst: first },
  )
}
