import 'server-only'
import { elapsed } from '@/lib/time/elapsed'
import { leadSummary, statusNames } from '@/lib/leads/lead-words'
import { findForStaff } from '@/lib/data/palette'
import { hasParts, queryParts } from './parts'
import { placePages } from './place-pages'
import { mostOfEach, type PaletteAnswer } from './types'

const mostPlacePages = 3

/** What the command palette shows for a query besides its actions; nothing for a query without letters or digits. */
export async function paletteAnswer(query: string, now = new Date()): Promise<PaletteAnswer> {
  const parts = queryParts(query)
  const { leads, projects, testimonials, ...found } = await findForStaff(parts, mostOfEach)
  return {
    ...found,
    leads: leads.map(({ id, name, phone, email, status, createdAt, ...rest }) => {
      const about = leadSummary(rest)
      const unseen = parts.filter((part) => !hasParts(`${name} ${about}`, [part]))
      const contact = [phone, email].find((text) => text && unseen.some((part) => hasParts(text, [part])))
      const standing = status === 'new' ? `waiting ${elapsed(createdAt, now)}` : statusNames[status]
      return { id, name, about, standing, contact: contact ?? '' }
    }),
    projects: projects.map((project) => ({ ...project, kind: 'Project' })),
    testimonials: testimonials.map(({ name, ...rest }) => ({ ...rest, title: name, kind: 'Testimonial' })),
    site: placePages(parts, mostPlacePages),
  }
}
