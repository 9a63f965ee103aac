// What the release before this one made, which kept several contractors in one database: its backups, databases and site
// files in fixtures/release-before.
import path from 'node:path'
import { write } from '@/lib/data/client'

export const fixture = (name: string) => path.resolve(__dirname, '../fixtures/release-before', name)

/** One row of each table whose key had the contractor in it, and what hangs on one. */
export const rowsOfBefore = () =>
  write(async (db) => ({
    lead: await db.lead.findUnique({ where: { id: 'lead-of-today' }, select: { name: true } }),
    page: await db.page.findUnique({ where: { slug: 'winter-offer' }, select: { isPublished: true } }),
    redirect: await db.redirect.findUnique({ where: { fromPath: '/old-winter' }, select: { toPath: true } }),
    revisions: await db.landingRevision.findMany({ select: { landingId: true } }),
    owner: await db.staff.findUnique({ where: { email: 'owner@example.com' }, select: { role: true } }),
    hit: await db.notFoundHit.findUnique({ where: { path: '/lost' }, select: { count: true } }),
    places: await db.place.count(),
  }))
export const asBefore = {
  lead: { name: 'Maria Gonzales' },
  page: { isPublished: true },
  redirect: { toPath: '/winter-offer' },
  revisions: [{ landingId: 'nanuet:kitchen-remodeling' }],
  owner: { role: 'owner' },
  hit: { count: 3 },
  places: 47,
}
export const otherContractor = `INSERT INTO "Tenant" (id, origin, "updatedAt") VALUES ('smith', 'https://smith.test', CURRENT_TIMESTAMP)`
export const refusal = /holds the sites of several contractors.*nothing was changed/
