import 'server-only'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import type { AuditAction, AuditRecord } from '@/lib/content-types'
import { database } from './client'

type Entry = { action: AuditAction; target: string; detail: string }
type Named = Pick<AuditRecord, 'targetName' | 'detailName'>
/** Reads the names of records by their ids; one that is gone for good has none. */
type FindNames = (ids: string[]) => Promise<{ id: string; name: string }[]>

const titled = (rows: { id: string; title: string }[]) => rows.map(({ id, title }) => ({ id, name: title }))

const findPages: FindNames = async (ids) =>
  titled(
    await (await database()).page.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
  )
const findPosts: FindNames = async (ids) =>
  titled(
    await (await database()).post.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
  )
const findProjects: FindNames = async (ids) =>
  titled(
    await (
      await database()
    ).project.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
  )
const findTestimonials: FindNames = async (ids) =>
  (await database()).testimonial.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
const findLeads: FindNames = async (ids) =>
  (await database()).lead.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })

/** Reads the names of landing pages: "nyack/kitchen-remodeling" is Kitchen Remodeling in Nyack. */
const findLandings: FindNames = (targets) =>
  Promise.resolve(
    targets.map((id) => {
      const [place = '', service = ''] = id.split('/')
      const town = getTown(place)?.name ?? place
      return { id, name: service ? `${getService(service)?.name ?? service} in ${town}` : town }
    }),
  )

/** What the ids of an entry are ids of. */
const finders: Partial<Record<AuditAction, FindNames>> = {
  'page-deleted': findPages,
  'post-deleted': findPosts,
  'project-deleted': findProjects,
  'testimonial-deleted': findTestimonials,
  'lead-trashed': findLeads,
  'leads-merged': findLeads,
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
    const [target = '', other = ''] = finders[row.action] ? idsIn(row) : []
    return { ...row, targetName: nameById.get(target), detailName: nameById.get(other) }
  })
}
