import 'server-only'
import { LeaseLost } from '@/lib/data/leases'
import { getMailboxState, setMailboxState } from '@/lib/data/mailbox-state'
import { env } from '@/lib/env'
import { leases } from '@/lib/leases/lease-manager'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { withTimeout } from '@/lib/with-timeout'
import { checkMailbox } from './check-mailbox'

/** The time between two checks of the mailbox, and the limit for one; in milliseconds. */
const interval = 60_000
const longest = 10 * 60_000

// One per process, also when a development reload loads this module again.
const slot = processSlot<true>('mailbox-clock')

/** Explains a failure to staff: a server's own words may name accounts. */
const reasonOf = (error: unknown): string =>
  (error as { authenticationFailed?: unknown }).authenticationFailed
    ? 'The mailbox refused the user name or password.'
    : 'The mailbox can’t be read.'

/** Files answers every minute while this instance has the lease; called once when the server starts. */
export function startMailboxClock(): void {
  if (slot.current || !env().IMAP_URL) return
  slot.current = true
  let isFailing = false
  const look = async () => {
    try {
      const lease = await leases().take('mailbox')
      if (lease) await withTimeout(checkMailbox(env(), lease.check), longest)
      isFailing = false
    } catch (error) {
      if (error instanceof LeaseLost) return
      const problem = reasonOf(error)
      // A lasting failure is logged once.
      if (!isFailing)
        log.warn(
          { reason: problem, code: (error as { code?: unknown }).code },
          'answers could not be filed, trying again',
        )
      isFailing = true
      await getMailboxState()
        .then((state) => setMailboxState({ ...state, problem }))
        .catch(() => undefined)
    }
  }
  const next = () => void setTimeout(() => void look().then(next), interval).unref()
  void look().then(next)
}
