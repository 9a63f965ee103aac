import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { groupTexts } from '@/lib/business/settings-names'
import { groupOf, settingsGroupNames } from '@/lib/business/settings-groups'
import { profileFrom } from '@/lib/data/settings'
import { isDeeper } from '@/lib/page-document/json-depth'
import { ownPicture } from '@/lib/page-document/own-picture'
import { longestDocument } from '@/lib/page-document/parse'
import { isTooDeep, mostDeep } from '@/lib/page-document/shallow-html'
import { longestPost } from '@/lib/schemas/posts'
import { settingsSchemas } from '@/lib/schemas/settings'
import { type SiteRow, siteTable, type SiteTable } from '@/lib/schemas/site-file'
import { settingCheck } from '@/lib/schemas/site-settings'
import { isRecord, isText } from '@/lib/shapes'
import { redirectCheck } from './redirect-check'
import { parsed, refusalOfScreen } from './screen-checks'
import { type RefusedRow } from './types'

// A row that the file's format allows may still hold what no screen takes: a redirect to elsewhere, a link that runs code, a text
// that takes minutes to read, 99 stars. Such a row is left out, with all that belongs to it, and the report names it.

type Rows = (table: SiteTable) => AsyncIterable<SiteRow[]>
type OnRefused = (refused: RefusedRow) => void

/** The rows of a file that may be stored. Tables have to be read in their order, from the first one on. */
export function acceptedRows(
  rows: Rows,
  onRefused: OnRefused = () => {},
): (table: SiteTable) => AsyncGenerator<SiteRow[]> {
  const refused = new Map<SiteTable, Set<unknown>>()
  const refusalOfRedirect = redirectCheck()
  return async function* (table) {
    const { refers = {}, unique } = siteTable(table)
    const gone = new Set<unknown>()
    refused.set(table, gone)
    const belongsToRefused = (row: SiteRow) =>
      Object.entries(refers).some(([column, other]) => refused.get(other as SiteTable)?.has(row[column]))
    for await (const some of rows(table)) {
      const accepted: SiteRow[] = []
      for (const row of some) {
        // What is long takes milliseconds: others are answered before the next one.
        if (Object.values(row).some(isLong)) await setImmediate()
        const told = (why: string) => onRefused({ row: nameOf(table, row), why })
        if (table === 'settings') accepted.push(...acceptedSetting(row, told))
        else {
          const why = table === 'redirects' ? refusalOfRedirect(row) : refusalOf(table, row)
          if (why) told(why)
          if (why || belongsToRefused(row)) gone.add(row[unique[0]])
          else accepted.push(row)
        }
      }
      yield accepted
    }
  }
}

const isLong = (value: unknown) => (isText(value) ? value.length > 20_000 : typeof value === 'object')

const kinds: Partial<Record<SiteTable, string>> = {
  pages: 'Page',
  'page-revisions': 'Earlier version of the page',
  posts: 'Post',
  'post-revisions': 'Earlier version of the post',
  projects: 'Project',
  testimonials: 'Testimonial of',
  places: 'Place',
  services: 'Service',
  landings: 'Words of the page',
  'landing-revisions': 'Earlier words of the page',
  redirects: 'Redirect from',
}

/** What a row is called in the report, on one line. */
function nameOf(table: SiteTable, row: SiteRow): string {
  const name = row.title ?? row.name ?? row.fromPath ?? row.key ?? ''
  return `${kinds[table] ?? 'Setting'} ${quoted(table.startsWith('landing') ? (row.landingId ?? row.id) : name)}`
}

/** The beginning of a name, on one line. It is a copy: a piece of a text would keep all of it in memory. */
export const quoted = (name: unknown): string =>
  `“${Buffer.from(String(name).slice(0, 80))
    .toString()
    .replace(/\p{Cc}/gu, ' ')}”`

const tooDeep = `Formatting or components are nested more than ${mostDeep} levels deep.`
const unsafeLink = 'A link or picture in it has an unsafe address.'
const unsafePicture = 'Its picture isn’t one of this site’s own.'
const tooLong = (most: number) => `Its text is longer than ${most.toLocaleString('en-US')} characters.`

/** Why a row isn't taken, in words; '' for one that is. */
function refusalOf(table: SiteTable, row: SiteRow): string {
  if (table === 'posts' || table === 'post-revisions') {
    if (String(row.content).length > longestPost) return tooLong(longestPost)
    if (!ownPicture.test(String(row.featuredImage))) return unsafePicture
  }
  if (table === 'projects' && ![row.beforeImage, row.afterImage].every((src) => ownPicture.test(String(src))))
    return unsafePicture
  if (table === 'places' && !/^(?:https?:\/\/[^\s"<>]+)?$/.test(row.permitUrl as string)) return unsafeLink
  return Object.hasOwn(kinds, table) ? refusalOfTexts(row) || refusalOfScreen(table, row) : ''
}

// Components with what their schemas add may be longer than what a page's save takes.
const longestJson = 2 * longestDocument

function refusalOfTexts(row: SiteRow): string {
  for (const value of Object.values(row)) {
    const document = isText(value) && /^\s*[[{]/.test(value) ? parsed(value) : value
    const isDocument = typeof document === 'object' && document !== null
    if (isDocument && isDeeper(document, mostDeep)) return tooDeep
    if (isDocument && (isText(value) ? value : JSON.stringify(value)).length > longestJson)
      return tooLong(longestJson)
    for (const text of isDocument ? textsIn(document) : isText(value) ? [value] : []) {
      if (isUnsafeAddress(text)) return unsafeLink
      if (isTooDeep(text)) return tooDeep
    }
  }
  return ''
}

/** All texts in a value that isn't deep. */
const textsIn = (value: unknown): string[] =>
  isText(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Whether a text as a whole is an address that runs something: a browser drops control characters in it. */
const isUnsafeAddress = (text: string): boolean =>
  /^\s*(?:javascript|vbscript|data):\S/i.test(text.slice(0, 200).replace(/\p{Cc}/gu, ''))

/** A setting as it may be stored; of the profile what its groups' schemas take. None where it can't. */
function acceptedSetting(row: SiteRow, told: (why: string) => void): SiteRow[] {
  const { key, value } = row
  if (key === 'profile') return [{ ...row, value: acceptedProfile(value, told) }]
  const check = settingCheck(String(key))
  if (!check) {
    told('This version of the site has no such setting.')
    return []
  }
  const why = isDeeper(value, mostDeep)
    ? tooDeep
    : !check.safeParse(value).success
      ? 'It isn’t what the screen for it would save.'
      : textsIn(value).some(isUnsafeAddress)
        ? unsafeLink
        : textsIn(value).some(isTooDeep)
          ? tooDeep
          : ''
  if (why) told(why)
  return why ? [] : [row]
}

function acceptedProfile(stored: unknown, told: (why: string) => void): unknown {
  if (!isRecord(stored)) return stored
  const profile = profileFrom(stored)
  let accepted = stored
  for (const group of settingsGroupNames) {
    const values = groupOf(profile, group)
    const read = settingsSchemas[group].safeParse(values)
    if (read.success) continue
    const { path = [], message = '' } = read.error.issues[0] ?? {}
    told(`${groupTexts[group].title}, ${path.join('.')}: ${message}. The built-in values take their place.`)
    accepted = Object.fromEntries(Object.entries(accepted).filter(([name]) => !Object.hasOwn(values, name)))
  }
  return accepted
}
