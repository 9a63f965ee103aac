import { Globe, Inbox, PenLine, Plus, User } from 'lucide-react'
import { hasParts, nearlyHasParts, queryParts, startsWords } from '@/lib/palette/parts'
import { type PaletteAnswer } from '@/lib/palette/types'
import { editAddress } from '@/lib/records/define-record'
import { requireKind } from '@/lib/records/registry'
import { fold } from '@/lib/text/fold'
import { counted } from '@/lib/text/counted'
import { cleanQuery } from '@/lib/text/words'
import { type ScreenAction } from '@/components/staff/screen-actions'
import { type Action, actionsFor, create, type PaletteOption, type Standing } from './palette-actions'
import { iconOf } from './record-icons'
import { type Recent, recentOptions } from './recent-options'

type PaletteGroup = { name: string; options: PaletteOption[] }

export const createTyped = 'create-typed'

const viewOnSite = 'View on the site'

/** Reads what was typed: ">" before it asks for actions only. */
export function readQuery(text: string) {
  const clean = cleanQuery(text)
  const actionsOnly = clean.startsWith('>')
  const query = actionsOnly ? clean.slice(1).trimStart() : clean
  return { query, actionsOnly, parts: queryParts(query) }
}

type Input = Standing & {
  text: string
  answer?: PaletteAnswer
  pending: boolean
  screen?: readonly ScreenAction[]
  recent?: Recent
}

/**
 * The options for a text, in groups: actions first, those of the open screen before the others, then leads, pages, posts,
 * content. Without a text, what was opened last comes first. No group is empty.
 */
export function paletteGroups({
  text,
  answer,
  pending,
  screen = [],
  recent,
  ...facts
}: Input): PaletteGroup[] {
  const { query, actionsOnly, parts } = readQuery(text)
  const isMeant = ({ label, detail, words = '', name }: Action) =>
    !query ||
    (parts.length > 0 &&
      startsWords(`${label} ${detail} ${words}`, parts) &&
      (name === undefined || parts.some((part) => startsWords(`${name} ${words}`, [part]))))
  const isNearlyMeant = ({ label, detail, words = '' }: Action) =>
    nearlyHasParts(`${label} ${detail} ${words}`, parts)
  const isCalled = ({ label }: Action) => startsWords(label, parts)
  const onScreen = screen.map((action, index): Action => ({ id: `here-${index}`, detail: '', ...action }))
  const anywhere = actionsFor(facts, query !== '')
  const results = actionsOnly || !answer ? [] : foundGroups(answer)
  const [isAnywhere, hasResults] = [onScreen.some(isMeant) || anywhere.some(isMeant), results.length > 0]
  // Without any other result, typing errors are tolerated.
  const isWanted =
    query && parts.length > 0 && !isAnywhere && !hasResults && !pending ? isNearlyMeant : isMeant
  const screenActions = onScreen.filter(isWanted)
  const otherActions = anywhere
    .filter(isWanted)
    .filter(({ href }) => !href || !screenActions.some((action) => action.href === href))
  if (!query)
    return [
      { name: 'Recent', options: actionsOnly || !recent ? [] : recentOptions(recent, facts.role) },
      { name: 'On this screen', options: screenActions },
      { name: 'Actions', options: otherActions },
    ].filter(({ options }) => options.length > 0)
  const lists = actionsOnly ? [] : (answer?.leadLists ?? [])
  const actions: PaletteOption[] = [
    ...lists
      .filter(({ label }) => !pending || hasParts(label, parts))
      .map(({ label, href, count }) => ({
        id: href,
        icon: Inbox,
        label,
        detail: counted(count, 'lead'),
        href,
      })),
    // Matching labels come before matches in other words.
    ...[...screenActions, ...otherActions].sort((a, b) => Number(isCalled(b)) - Number(isCalled(a))),
  ]
  const allOptions = results.flatMap(({ options }) => options)
  // A page is only offered if no action matches.
  const isCommand = screenActions.length + otherActions.length > 0
  if (
    !actionsOnly &&
    !isCommand &&
    isTitle(query) &&
    !allOptions.some(({ label }) => fold(label) === fold(query))
  )
    actions.push({
      id: createTyped,
      icon: Plus,
      label: `Create page “${query}”`,
      detail: 'Opens Create New Page',
      href: `${create}?title=${encodeURIComponent(query)}`,
      unmarked: true,
    })
  return [{ name: 'Actions', options: actions }, ...results]
    .map(({ name, options }) => ({
      name,
      // The answer is to fewer letters: drop results without the new ones.
      options: options.filter(
        ({ label, detail }) => !pending || name === 'Actions' || hasParts(`${label} ${detail}`, parts),
      ),
    }))
    .filter(({ options }) => options.length > 0)
}

/** Returns true if a page could have this title: a word, and nobody's number or email. */
const isTitle = (query: string) => /\p{L}{2}/u.test(query) && !query.includes('@')

function foundGroups(answer: PaletteAnswer): PaletteGroup[] {
  const { leads, records, site, copy } = answer
  const options = (isWritten: boolean) =>
    records
      .filter(({ kind }) => (kind === 'page' || kind === 'post') === isWritten)
      .map(({ kind, id, title, detail }) => ({
        id: `${kind}-${id}`,
        icon: iconOf(kind),
        label: title,
        detail,
        href: editAddress(requireKind(kind), id),
      }))
  const groups: PaletteGroup[] = [
    {
      name: 'Leads',
      options: leads.map((lead) => ({
        id: `lead-${lead.id}`,
        icon: User,
        label: lead.name,
        detail: lead.contact ? `${lead.contact} · ${lead.about}` : `${lead.about} · ${lead.standing}`,
        href: `/admin/leads/${lead.id}`,
      })),
    },
    {
      name: 'Pages and posts',
      options: [
        ...options(true),
        ...copy.map(({ label, href }) => ({ id: href, icon: PenLine, label, detail: 'Page copy', href })),
        ...site.map((path) => ({
          id: `site-${path}`,
          icon: Globe,
          label: path,
          detail: viewOnSite,
          href: path,
        })),
      ],
    },
    {
      name: 'Content',
      options: options(false),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
