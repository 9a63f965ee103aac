import 'server-only'
import { sampleProjects } from '@/lib/business/samples'
import type { Project, StoredProject } from '@/lib/content-types'
import { isText } from '@/lib/shapes'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { inOrder } from './arranged'
import { database } from './client'
import { parseJsonList } from './json'
import { present } from './page-fields'
import { giveSlugs, slugNow } from './project-slugs'
import { listOrSamples, orAtBuild } from './stand-in'

const select = {
  id: true,
  slug: true,
  title: true,
  location: true,
  description: true,
  beforeImage: true,
  afterImage: true,
  projectType: true,
  category: true,
  cost: true,
  timeline: true,
  features: true,
  completedAt: true,
  isFeatured: true,
  isSample: true,
} satisfies Prisma.ProjectSelect

/** What staff edit. */
export const storedSelect = { ...select, version: true, updatedAt: true } satisfies Prisma.ProjectSelect

type Row = Prisma.ProjectGetPayload<{ select: typeof select }>
type StoredRow = Prisma.ProjectGetPayload<{ select: typeof storedSelect }>

const toProject = (row: Row): Project => ({
  ...row,
  slug: slugNow(row),
  projectType: row.projectType === 'bathroom' ? 'bathroom' : 'kitchen',
  category: row.category === 'Bathroom' ? 'Bathroom' : 'Kitchen',
  features: parseJsonList(row.features, isText, { model: 'Project', id: row.id, field: 'features' }),
  completedAt: row.completedAt?.toISOString() ?? null,
})

export const toStoredProject = ({ version, updatedAt, ...row }: StoredRow): StoredProject => ({
  ...toProject(row),
  version,
  updatedAt: updatedAt.toISOString(),
})

/** Reads projects; those from before there were project pages are given their slugs first. */
async function withSlugs<Found extends { slug: string | null }>(
  read: () => Promise<Found[]>,
): Promise<Found[]> {
  const rows = await read()
  if (rows.every(({ slug }) => slug !== null)) return rows
  await giveSlugs()
  return read()
}

/** Visitors see a project from its first picture of the finished room on. */
const shown = { ...present, afterImage: { not: '' } }

/**
 * The projects that visitors see, in the order that staff gave them; the thirteen samples while there are none. Those in
 * the trash and those without a picture of the finished room are left out.
 */
export async function listProjects(): Promise<Project[]> {
  return listOrSamples(async () => {
    const db = await database()
    const rows = await withSlugs(() => db.project.findMany({ where: shown, select, orderBy: inOrder }))
    return rows.map(toProject)
  }, sampleProjects)
}

/** All projects for staff, also those that visitors don't see yet; never samples that only stand in. */
export async function listStoredProjects(): Promise<StoredProject[]> {
  const db = await database()
  const rows = await withSlugs(() =>
    db.project.findMany({ where: present, select: storedSelect, orderBy: inOrder }),
  )
  return rows.map(toStoredProject)
}

/** The stored project of an id, or null. */
export async function getStoredProject(id: string): Promise<StoredProject | null> {
  const db = await database()
  const [row] = await withSlugs(() =>
    db.project.findMany({ where: { id, ...present }, select: storedSelect }),
  )
  return row ? toStoredProject(row) : null
}

/** When somebody last changed a project, as ISO; null while there are samples only. */
export async function lastProjectChange(): Promise<string | null> {
  return orAtBuild(async () => {
    const db = await database()
    const found = await db.project.aggregate({ where: { isSample: false }, _max: { updatedAt: true } })
    return found._max.updatedAt?.toISOString() ?? null
  }, null)
}

/** The addresses of the projects that visitors see, and when somebody last changed each (ISO); null for samples. */
export async function listProjectDates(): Promise<{ slug: string; changedAt: string | null }[]> {
  const projects = await listProjects()
  const changes = await orAtBuild(async () => {
    const db = await database()
    return db.project.findMany({
      where: { ...shown, isSample: false },
      select: { id: true, updatedAt: true },
    })
  }, [])
  const changedAt = new Map(changes.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]))
  return projects.map(({ id, slug }) => ({ slug, changedAt: changedAt.get(id) ?? null }))
}

/** How many projects are stored; samples that only stand in don't count. */
export async function countProjects(): Promise<{ total: number; featured: number }> {
  const db = await database()
  const [total, featured] = await Promise.all([
    db.project.count({ where: present }),
    db.project.count({ where: { ...present, isFeatured: true } }),
  ])
  return { total, featured }
}
