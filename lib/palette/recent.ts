import 'server-only'
import { leadSummary } from '@/lib/leads/lead-words'
import { entriesOf } from '@/lib/data/palette'
import { contentWords, pageWords, postWords, standingWords } from './entry-words'
import { type RecentKind, recordOf } from './recent-path'
import { type PaletteRecent } from './types'

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
  for (const lead of leads)
    add('lead', lead.id, lead.name, `${leadSummary(lead)} · ${standingWords(lead, now)}`)
  for (const page of pages) add('page', page.id, page.title, pageWords(page))
  for (const post of posts) add('post', post.id, post.title, postWords(post))
  for (const { id, title, location } of projects) add('project', id, title, contentWords('Project', location))
  for (const { id, name, location } of testimonials)
    add('testimonial', id, name, contentWords('Testimonial', location))
  return paths.flatMap((path) => {
    const record = recordOf(path)
    const text = record && texts.get(`${record.kind} ${record.id}`)
    return text ? { path, kind: record.kind, ...text } : []
  })
}
