import 'server-only'
import { leadSummary, statusNames } from '@/lib/leads/lead-words'
import { entriesOf } from '@/lib/data/palette'
import { elapsed } from '@/lib/time/elapsed'
import { type RecentKind, recordOf } from './recent-path'
import { type PaletteRecent } from './types'

const published = (isPublished: boolean) => (isPublished ? 'Published' : 'Draft')
const place = (location: string) => location.replace(/, NY$/, '')

/** What the records behind these addresses are called, in their order; what isn't there any more is left out. */
export async function recentEntries(paths: readonly string[], now: Date): Promise<PaletteRecent[]> {
  const records = paths.flatMap((path) => recordOf(path) ?? [])
  const idsOf = (wanted: RecentKind) => records.flatMap(({ kind, id }) => (kind === wanted ? id : []))
  const { leads, pages, posts, projects, testimonials } = await entriesOf({
    leads: idsOf('lead'),
    pages: idsOf('page'),
    posts: idsOf('post'),
    projects: idsOf('project'),
    testimonials: idsOf('testimonial'),
  })
  const texts = new Map<string, { title: string; detail: string }>()
  const add = (kind: RecentKind, id: string, title: string, detail: string) =>
    texts.set(`${kind} ${id}`, { title, detail })
  for (const lead of leads) {
    const standing =
      lead.status === 'new' ? `waiting ${elapsed(lead.createdAt, now)}` : statusNames[lead.status]
    add('lead', lead.id, lead.name, `${leadSummary(lead)} · ${standing}`)
  }
  for (const { id, title, slug, isPublished } of pages)
    add('page', id, title, `/${slug} · ${published(isPublished)}`)
  for (const { id, title, slug, isPublished } of posts)
    add('post', id, title, `/blog/${slug} · ${published(isPublished)}`)
  for (const { id, title, location } of projects) add('project', id, title, `Project · ${place(location)}`)
  for (const { id, name, location } of testimonials)
    add('testimonial', id, name, `Testimonial · ${place(location)}`)
  return paths.flatMap((path) => {
    const record = recordOf(path)
    const text = record && texts.get(`${record.kind} ${record.id}`)
    return text ? { path, kind: record.kind, ...text } : []
  })
}
