import 'server-only'
import { type AddressEntry, type Lead } from '@/lib/content-types'
import { database } from './client'
import { leadState } from './leads'
import { scheduleNow } from './page-schedule'

type LeadEntry = Pick<
  Lead,
  'id' | 'name' | 'phone' | 'email' | 'projectType' | 'service' | 'town' | 'source' | 'status' | 'createdAt'
>
type Content = {
  pages: AddressEntry[]
  posts: AddressEntry[]
  projects: { id: string; title: string; location: string }[]
  testimonials: { id: string; name: string; location: string }[]
}

/** Of each kind; what was changed last comes first, so that it is the oldest that a palette doesn't know. */
const most = 3_000

const leadFields = {
  id: true,
  name: true,
  phone: true,
  email: true,
  projectType: true,
  service: true,
  town: true,
  source: true,
  status: true,
  createdAt: true,
} as const

/**
 * The newest leads that hold every part (folded, as lib/text/fold has it) in any of their texts, or the newest of all
 * where no part is named; at most `limit`. Those that were joined to another one count as that one.
 */
export async function leadEntries(parts: readonly string[], limit: number): Promise<LeadEntry[]> {
  const db = await database()
  const rows = await db.lead.findMany({
    where: { mergedIntoId: null, AND: parts.map((part) => ({ searchText: { contains: part } })) },
    select: leadFields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  })
  return rows.map((row) => ({ ...row, ...leadState(row), createdAt: row.createdAt.toISOString() }))
}

/**
 * Titles and addresses of everything that staff write: pages and posts, the newest first, projects and testimonials in
 * their own order. Databases compare accents each in its own way, so the texts are compared by whoever asks.
 */
export async function contentEntries(): Promise<Content> {
  const db = await database()
  const inOrder = [{ position: 'asc' as const }, { createdAt: 'asc' as const }, { id: 'asc' as const }]
  const select = {
    id: true,
    title: true,
    slug: true,
    isPublished: true,
    publishAt: true,
    unpublishAt: true,
  } as const
  const where = { deletedAt: null }
  const [pages, posts, projects, testimonials] = await Promise.all([
    db.page.findMany({ where, select, orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }], take: most }),
    db.post.findMany({ where, select, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: most }),
    db.project.findMany({
      where,
      select: { id: true, title: true, location: true },
      orderBy: inOrder,
      take: most,
    }),
    db.testimonial.findMany({
      where,
      select: { id: true, name: true, location: true },
      orderBy: inOrder,
      take: most,
    }),
  ])
  const asEntry = (row: (typeof pages)[number]): AddressEntry => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    isPublished: scheduleNow(row).isPublished,
  })
  return { pages: pages.map(asEntry), posts: posts.map(asEntry), projects, testimonials }
}
