// Data of the release before this one, which kept several contractors in one database: its backups, databases and site files in
// fixtures/release-before (make.mjs there makes them).
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { write } from '@/lib/data/client'

export const fixture = (name: string) => path.resolve(__dirname, '../fixtures/release-before', name)

/** One row of each table whose key had the contractor in it, and what hangs on one. */
export const rowsOfBefore = () =>
  write(async (db) => ({
    lead: await db.lead.findUnique({ where: { id: 'lead' }, select: { name: true } }),
    page: await db.page.findUnique({ where: { slug: 'winter-offer' }, select: { isPublished: true } }),
    redirect: await db.redirect.findUnique({ where: { fromPath: '/old-winter' }, select: { toPath: true } }),
    revisions: await db.revision.findMany({ select: { kind: true, recordId: true } }),
    owner: await db.staff.findUnique({ where: { email: 'owner@example.com' }, select: { role: true } }),
    hit: await db.notFoundHit.findUnique({ where: { path: '/lost' }, select: { count: true } }),
    places: await db.place.count(),
  }))
export const asBefore = {
  lead: { name: 'Maria Gonzales' },
  page: { isPublished: true },
  redirect: { toPath: '/winter-offer' },
  revisions: [{ kind: 'landing', recordId: 'nanuet:kitchen-remodeling' }],
  owner: { role: 'owner' },
  hit: { count: 3 },
  places: 47,
}
export const refusal =
  /holds the sites of several contractors \(smith\), and this version keeps one site.*nothing was changed/

/** Runs what `npm run build` runs before the build. Throws with what it printed. */
export const checkDatabase = (url: string) =>
  execFileSync(process.execPath, ['prisma/migrate.mjs', 'check'], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Starts the server, and returns its lines about the contractors and its exit code. */
export async function startServer() {
  const { checkContractors } = await import('@/lib/health/check-contractors')
  const lines: unknown[] = []
  const error = jest.spyOn(console, 'error').mockImplementation((line: unknown) => void lines.push(line))
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  try {
    await checkContractors()
    return { lines, ended: exit.mock.calls.map(([code]) => code) }
  } finally {
    error.mockRestore()
    exit.mockRestore()
  }
}
