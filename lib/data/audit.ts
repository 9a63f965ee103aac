import 'server-only'
import { write } from './client'

const day = 24 * 60 * 60_000
/** The maximum number of failed sign-ins in the log: strangers cause them. */
const mostFailures = 20_000
const failedAction = 'sign-in-failed'
const longest = 300

/** Adds an entry: who did what to which record, from where. None of the texts may hold a secret. */
export async function addAudit(entry: {
  staffId?: string | null
  action: string
  target?: string
  detail?: string
  address?: string
}): Promise<void> {
  const { staffId = null, action, target = '', detail = '', address = '' } = entry
  const data = {
    staffId,
    action,
    target: target.slice(0, longest),
    detail: detail.slice(0, longest),
    address: address.slice(0, longest),
    createdAt: new Date(),
  }
  await write((db) => db.auditEntry.create({ data, select: { id: true } }))
}

/** Removes entries older than `keptDays`, and of failed sign-ins all but the newest 20,000. */
export async function pruneAudit(now = new Date(), keptDays = 400): Promise<void> {
  await write(async (db) => {
    await db.auditEntry.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - keptDays * day) } } })
    const [oldest] = await db.auditEntry.findMany({
      where: { action: failedAction },
      orderBy: { createdAt: 'desc' },
      skip: mostFailures,
      take: 1,
      select: { createdAt: true },
    })
    if (oldest)
      await db.auditEntry.deleteMany({
        where: { action: failedAction, createdAt: { lte: oldest.createdAt } },
      })
  })
}
