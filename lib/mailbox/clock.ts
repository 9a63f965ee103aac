import 'server-only'
import { startClock } from '@/lib/clock'
import { LeaseLost } from '@/lib/data/leases'
import { getMailboxState, setMailboxState } from '@/lib/data/mailbox-state'
import { env } from '@/lib/env'
import { leases } from '@/lib/leases/lease-manager'
import { withTimeout } from '@/lib/with-timeout'
import { checkMailbox } from './check-mailbox'

/** The limit for one check, in milliseconds. */
const longest = 10 * 60_000

/** Explains a failure to staff: a server's own words may name accounts. */
const reasonOf = (error: unknown): string =>
  (error as { authenticationFailed?: unknown }).authenticationFailed
    ? 'The mailbox refused the user name or password.'
    : 'The mailbox can’t be read.'

/** Files answers each minute while this instance has the lease. */
export function startMailboxClock(): void {
  if (!env().IMAP_URL) return
  startClock({
    name: 'mailbox-clock',
    interval: 60_000,
    failure: 'answers could not be filed',
    describe: (error) => ({ reason: reasonOf(error), code: (error as { code?: unknown }).code }),
    run: () => check().catch(noteProblem),
  })
}

async function check(): Promise<void> {
  const lease = await leases().take('mailbox')
  if (lease) await withTimeout(checkMailbox(env(), lease.check), longest)
}

/** Notes for staff why the mailbox can't be read. @throws the error, unless another instance has the lease */
async function noteProblem(error: unknown): Promise<void> {
  if (error instanceof LeaseLost) return
  await getMailboxState()
    .then((state) => setMailboxState({ ...state, problem: reasonOf(error) }))
    .catch(() => undefined)
  throw error
}
