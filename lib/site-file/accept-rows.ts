import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { getBuiltInPage } from '@/lib/content/built-in-pages'
import { siteTable, type SiteTable } from '@/lib/records/site-tables'
import { slugNow } from '@/lib/records/trash-rules'
import { AppError } from '@/lib/errors'
import { hasMoreValues, isDeeper, valuesIn } from '@/lib/page-document/json-depth'
import { isReservedSlug } from '@/lib/page-document/reserved-slugs'
import { slugMessages } from '@/lib/page-document/slug'
import { ownPicture } from '@/lib/page-document/own-picture'
import { maxDocumentLength, refusalOfStored } from '@/lib/page-document/parse'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { isTooDeep, maxNesting } from '@/lib/page-document/shallow-html'
import { cleanPostText } from '@/lib/page-document/post-html'
import { maxPostLength, longPostMessage } from '@/lib/page-document/post-text'
import { blocksIn } from '@/lib/page-document/stored'
import { type SiteRow } from '@/lib/schemas/site-file'
import { isText } from '@/lib/type-guards'
import { acceptedValue } from './accept-settings'
import { redirectCheck } from './redirect-check'
import { type RefusedRow } from './types'

// A row that the file's format allows may still hold what no screen takes: a redirect to elsewhere, a link that runs code, a text
// that takes minutes to read, 99 stars. Such a row is left out, with all that belongs to it, and the report names it.

type Rows = (table: SiteTable) => AsyncIterable<SiteRow[]>
type OnRefused = (refusedRow: RefusedRow) => void

/** Reads the rows of a file that may be stored. Tables have to be read in their order, from the first one on. */
export function acceptedRows(
  rows: Rows,
  registry: BlockRegistry,
  onRefused: OnRefused = () => {},
): (table: SiteTable) => AsyncGenerator<SiteRow[]> {
  const refusedKeys = new Map<SiteTable, Set<unknown>>()
  const refusalOfRedirect = redirectCheck()
  return async function* (table) {
    const { refers, unique } = siteTable(table)
    const refusedInTable = new Set<unknown>()
    refusedKeys.set(table, refusedInTable)
    const belongsToRefused = (row: SiteRow) =>
      Object.entries(refers).some(([column, other]) => refusedKeys.get(other)?.has(row[column]))
    let weight = 0
    for await (const batch of rows(table)) {
      const acceptedBatch: SiteRow[] = []
      for (const row of batch) {
        // A long row takes milliseconds: other requests are answered before the next one.
        weight += weightOf(row)
        if (weight > weightAtOnce) {
          await setImmediate()
          weight = 0
        }
        const report = (reason: string) => onRefused({ row: nameOf(table, row), why: reason })
        if (table === 'settings') acceptedBatch.push(...acceptedSetting(row, registry, report))
        else {
          const reason = table === 'redirects' ? refusalOfRedirect(row) : refusalOf(table, row, registry)
          if (reason) report(reason)
          if (reason || belongsToRefused(row)) refusedInTable.add(row[unique[0]])
          else acceptedBatch.push(row)
        }
      }
      yield acceptedBatch
    }
  }
}

/** The number of characters checked before other tasks have their turn. */
const weightAtOnce = 20_000

/** Returns the length of a row's texts. What isn't text counts as long. */
const weightOf = (row: SiteRow) =>
  Object.values(row).reduce<number>(
    (sum, value) =>
      sum + (isText(value) ? value.length : typeof value === 'object' && value ? weightAtOnce : 0),
    0,
  )

/** Returns a row's name in the report, on one line. */
function nameOf(table: SiteTable, row: SiteRow): string {
  const name = row.title ?? row.name ?? row.fromPath ?? row.key ?? ''
  return `${siteTable(table).label ?? 'Setting'} ${quoted(table.startsWith('landing') ? (row.landingId ?? row.id) : name)}`
}

/** Quotes the beginning of a name on one line. It is a copy: a slice would keep the whole text in memory. */
export const quoted = (name: unknown): string =>
  `“${Buffer.from(String(name).slice(0, 80))
    .toString()
    .replace(/\p{Cc}/gu, ' ')}”`

const tooDeep = `Formatting or components are nested more than ${maxNesting} levels deep.`
const unsafeLink = 'A link or picture in it has an unsafe address.'
const unsafePicture = 'Its picture isn’t one of this site’s own.'
const tooLong = (max: number) => `Its text is longer than ${max.toLocaleString('en-US')} characters.`
const tooMany = 'It holds more than any screen saves.'

/** Components with what their schemas add may be longer than what a page's save takes. In characters. */
const longestJson = 2 * maxDocumentLength
/** The maximum number of values in the JSON of a column or a setting. */
const mostValues = 20_000
/** The maximum of longer lists: saved blocks, and records imported from another site. */
const mostOfLists = 50_000
const lists = ['saved-blocks', 'wordpress-import']

