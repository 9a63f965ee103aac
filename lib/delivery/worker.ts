import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Lead } from '@/lib/content-types'
import { getLead } from '@/lib/data/leads'
import { bringForward, noteSent, noteUnsent, takeMessage, type TakenMessage } from '@/lib/data/outbox'
import { LeaseLost } from '@/lib/data/leases'
import { type Lease } from '@/lib/leases/lease-manager'
import { log } from '@/lib/log'
import { countMessage } from '@/lib/metrics/registry'
import { SendError } from '@/lib/send-error'
import { withTimeout } from '@/lib/with-timeout'
import { backoff, maxAttempts, pauseAfter } from './backoff'
import { type Channel, Postponed, Unneeded } from './channel'

// Sends what waits in the outbox. A message is taken by a lease, sent, and noted as sent; a channel sends one after
// another, in order of arrival, and channels don't wait for each other. What can go wrong between sending and noting
// (a crash, the database away for longer than a lease) makes a message arrive twice, never not at all. Of several instances
// the one sends whose turn it is (decision 044).

/** How long a message is ours, and how long sending may take at most, in milliseconds. */
const lease = 180_000
const deadline = 90_000

type Options = {
  channels: Channel[]
  /** Names this worker in the leases. */
  holder?: string
  now?: () => Date
  random?: () => number
}

const tookTooLong = () => new SendError('Sending took too long.', { affectsChannel: true })

/** What is known of why a message wasn't sent. What nobody foresaw is logged, and tried again. */
function reasonOf(error: unknown, message: TakenMessage): SendError {
  if (error instanceof SendError) return error
  log.error({ err: error, delivery: message.id, kind: message.kind }, 'a message could not be made or sent')
  return new SendError('Something unexpected went wrong on our side; the log of the server has more.', {
    isUnsent: true,
  })
}

/** Sends by one channel. */
function createRunner(
  channel: Channel,
  { holder = randomUUID(), now = () => new Date(), random = Math.random }: Options,
) {
  /** Sent, but the database didn't take the note: not to be sent again. */
  const unnoted = new Map<string, Date>()
  let failures = 0
  let pausedUntil = 0
  let isStopped = false

  async function note(ids: string[], sentAt: Date) {
    for (const id of ids) unnoted.set(id, sentAt)
    await noteSent(ids, sentAt)
    for (const id of ids) unnoted.delete(id)
  }

  /** The other side answers again: what was put off while it didn't need not wait any longer. */
  async function noteAnswer() {
    if (failures === 0) return
    failures = 0
    await bringForward(channel.kinds, now())
  }

  async function noteFailure(message: TakenMessage, error: unknown) {
    if (error instanceof Unneeded)
      return noteUnsent(message.id, holder, { status: 'dropped', lastError: error.message })
    if (error instanceof Postponed) {
      countMessage(message.kind, 'put_off')
      const { message: lastError, until: nextTryAt } = error
      return noteUnsent(message.id, holder, { status: 'waiting', lastError, nextTryAt, attempts: 0 })
    }
    const { words, isPermanent, affectsChannel, isUnsent, retryAfter } = reasonOf(error, message)
    const isOver = isPermanent || message.attempts >= maxAttempts[message.kind]
    countMessage(message.kind, isOver ? 'failed' : 'put_off')
    const at = now().getTime()
    if (affectsChannel) pausedUntil = at + Math.max(pauseAfter(++failures, random), retryAfter)
    log.warn(
      { delivery: message.id, kind: message.kind, attempts: message.attempts, reason: words },
      'a message was not sent',
    )
    const nextTryAt = new Date(at + Math.max(backoff(message.attempts, random), retryAfter))
    const lastError = isOver && !isPermanent ? `${words} Given up after ${message.attempts} tries.` : words
    // Before this message is put off itself.
    if (!affectsChannel && !isUnsent) await noteAnswer()
    return noteUnsent(
      message.id,
      holder,
      isOver ? { status: 'failed', lastError } : { status: 'waiting', lastError, nextTryAt },
    )
  }

  async function deliver(message: TakenMessage, hold?: Lease) {
    const lead: Lead | null = await getLead(message.leadId)
    const ids = [message.id]
    const covers = (others: string[]) => void ids.push(...others)
    try {
      if (!lead) throw new Unneeded('Not sent: the lead was deleted.')
      if (lead.status === 'spam') throw new Unneeded('Not sent: the lead is marked as spam.')
      const check = hold?.check
      check?.()
      await withTimeout(channel.send({ ...message, lead, check, covers }), deadline, tookTooLong)
    } catch (error) {
      // It is in somebody else's hands by now.
      if (error instanceof LeaseLost) throw error
      return noteFailure(message, error)
    }
    countMessage(message.kind, 'sent')
    await note(ids, now())
    await noteAnswer()
  }

  /** Sends all that is due, unless the channel rests. */
  async function drain(hold?: Lease) {
    for (const [id, sentAt] of unnoted) await note([id], sentAt)
    while (!isStopped && now().getTime() >= pausedUntil) {
      hold?.check()
      const message = await takeMessage(channel.kinds, {
        holder,
        now: now(),
        forMilliseconds: lease,
        turn: hold,
      })
      if (!message) return
      await deliver(message, hold)
    }
  }

  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isFailing = false

  async function run(hold?: Lease) {
    try {
      do {
        isAskedAgain = false
        await drain(hold)
      } while (isAskedAgain && !isStopped)
      isFailing = false
    } catch (error) {
      // Whose turn it is by now goes on with it.
      if (error instanceof LeaseLost) return
      // The database is away; one line tells of a failure that lasts, and the next look tries again.
      if (!isFailing)
        log.error({ err: error, channel: channel.name }, 'the outbox could not be read or written')
      isFailing = true
    } finally {
      running = undefined
    }
  }

  return {
    /** One look; a call while one is running has it look once more. */
    look(hold?: Lease): Promise<void> {
      isAskedAgain = true
      return (running ??= run(hold))
    },
    /** Ends the channel's rest. */
    wake(): void {
      pausedUntil = 0
    },
    stop(): Promise<void> {
      isStopped = true
      return running ?? Promise.resolve()
    },
  }
}

/**
 * A worker for some channels. `round` is one look at the outbox, in this instance's turn, `wake` has channels tried that rest after a failure,
 * `stop` resolves when nothing is in hand any more.
 */
export function createWorker(options: Options) {
  const holder = options.holder ?? randomUUID()
  const runners = options.channels.map((channel) => createRunner(channel, { ...options, holder }))
  return {
    round: async (hold?: Lease): Promise<void> =>
      void (await Promise.all(runners.map((runner) => runner.look(hold)))),
    wake: () => runners.forEach((runner) => runner.wake()),
    stop: async (): Promise<void> => void (await Promise.all(runners.map((runner) => runner.stop()))),
  }
}
