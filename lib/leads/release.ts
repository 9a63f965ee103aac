import 'server-only'
import { clearSuspicion, getLead } from '@/lib/data/leads'
import { confirmAtFor } from './confirm-at'
import { clearSpooled, getSpooled } from './spool'

/**
 * Takes back what the site suspected of a lead, wherever it is: among the leads, where it is announced now, or in the
 * spool. Nothing happens to one that isn't held, or is gone. `address` is whose proof it was, where it was one: its
 * confirmations are counted.
 * @throws where neither the database nor the spool could be asked
 */
export async function releaseLead(id: string, address?: string): Promise<void> {
  const confirmAt = address && (await isToBeConfirmed(id)) ? await confirmAtFor(address) : undefined
  const waited = await clearSpooled(id, confirmAt)
  try {
    // Also then: it may have been brought in at this very moment.
    await clearSuspicion(id, confirmAt)
  } catch (error) {
    if (!waited) throw error
  }
}

/** Whether a held lead has an address to which a confirmation goes once it is released. */
async function isToBeConfirmed(id: string): Promise<boolean> {
  const lead = (await getSpooled(id)) ?? (await getLead(id).catch(() => null))
  return lead?.status === 'spam' && Boolean(lead.email)
}