/** Returns why a row isn't accepted; '' for one that is. */
function refusalOf(table: SiteTable, row: SiteRow, registry: BlockRegistry): string {
  if (table === 'posts' || table === 'post-revisions') {
    if (String(row.content).length > maxPostLength || growsTooLong(String(row.content)))
      return tooLong(maxPostLength)
    if (!ownPicture.test(String(row.featuredImage))) return unsafePicture
  }
  if (table === 'projects' && ![row.beforeImage, row.afterImage].every((src) => ownPicture.test(String(src))))
    return unsafePicture
  if (table === 'places' && !/^(?:https?:\/\/[^\s"<>]+)?$/.test(row.permitUrl as string)) return unsafeLink
  if (table === 'pages' && !hasOwnAddress(row)) return `slug: ${slugMessages.reserved.replace(/\.$/, '')}.`
  if (!siteTable(table).label) return ''
  const [opened, why] = openedRow(table, row)
  return why || refusalOfTexts(opened) || refusalOfScreen(table, opened, registry)
}

/** Returns true if a page is where it may be: a built-in page at its own address for everybody, any other at none of these. */
function hasOwnAddress(row: SiteRow): boolean {
  const slug = slugNow('deletedSlug', row)
  const builtIn = getBuiltInPage(String(row.id))
  if (!builtIn) return slug !== '' && !isReservedSlug(slug)
  return (
    row.slug === builtIn.slug &&
    row.isPublished === true &&
    [row.publishAt, row.unpublishAt, row.deletedAt].every((moment) => !moment)
  )
}

/** Returns why the screen for a row wouldn't save it; '' where it would or there is none. Its JSON is parsed. */
function refusalOfScreen(table: SiteTable, row: SiteRow, registry: BlockRegistry): string {
  const { schema, fields, blocks } = siteTable(table).screen ?? {}
  const read = schema?.safeParse(fields?.(row) ?? row)
  if (!read) return ''
  if (read.success) return blocks ? refusalOfStored(blocksIn(row[blocks]) ?? [], registry) : ''
  const { path = [], message = '' } = read.error.issues[0] ?? {}
  return `${path.join('.')}: ${message.replace(/\.$/, '')}.`
}

/** Returns true if a post's text gets too long when it is sanitized. */
function growsTooLong(text: string): boolean {
  try {
    cleanPostText(text)
    return false
  } catch (error) {
    return error instanceof AppError && error.more.errors?.content === longPostMessage
  }
}

/**
 * Parses a row's JSON texts, and returns why the row isn't accepted where they are too large. No large value is made of
 * them.
 */
function openedRow(table: SiteTable, row: SiteRow): [SiteRow, string] {
  const { documents = [] } = siteTable(table)
  const texts = Object.entries(row).filter((entry): entry is [string, string] => isText(entry[1]))
  const opened = { ...row }
  let length = 0
  for (const [column, text] of texts) {
    const isDocument = documents.includes(column)
    length += text.length
    if (isDocument && text.length > longestJson) return [row, tooLong(longestJson)]
    // All columns together may be a little longer than the longest of them.
    if (!isDocument && (text.length > maxPostLength || length > 2 * maxPostLength))
      return [row, tooLong(maxPostLength)]
    if (!isDocument) continue
    if (valuesIn(text) > mostValues) return [row, tooMany]
    opened[column] = parseOrKeep(text)
  }
  for (const value of Object.values(opened)) {
    if (isDeeper(value, maxNesting)) return [row, tooDeep]
    if (typeof value === 'object' && value && JSON.stringify(value).length > longestJson)
      return [row, tooLong(longestJson)]
  }
  return [opened, '']
}

/** Parses JSON; any other text stays as it is. */
function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function refusalOfTexts(value: unknown): string {
  for (const text of textsIn(value)) {
    if (isUnsafeAddress(text)) return unsafeLink
    if (isTooDeep(text)) return tooDeep
  }
  return ''
}

function* textsIn(value: unknown): Generator<string> {
  if (isText(value)) yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner)
}

/** Returns true if a text is an address that runs something; a browser drops control characters in it. */
const isUnsafeAddress = (text: string): boolean =>
  /^\s*(?:javascript|vbscript|data):\S/i.test(text.slice(0, 200).replace(/\p{Cc}/gu, ''))

/** Returns a setting as it may be stored; none where it can't. */
function acceptedSetting(row: SiteRow, registry: BlockRegistry, report: (reason: string) => void): SiteRow[] {
  const { value } = row
  const key = String(row.key)
  const isLarge = () => hasMoreValues(value, lists.includes(key) ? mostOfLists : mostValues)
  const reason = isDeeper(value, maxNesting) ? tooDeep : isLarge() ? tooMany : ''
  // The schemas of the profile say more of an unsafe address.
  const refusal = reason || (key === 'profile' ? '' : refusalOfTexts(value))
  if (refusal) report(refusal)
  const accepted = refusal ? undefined : acceptedValue(key, value, registry, report)
  return accepted === undefined ? [] : [{ ...row, value: accepted }]
}
