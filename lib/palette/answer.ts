import 'server-only'
import { phoneText } from '@/lib/business/profile'
import { leadSummary } from '@/lib/leads/lead-text'
import { countInbox } from '@/lib/data/lead-inbox'
import { getAreas } from '@/lib/data/areas'
import { leadEntries } from '@/lib/data/palette'
import { recordEntries } from '@/lib/records/entries'
import { records } from '@/lib/records/registry'
import { leadQuery } from '@/lib/schemas/lead-filter'
import { officeDay } from '@/lib/time/office-time'
import { standingWords } from './entry-words'
import { leadLists } from './lead-lists'
import { hasParts, nearlyHasParts, queryParts } from './parts'
import { bothOf, placePages } from './place-pages'
import { mostOfEach, type PaletteAnswer, type PaletteLeadList } from './types'

const mostPlacePages = 3
/** The number of leads among which those with a matching name or contact are moved to the front. */
const mostLeads = 100
/** The number of newest leads that are searched with tolerance for typing errors. */
const mostNearly = 2_000

type LeadEntry = Awaited<ReturnType<typeof leadEntries>>[number]
const digitsOf = (text: string) => text.replace(/\D/g, '')
const contactText = (lead: LeadEntry) =>
  `${lead.name} ${lead.email} ${lead.phone} ${digitsOf(lead.phone)} ${leadSummary(lead)}`

async function findLeads(parts: readonly string[]): Promise<LeadEntry[]> {
  const leads = await leadEntries(parts, mostLeads)
  if (leads.length === 0)
    return (await leadEntries([], mostNearly)).filter((lead) => nearlyHasParts(contactText(lead), parts))
  const byName = (lead: LeadEntry) => hasParts(contactText(lead), parts)
  return [...leads.filter(byName), ...leads.filter((lead) => !byName(lead))]
}

/** Finds the lists of the inbox that match, except empty ones. */
async function findLists(parts: readonly string[], now: Date): Promise<PaletteLeadList[]> {
  const today = officeDay(now.toISOString())
  const lists = await Promise.all(
    leadLists(parts).map(async ({ label, filter }) => ({
      label,
      href: `/admin/leads${leadQuery(filter)}`,
      count: await countInbox(filter, { today, promiseMinutes: 0 }),
    })),
  )
  return lists.filter(({ count }) => count > 0)
}

/** Returns at most five entries whose text has every part; if there are none, those that nearly have them. */
function matching<Entry>(
  entries: readonly Entry[],
  parts: readonly string[],
  textOf: (entry: Entry) => string,
): Entry[] {
  const exact = entries.filter((entry) => hasParts(textOf(entry), parts))
  const matches = exact.length > 0 ? exact : entries.filter((entry) => nearlyHasParts(textOf(entry), parts))
  return matches.slice(0, mostOfEach)
}

/**
 * Returns the command palette's entries for a query besides its actions; none for a query without letters or digits.
 * Capitals and accents don't count; if no entry has the words, those that nearly have them are returned.
 */
export async function paletteAnswer(query: string, now = new Date()): Promise<PaletteAnswer> {
  const parts = queryParts(query)
  if (parts.length === 0)
    return {
      leadLists: [],
      leads: [],
      records: [],
      site: [],
      copy: [],
    }
  const [areas, lists, leads, entries] = await Promise.all([
    getAreas(),
    findLists(parts, now),
    findLeads(parts),
    Promise.all(records.filter(({ kind }) => kind !== 'lead').map((record) => recordEntries(record))),
  ])
  return {
    leadLists: lists,
    leads: leads.slice(0, mostOfEach).map(({ id, name, phone, email, status, createdAt, ...rest }) => {
      const about = leadSummary(rest)
      const unseen = parts.filter((part) => !hasParts(`${name} ${about}`, [part]))
      const contact = [phone, email].find((text) => text && unseen.some((part) => hasParts(text, [part])))
      const standing = standingWords({ status, createdAt }, now)
      return { id, name, about, standing, contact: phoneText(contact ?? '') }
    }),
    records: entries
      .flatMap((group) => matching(group, parts, ({ text }) => text))
      .map(({ kind, id, title, detail }) => ({ kind, id, title, detail })),
    site: placePages(parts, mostPlacePages, areas),
    copy: bothOf(parts, areas)
      .slice(0, mostPlacePages)
      .map(({ town, service }) => ({
        label: `${service.name} in ${town.name}`,
        href: `/admin/areas/pages/${town.slug}/${service.slug}`,
      })),
  }
}
