import 'server-only'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import type { AuditAction, AuditRecord } from '@/lib/records/audit-actions'
import { database } from '@/lib/data/client'
import { toPermission } from '@/lib/data/jobs'
import { tableOf } from '@/lib/data/table'
import { type RecordNames, titleOf } from './define-record'
import { lead } from './lead/definition'
import { records } from './registry'
import { trashedAction } from './trash'

type Entry = { action: AuditAction; target: string; detail: string }
type Named = Pick<AuditRecord, 'targetName' | 'detailName'>
/** Reads the names of records by their ids; purged ones have none. */
type FindNames = (ids: string[]) => Promise<{ id: string; name: string }[]>

const findIn =
  (record: RecordNames): FindNames =>
  async (ids) => {
    const select = { id: true, [record.titleColumn]: true }
    const rows = await tableOf(await database(), record.model).findMany({
      where: { id: { in: ids } },
      select,
    })
    return rows.map((row) => ({ id: String(row.id), name: titleOf(record, row) }))
  }

/** Reads the names of landing pages: "nyack/kitchen-remodeling" is Kitchen Remodeling in Nyack. */
const findLandings: FindNames = (targets) =>
  Promise.resolve(
    targets.map((id) => {
      const [place = '', service = ''] = id.split('/')
      const town = getTown(place)?.name ?? place
      return { id, name: service ? `${getService(service)?.name ?? service} in ${town}` : town }
    }),
  )

/** Reads the names of jobs, each with that of the homeowner whose permission it has. */
const findPermitted: FindNames = async (ids) => {
  const select = { id: true, name: true, permission: true }
  const jobs = await (await database()).job.findMany({ where: { id: { in: ids } }, select })
  return jobs.map((job) => {
    const permission = toPermission(job)
    return { id: job.id, name: job.name + (permission ? ` with the permission of ${permission.name},` : '') }
  })
}

/** The functions that find names for the ids in each action's entries. */
const finders: Partial<Record<AuditAction, FindNames>> = {
  ...Object.fromEntries(records.map((record) => [trashedAction(record.kind), findIn(record)])),
  'leads-merged': findIn(lead),
  'project-published': findPermitted,
  'words-changed': findLandings,
}

const idsIn = ({ action, target, detail }: Entry) => (action === 'leads-merged' ? [target, detail] : [target])

/**
 * Adds the names of the records that the entries are about, as they are now. The log itself keeps ids: the name of a
 * lead goes with the lead.
 */
export async function withAuditNames<Row extends Entry>(rows: readonly Row[]): Promise<(Row & Named)[]> {
  const idsByFinder = new Map<FindNames, Set<string>>()
  for (const row of rows) {
    const find = finders[row.action]
    if (find) idsByFinder.set(find, new Set([...(idsByFinder.get(find) ?? []), ...idsIn(row)]))
  }
  const lists = await Promise.all([...idsByFinder].map(([find, ids]) => find([...ids].filter(Boolean))))
  const nameById = new Map(lists.flat().map(({ id, name }) => [id, name]))
  return rows.map((row) => {
    const [target = '', detailId = ''] = finders[row.action] ? idsIn(row) : []
    return { ...row, targetName: nameById.get(target), detailName: nameById.get(detailId) }
  })
}
