import 'server-only'
import { settleEarlierMessages } from '@/lib/data/outbox'
import { type Env, env } from '@/lib/env'
import { type Hold } from '@/lib/leases/keeper'
import { log } from '@/lib/log'
import { inTenant } from '@/lib/tenant-context'
import { learnOwn } from '@/lib/data/learn'
import { channelsOf } from './channels'
import { createWorker } from './worker'

/** So many contractors' messages are sent at a time, besides the default one's; the others' are found by the next look. */
const atOnce = 20

type Sender = {
  worker: ReturnType<typeof createWorker>
  /** What its channels were made of: with other settings they are others. */
  madeOf: string
  kinds: Parameters<typeof settleEarlierMessages>[0]
  startedAt: Date
  /** Whether what lay in the outbox before is settled; undefined until somebody asks. */
  settled: Promise<boolean> | undefined
  isFailing: boolean
  /** How many looks are under way. */
  looks: number
}

/** What channels are made of. */
const settingsOf = ({ SITE_URL, ...env }: Env) =>
  JSON.stringify([
    SITE_URL,
    Object.entries(env).filter(([name]) => /^(?:SMTP|MAIL|LEADS|ADMIN|WEBHOOK|SMS)_/.test(name)),
  ])

/** The workers of the contractors' outboxes, each with the contractor's own channels. `startedAt`: when the process began to send. */
export function deliveries(startedAt: Date) {
  const senders = new Map<string, Sender>()
  let isStopped = false

  /** In the contractor's name. */
  function senderOf(tenant: string): Sender {
    const configured = env()
    const madeOf = settingsOf(configured)
    const known = senders.get(tenant)
    if (known && (known.madeOf === madeOf || known.looks > 0)) return known
    const channels = channelsOf(configured)
    const sender: Sender = {
      worker: createWorker({ channels }),
      madeOf,
      kinds: channels.flatMap(({ kinds }) => kinds),
      // With settings that were changed since, what waits for a way that there isn't any more has come up to now.
      startedAt: known ? new Date() : startedAt,
      settled: undefined,
      isFailing: false,
      looks: 0,
    }
    senders.set(tenant, sender)
    return sender
  }

  async function settle(sender: Sender): Promise<boolean> {
    try {
      // Letters name places and services as the contractor does.
      await learnOwn()
      await settleEarlierMessages(sender.kinds, sender.startedAt)
      sender.isFailing = false
      return true
    } catch (error) {
      if (!sender.isFailing) log.error({ err: error }, 'the outbox could not be read')
      sender.isFailing = true
      sender.settled = undefined
      return false
    }
  }

  const busy = () => [...senders].filter(([tenant, { looks }]) => tenant !== '' && looks > 0).length

  return {
    /** One look at a contractor's outbox, in this instance's turn; one that goes on has it look once more. Never throws. */
    send: (tenant: string, hold: Hold): Promise<void> =>
      inTenant(tenant, async () => {
        try {
          if (isStopped) return
          if (tenant !== '' && !senders.get(tenant)?.looks && busy() >= atOnce) return
          const sender = senderOf(tenant)
          sender.looks += 1
          try {
            if (await (sender.settled ??= settle(sender))) await sender.worker.round(hold)
          } finally {
            sender.looks -= 1
          }
        } catch (error) {
          log.error({ err: error }, 'a contractor’s messages could not be looked at')
        }
      }),
    /** Has channels of a contractor tried that rest after a failure. */
    wake: (tenant: string): void => senders.get(tenant)?.worker.wake(),
    /** Resolves when nothing is in hand any more. */
    stop: async (): Promise<void> => {
      isStopped = true
      await Promise.all([...senders.values()].map(({ worker }) => worker.stop()))
    },
  }
}
