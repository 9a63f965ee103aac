import 'server-only'
import { type AddressEntry, type Lead } from '@/lib/content-types'
import { env } from '@/lib/env'
import { isPostgres } from '@/lib/database-url.mjs'
import { database } from './client'
import { leadState } from './leads'
import { scheduleNow } from './page-schedule'

type Found = {
  leads: Pick<
    Lead,
    'id' | 'name' | 'phone' | 'email' | 'projectType' | 'service' | 'town' | 'source' | 'status' | 'createdAt'
  >[]
  pages: AddressEntry[]
  posts: AddressEntry[]
  projects: { id: string; title: string; location: string }[]
  testimonials: { id: string; name: string; location: string }[]
}

// SQLite compares without case by itself, but A to Z only; PostgreSQL has to be told, and SQLite's types don't know it.
const withoutCase = (): object => (isPostgres(env().DATABASE_URL) ? { mode: 'insensitive' } : {})

const isPlain = (part: string) => /^[a-z\d]+$/.test(part)
const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)

/** The filters of a field that holds a part, in whichever case. */
const holding = (part: string) =>
  (isPlain(part) ? [part] : [...new Set([part, capital(part), part.toUpperCase()])]).map((text) => ({
    contains: text,
    ...withoutCase(),
  }))

/** Every part is in one of the fields, in whichever case. */
export const inFields = <Field extends string>(parts: readonly string[], fields: readonly Field[]) => ({
  AND: parts.map((part) => ({
    OR: fields.flatMap((field) => holding(part).map((filter) => ({ [field]: filter }))),
  })),
})

const isNumber = (part: string) => /^\d{4,15}$/.test(part)
const digitsOf = (text: string) => text.replace(/\D/g, '')

// Telephone numbers are stored as visitors write them: more digits than a group has are looked for with anything
// between them, and what that finds too much is left out afterwards.
const mostByNumber = 50
const spread = (digits: string) => ({ contains: [...digits].join('%') })

/**
 * Looks for parts of words (letters and digits, lower case) in leads by name, telephone number, e-mail address and
 * town, in pages and posts by title and slug, in projects and testimonials by title or name and place. All parts must
 * be found; at most `most` of each kind, the newest first, projects and testimonials in their own order.
 */
export async function findForStaff(parts: readonly string[], most: number): Promise<Found> {
  if (parts.length === 0) return { leads: [], pages: [], posts: [], projects: [], testimonials: [] }
  const db = await database()
  const inOrder = [{ position: 'asc' as const }, { createdAt: 'asc' as const }, { id: 'asc' as const }]
  const address = { id: true, title: true, slug: true, isPublished: true }
  const byAddress = inFields(parts, ['title', 'slug'])
  const [leads, pages, posts, projects, testimonials] = await Promise.all([
    findLeads(parts, most),
    db.page.findMany({
      where: { deletedAt: null, ...byAddress },
      select: { ...address, publishAt: true, unpublishAt: true },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: most,
    }),
    db.post.findMany({
      where: { deletedAt: null, ...byAddress },
      select: { ...address, publishAt: true, unpublishAt: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: most,
    }),
    db.project.findMany({
      where: { deletedAt: null, ...inFields(parts, ['title', 'location']) },
      select: { id: true, title: true, location: true },
      orderBy: inOrder,
      take: most,
    }),
    db.testimonial.findMany({
      where: { deletedAt: null, ...inFields(parts, ['name', 'location']) },
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
  return {
    leads,
    pages: pages.map(asEntry),
    posts: posts.map(asEntry),
    projects,
    testimonials,
  }
}

async function findLeads(parts: readonly string[], most: number): Promise<Found['leads']> {
  const db = await database()
  const byNumber = parts.some(isNumber)
  const rows = await db.lead.findMany({
    where: {
      AND: parts.map((part) => ({
        OR: [
          ...inFields([part], ['name', 'email', 'town']).AND,
          ...(/^\d+$/.test(part) ? [{ phone: isNumber(part) ? spread(part) : { contains: part } }] : []),
        ],
      })),
    },
    select: {
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
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: byNumber ? mostByNumber : most,
  })
  return rows
    .filter((row) =>
      parts.filter(isNumber).every((part) => {
        const texts = [row.name, row.email, row.town, digitsOf(row.phone)]
        return texts.some((text) => text.toLowerCase().includes(part))
      }),
    )
    .slice(0, most)
    .map((row) => ({
      ...row,
      ...leadState(row),
      createdAt: row.createdAt.toISOString(),
    }))
}
