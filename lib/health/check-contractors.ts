import 'server-only'
import { otherContractors } from '@/lib/data/contractors'
import { exitWith } from '@/lib/exit-with'
import { log } from '@/lib/log'
import { severalContractors } from '@/lib/several-contractors.mjs'
import { withTimeout } from '@/lib/with-timeout'

const maxWait = 5_000

/**
 * Ends the process with one line if the database holds several contractors, whose rows this version would show as one site's.
 * If the database is away, the server starts all the same.
 */
export async function checkContractors(): Promise<void> {
  const contractors = await withTimeout(otherContractors(), maxWait).catch((error: unknown) => {
    log.warn({ err: error }, 'the database could not be asked for other contractors')
    return []
  })
  if (contractors.length > 0) exitWith(new Error(severalContractors('this database', contractors)))
}
