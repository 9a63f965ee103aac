import 'server-only'
import { type AddressEntry, type Lead } from '@/lib/content-types'
import { database } from './client'
import { leadState, notTrashed } from './leads'
import { scheduleNow } from './page-schedule'

type LeadEntry = Pick<
  Lead,
  | 'id'
  | 'name'
  | 'phone'
  | 'email'
  | 'projectType'
  | 'service'
  | 'town'
  | 'source'
  | 'page'
  | 'status'
  | 'createdAt'
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
  page: true,
  status: true,
  createdAt: true,
} as const

type LeadRow = Omit<LeadEntry, 'createdAt' | 'status' | 'source'> &
  Parameters<typeof leadState>[0] & { createdAt: Date }

const asLead = (row: LeadRow): LeadEntry => ({
  ...row,
  ...leadState(row),
  createdAt: row.createdAt.toISOString(),
})

/**
 * The newest leads that hold every part (folded, as lib/text/fold has it) in any of their texts, or the newest of all
 * where no part is named; at most `limit`. Those that were joined to another one count as that one.
 */
export async function leadEntries(parts: readonly string[], limit: number): Promise<LeadEntry[]> {
  const db = await database()
  const rows = await db.lead.findMany({
    where: {
      mergedIntoId: null,
      ...notTrashed,
      AND: parts.map((part) => ({ searchText: { contains: part } })),
    },
    select: leadFields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  })
  return rows.map(asLead)
}

const addressFields = {
  id: true,
  title: true,
  slug: true,
  isPublished: true,
  publishAt: true,
  unpublishAt: true,
} as const
const projectFields = { id: true, title: true, location: true } as const
const testimonialFields = { id: true, name: true, location: true } as const

type AddressRow = Omit<AddressEntry, 'isPublished'> & Parameters<typeof scheduleNow>[0]

const asEntry = (row: AddressRow): AddressEntry => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  isPublished: scheduleNow(row).isPublished,
})

/**
 * Titles and addresses of everything that staff write: pages and posts, the newest first, projects and testimonials in
 * their own order. Databases compare accents each in its own way, so the texts are compared by whoever asks.
 */
export async function contentEntries(): Promise<Content> {
  const db = await database()
  const inOrder = [{ position: 'asc' as const }, { createdAt: 'asc' as const }, { id: 'asc' as const }]
  const where = { deletedAt: null }
  const [pages, posts, projects, testimonials] = await Promise.all([
    db.page.findMany({
      where,
      select: addressFields,
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: most,
    }),
    db.post.findMany({
      where,
      select: addressFields,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: most,
    }),
    db.project.findMany({
      where,
      select: projectFields,
      orderBy: inOrder,
      take: most,
    }),
    db.testimonial.findMany({
      where,
      select: testimonialFields,
      orderBy: inOrder,
      take: most,
    }),
  ])
  return { pages: pages.map(asEntry), posts: posts.map(asEntry), projects, testimonials }
}

/** The records of these ids, but for those that are deleted; in no order. */
export async function entriesOf(
  ids: Record<keyof Content | 'leads', string[]>,
): Promise<Content & { leads: LeadEntry[] }> {
  const db = await database()
  const of = (kind: keyof typeof ids) => ({ id: { in: ids[kind] } })
  const kept = (kind: keyof typeof ids) => ({ ...of(kind), deletedAt: null })
  const [leads, pages, posts, projects, testimonials] = await Promise.all([
    db.lead.findMany({ where: { ...of('leads'), ...notTrashed }, select: leadFields }),
    db.page.findMany({ where: kept('pages'), select: addressFields }),
    db.post.findMany({ where: kept('posts'), select: addressFields }),
    db.project.findMany({ where: kept('projects'), select: projectFields }),
    db.testimonial.findMany({ where: kept('testimonials'), select: testimonialFields }),
  ])
  return {
    leads: leads.map(asLead),
    pages: pages.map(asEntry),
    posts: posts.map(asEntry),
    projects,
    testimonials,
  }
}
