import 'server-only'
import { clearSuspicion, getLead } from '@/lib/data/leads'
import { confirmAtFor } from './confirm-at'
import { clearSpooled, getSpooled } from './spool'

/**
 * Releases a held lead, which announces it, in the database or in the spool; other leads don't change. `address` is
 * the one that solved a challenge; its confirmations are counted.
 * @throws if neither the database nor the spool can be read
 */
export async function releaseLead(id: string, address?: string): Promise<void> {
  const confirmAt = address && (await isToBeConfirmed(id)) ? await confirmAtFor(address) : undefined
  const wasSpooled = await clearSpooled(id, confirmAt)
  try {
    // Even if it was spooled: it may just have been stored.
    await clearSuspicion(id, confirmAt)
  } catch (error) {
    if (!wasSpooled) throw error
  }
}

/** Returns true if a held lead's sender gets a confirmation once it is released. */
async function isToBeConfirmed(id: string): Promise<boolean> {
  const lead = (await getSpooled(id)) ?? (await getLead(id).catch(() => null))
  return lead?.status === 'spam' && Boolean(lead.email)
}
