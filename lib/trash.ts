// What is deleted waits in the trash: pages, posts, projects, testimonials and leads alike.

/** How long it can be restored, in days. */
export const trashDays = 30

const day = 24 * 60 * 60_000

export const trashKinds = ['page', 'post', 'project', 'testimonial', 'lead'] as const
export type TrashKind = (typeof trashKinds)[number]

/** What the kinds are called, and where their calls go. */
export const trashNames: Record<TrashKind, { one: string; several: string; calls: string }> = {
  page: { one: 'Page', several: 'Pages', calls: '/api/pages' },
  post: { one: 'Post', several: 'Posts', calls: '/api/blog' },
  project: { one: 'Project', several: 'Projects', calls: '/api/portfolio' },
  testimonial: { one: 'Testimonial', several: 'Testimonials', calls: '/api/testimonials' },
  lead: { one: 'Lead', several: 'Leads', calls: '/api/leads' },
}

/** Something in the trash. `path` is where visitors saw it, empty where it had no address of its own; `deletedAt` is ISO. */
export type TrashRow = {
  kind: TrashKind
  id: string
  title: string
  path: string
  deletedAt: string
  deletedBy: string | null
}

/** Something's address for visitors; empty for what has none. */
export function trashPath(kind: TrashKind, slug: string | null | undefined): string {
  const before: Partial<Record<TrashKind, string>> = { page: '/', post: '/blog/', project: '/gallery/' }
  return slug && before[kind] !== undefined ? `${before[kind]}${slug}` : ''
}

/** The kind that a word of an address names; null for all of them. */
export const trashKindOf = (word: unknown): TrashKind | null =>
  trashKinds.find((kind) => kind === word) ?? null

/** What was deleted before this moment has been kept long enough. */
export const trashEnd = (now: Date): Date => new Date(now.getTime() - trashDays * day)

/** How many days are left to restore something, the one that has begun included. */
export const daysLeft = (deletedAt: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + trashDays * day - now.getTime()) / day))
