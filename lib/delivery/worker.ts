import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Lead } from '@/lib/content-types'
import { type DeliveryKind } from '@/lib/delivery-types'
import { getLead } from '@/lib/data/leads'
import { bringForward, noteSent, noteUnsent, takeMessage, type TakenMessage } from '@/lib/data/outbox'
import { LeaseLost } from '@/lib/data/leases'
import { type Lease } from '@/lib/leases/lease-manager'
import { log } from '@/lib/log'
import { countMessage } from '@/lib/metrics/registry'
import { SendError } from '@/lib/send-error'
import { withTimeout } from '@/lib/with-timeout'
import { type Channel, Postponed, Unneeded } from './channel'

// Sends what waits in the outbox. A message is taken by a lease, sent, and noted as sent; a channel sends one after another, in order
// of arrival, and channels don't wait for each other. A failure between sending and noting (a crash, the database away for
// longer than the lease) makes a message arrive twice, never not at all. Of several instances the one with the lease sends (decision 044).

/** The time for which a message is taken, and the limit for sending it, in milliseconds. */
const messageLease = 180_000
const sendTimeout = 90_000

const firstWait = 10_000
const maxWait = 15 * 60_000
const maxPause = 60_000

/**
 * Returns how long to wait after so many failed tries, in milliseconds: doubling from ten seconds to a quarter of an hour. Up
 * to half of it is random, so that messages that failed together aren't tried together.
 */
export function backoff(attempts: number, random: () => number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), maxWait)
  return Math.round(wait / 2 + (random() * wait) / 2)
}

/** Returns how long a channel pauses after so many failures in a row that affect all its messages, in milliseconds. */
export const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(backoff(failures, random), maxPause)

/** The tries after which a message is given up: an owner's after three days, others when they would only surprise. */
const maxAttempts: Record<DeliveryKind, number> = {
  'lead-notification': 700,
  'lead-confirmation': 120,
  'lead-webhook': 700,
  'lead-sms': 60,
  'visit-notification': 700,
  'visit-confirmation': 120,
  'visit-reminder': 60,
  'review-request': 120,
  'review-reminder': 120,
  'review-sms': 60,
  'lead-reply': 120,
  'lead-text': 60,
  'self-email': 120,
}

type Options = {
  channels: Channel[]
  holder?: string
  now?: () => Date
  random?: () => number
}

/** Returns why a message wasn't sent. An unforeseen failure is logged, and the message tried again. */
function reasonOf(error: unknown, message: TakenMessage): SendError {
  if (error instanceof SendError) return error
  log.error({ err: error, delivery: message.id, kind: message.kind }, 'a message could not be made or sent')
  return new SendError('Something unexpected went wrong on our side; the log of the server has more.', {
    isUnsent: true,
  })
}

function createRunner(
  channel: Channel,
  { holder, now = () => new Date(), random = Math.random }: Options & { holder: string },
) {
  /** Messages that were sent, but not noted as sent because the database failed: not to be sent again. */
  const unnotedMessages = new Map<string, Date>()
  let failures = 0
  let pausedUntil = 0
  let isStopped = false

  async function note(ids: string[], sentAt: Date) {
    for (const id of ids) unnotedMessages.set(id, sentAt)
    await noteSent(ids, sentAt)
    for (const id of ids) unnotedMessages.delete(id)
  }

  /** Ends the wait of messages that were put off while the other side didn't answer. */
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
    const { message: reason, isPermanent, affectsChannel, isUnsent, retryAfter } = reasonOf(error, message)
    const isOver = isPermanent || message.attempts >= maxAttempts[message.kind]
    countMessage(message.kind, isOver ? 'failed' : 'put_off')
    const failedAt = now().getTime()
    if (affectsChannel) pausedUntil = failedAt + Math.max(pauseAfter(++failures, random), retryAfter)
    log.warn(
      { delivery: message.id, kind: message.kind, attempts: message.attempts, reason },
      'a message was not sent',
    )
    const nextTryAt = new Date(failedAt + Math.max(backoff(message.attempts, random), retryAfter))
    const lastError = isOver && !isPermanent ? `${reason} Given up after ${message.attempts} tries.` : reason
    // Before this message is put off itself.
    if (!affectsChannel && !isUnsent) await noteAnswer()
    return noteUnsent(
      message.id,
      holder,
      isOver ? { status: 'failed', lastError } : { status: 'waiting', lastError, nextTryAt },
    )
  }

  async function deliver(message: TakenMessage, lease?: Lease) {
    const lead: Lead | null = message.leadId ? await getLead(message.leadId) : null
    const ids = [message.id]
    const covers = (otherIds: string[]) => void ids.push(...otherIds)
    const check = lease?.check
    const send = () => {
      if (!lead && message.to && channel.sendSelfEmail) return channel.sendSelfEmail({ ...message, check })
      if (!lead) throw new Unneeded('Not sent: the lead was deleted.')
      if (lead.status === 'spam') throw new Unneeded('Not sent: the lead is marked as spam.')
      check?.()
      return channel.send({ ...message, lead, check, covers })
    }
    try {
      await withTimeout(
        send(),
        sendTimeout,
        () => new SendError('Sending took too long.', { affectsChannel: true }),
      )
    } catch (error) {
      // Another instance sends it by now.
      if (error instanceof LeaseLost) throw error
      return noteFailure(message, error)
    }
    countMessage(message.kind, 'sent')
    await note(ids, now())
    await noteAnswer()
  }

  /** Sends all that is due, unless the channel is paused. */
  async function drain(lease?: Lease) {
    for (const [id, sentAt] of unnotedMessages) await note([id], sentAt)
    while (!isStopped && now().getTime() >= pausedUntil) {
      lease?.check()
      const message = await takeMessage(channel.kinds, {
        holder,
        now: now(),
        forMilliseconds: messageLease,
        lease,
      })
      if (!message) return
      await deliver(message, lease)
    }
  }

  let running: Promise<void> | undefined
  let isRequestedAgain = false
  let isFailing = false

  async function run(lease?: Lease) {
    try {
      do {
        isRequestedAgain = false
        await drain(lease)
      } while (isRequestedAgain && !isStopped)
      isFailing = false
    } catch (error) {
      // The instance that has the lease by now goes on.
      if (error instanceof LeaseLost) return
      // Logged once for as long as the database is away; the next round tries again.
      if (!isFailing)
        log.error({ err: error, channel: channel.name }, 'the outbox could not be read or written')
      isFailing = true
    } finally {
      running = undefined
    }
  }

  return {
    round(lease?: Lease): Promise<void> {
      isRequestedAgain = true
      return (running ??= run(lease))
    },
    wake: () => (pausedUntil = 0),
    stop(): Promise<void> {
      isStopped = true
      return running ?? Promise.resolve()
    },
  }
}

/**
 * Returns a worker for some channels. `round` sends what is due; a call while one runs has it look once more. `wake` ends the pause
 * of channels after a failure, `stop` resolves when nothing is being sent any more.
 */
export function createWorker(options: Options) {
  const holder = options.holder ?? randomUUID()
  const runners = options.channels.map((channel) => createRunner(channel, { ...options, holder }))
  return {
    round: async (lease?: Lease): Promise<void> =>
      void (await Promise.all(runners.map((runner) => runner.round(lease)))),
    wake: () => runners.forEach((runner) => runner.wake()),
    stop: async (): Promise<void> => void (await Promise.all(runners.map((runner) => runner.stop()))),
  }
}
