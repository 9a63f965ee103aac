import 'server-only'
import { sampleProjects } from '@/lib/business/samples'
import type { Project } from '@/lib/content-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { isText } from '@/lib/shapes'
import { parseJsonList } from './json'
import { listOrSamples, orAtBuild } from './stand-in'

const select = {
  id: true,
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

type Row = Prisma.ProjectGetPayload<{ select: typeof select }>

const toProject = (row: Row): Project => ({
  ...row,
  projectType: row.projectType === 'bathroom' ? 'bathroom' : 'kitchen',
  category: row.category === 'Bathroom' ? 'Bathroom' : 'Kitchen',
  features: parseJsonList(row.features, isText, { model: 'Project', id: row.id, field: 'features' }),
  completedAt: row.completedAt?.toISOString() ?? null,
})

/** All projects in the order that staff gave them; the thirteen samples while there are none. */
export async function listProjects(): Promise<Project[]> {
  return listOrSamples(async () => {
    const db = await database()
    const rows = await db.project.findMany({
      select,
      orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    })
    return rows.map(toProject)
  }, sampleProjects)
}

/** When somebody last changed a project, as ISO; null while there are samples only. */
export async function lastProjectChange(): Promise<string | null> {
  return orAtBuild(async () => {
    const db = await database()
    const found = await db.project.aggregate({ where: { isSample: false }, _max: { updatedAt: true } })
    return found._max.updatedAt?.toISOString() ?? null
  }, null)
}

/** How many projects are stored; samples that only stand in don't count. */
export async function countProjects(): Promise<{ total: number; featured: number }> {
  const db = await database()
  const [total, featured] = await Promise.all([
    db.project.count(),
    db.project.count({ where: { isFeatured: true } }),
  ])
  return { total, featured }
}
