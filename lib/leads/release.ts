import 'server-only'
import { clearSuspicion } from '@/lib/data/leads'
import { clearSpooled } from './spool'

/**
 * Takes back what the site suspected of a lead, wherever it is: among the leads, where it is announced now, or in the
 * spool. Nothing happens to one that isn't held, or is gone. `confirmAt` as in LeadInput.
 * @throws where neither the database nor the spool could be asked
 */
export async function releaseLead(id: string, confirmAt?: string): Promise<void> {
  const waited = await clearSpooled(id, confirmAt)
  try {
    // Also then: it may have been brought in at this very moment.
    await clearSuspicion(id, confirmAt)
  } catch (error) {
    if (!waited) throw error
  }
}
