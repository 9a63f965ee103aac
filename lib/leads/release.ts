import 'server-only'
import { clearSuspicion } from '@/lib/data/leads'
import { clearSpooled } from './spool'

/**
 * Takes back what the site suspected of a lead, wherever it is: among the leads, where it is announced now, or in the
 * spool. Nothing happens to one that isn't held, or is gone.
 * @throws where neither the database nor the spool could be asked
 */
export async function releaseLead(id: string): Promise<void> {
  const waited = await clearSpooled(id)
  try {
    // Also then: it may have been brought in at this very moment.
    await clearSuspicion(id)
  } catch (error) {
    if (!waited) throw error
  }
}
