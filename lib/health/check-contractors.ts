import 'server-only'
import { otherContractors } from '@/lib/data/contractors'
import { log } from '@/lib/log'
import { severalContractors } from '@/lib/several-contractors.mjs'
import { withTimeout } from '@/lib/with-timeout'

const mostWait = 5_000

/**
 * Ends the process with one line if the database holds several contractors, whose rows this version would show as one site's.
 * If the database is away, the server starts all the same.
 */
export async function checkContractors(): Promise<void> {
  const contractors = await withTimeout(otherContractors(), mostWait).catch((error: unknown) => {
    log.warn({ err: error }, 'the database could not be asked for other contractors')
    return []
  })
  if (contractors.length === 0) return
  console.error(severalContractors('this database', contractors))
  process.exit(1)
}
