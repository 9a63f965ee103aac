import 'server-only'
import * as z from 'zod/mini'
import { leadFieldNames, leadFields } from '@/lib/lead-fields'
import { blocksIn } from '@/lib/page-document/stored'
import { count, moment, pictureHash, type SiteRow, text } from '@/lib/schemas/site-file'
import { capitalized } from '@/lib/text/in-words'
import { copyRevisions } from '@/lib/data/area-rows'
import { pageRevisions } from '@/lib/data/page-fields'
import { postRevisions } from '@/lib/data/post-fields'
import { type RevisionKind } from '@/lib/data/revisions'
import { columnsOfModels } from '@/lib/data/table'
import { inputOf, isDocument, type RecordKind } from './define-record'
import { page } from './page/definition'
import { pageCopy } from './page-copy/definition'
import { post } from './post/definition'
import { areaRecords, listedRecords } from './registry'
import { slugNow } from './trash-rules'

// The tables of a site as its file has them. Their columns and types are those of prisma/models.prisma, with dates as ISO
// texts; only what is special about a table is written here.

/** A table by its name in the file. */
export type SiteTable = string
type ModelName = keyof typeof columnsOfModels

/**
 * The screen for a table's rows: what it refuses, the import refuses too. `fields` gives a row as its form sends it, `blocks`
 * is the column that holds components, which have checks of their own.
 */
type Screen = { schema: z.ZodMiniType; fields?: (row: SiteRow) => SiteRow; blocks?: string }

/** The facts of a table that its model's columns don't say. */
type Special = {
  model: ModelName
  /** The label of a row before its name in the report of an import. */
  label?: string
  screen?: Screen
  /** The schemas of columns that are narrower than their type. */
  columns?: Readonly<Record<string, z.ZodMiniType>>
  /** Columns that files of earlier versions don't have; empty or null where `defaults` says nothing else. */
  later?: readonly string[]
  defaults?: Readonly<Record<string, unknown>>
  /** The column whose text is JSON in the file too, and what it is where that can't be read. */
  json?: readonly [column: string, otherwise: unknown]
  /** Columns whose text is JSON that stays text in the file. */
  documents?: readonly string[]
  /** Of revisions, whose states have a column for each field in the file: the table of their records, and what names one. */
  revisions?: { kind: Pick<RevisionKind<object>, 'name' | 'fields'>; of: string; column: string }
  isLeads?: true
  /** Files from before there was such a table don't have it: they say nothing of it. */
  isLater?: true
}

/** A table as the file has it. */
type Table = Special & {
  row: z.ZodMiniObject
  client: string
  /** Columns of which no two rows have the same; the first one gives the order. */
  unique: readonly [string, ...string[]]
  /** Columns that name a row of another table. */
  refers: Readonly<Record<string, SiteTable>>
  /** The column that names an account. Accounts aren't in the file: it counts where this one is here too. */
  staff?: string
}

const id = z.string().check(z.regex(/^[\w.:~-]{1,191}$/))
const slug = z.string().check(z.regex(/^[\w.~-]{1,1300}$/))
const wholeNumber = z.int().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647))
const size = count.check(z.minimum(1))
const share = z.number().check(z.minimum(0), z.maximum(1))
const path = text.check(z.maxLength(1_500), z.regex(/^\/(?!\/)/))
// As it is: an object schema would give its names another order.
const blocks = z.unknown().check(z.refine((value) => blocksIn(value) !== undefined, 'no list of blocks'))

const types = { String: text, Int: wholeNumber, Float: z.number(), Boolean: z.boolean(), DateTime: moment }
const slugOrNone = z.union([z.literal(''), slug])

/** Returns how a form sends a row, with the slug that it has outside the trash. */
const withSlug =
  (column: Parameters<typeof slugNow>[0]) =>
  ({ components: _, ...row }: SiteRow): SiteRow => ({ ...row, slug: slugNow(column, row) })

/** Returns the table of a kind whose documents stay texts in the file. */
const areaTable = ({ model, one, fields, formSchema }: RecordKind): Special => ({
  model: capitalized(model) as ModelName,
  label: one,
  screen: { schema: formSchema },
  documents: Object.keys(fields).filter((name) => isDocument(fields[name]!)),
  isLater: true,
})

/**
 * Returns the table of a kind of record, by its definition: a list is JSON, rows stay texts in the file, and what the form refuses
 * isn't imported.
 */
function toSpecial(record: (typeof listedRecords)[number]): [SiteTable, Special] {
  const { model, several, deletedWords, formSchema, trashedSlug, fields } = record
  const namesOf = (input: string) =>
    Object.keys(fields).filter((name) => inputOf(fields[name]!)?.input === input)
  const lists = namesOf('list')
  const documents = namesOf('rows')
  const asTexts: Record<string, string> = Object.fromEntries(
    documents.map((name) => [name, JSON.stringify(record.defaults[name])]),
  )
  return [
    several.toLowerCase(),
    {
      model: capitalized(model) as ModelName,
      label: capitalized(deletedWords?.replace('deleted the ', '') ?? ''),
      screen: {
        schema: formSchema,
        ...(trashedSlug && { fields: withSlug(trashedSlug) }),
      },
      // A field that came later has a default, so that files of older versions are still accepted.
      later: Object.keys(fields).filter((name) => fields[name]?._zod.def.type === 'default'),
      documents,
      defaults: { ...record.defaults, ...asTexts },
      columns: Object.fromEntries(lists.map((name) => [name, z.array(text)])),
      ...(lists[0] && { json: [lists[0], []] as const }),
    },
  ]
}

const laterLeadFields = leadFieldNames().filter((name) => leadFields[name].isLater)

/** The tables, in the order in which they are stored: tables come before those that refer to them. */
const specials: Readonly<Record<SiteTable, Special>> = {
  settings: { model: 'Setting', columns: { key: id, value: z.unknown() }, json: ['value', null] },
  pages: {
    model: 'Page',
    label: 'Page',
    screen: {
      schema: page.formSchema,
      // The home page has none.
      fields: (row) => withSlug('deletedSlug')({ ...row, slug: row.slug || 'home' }),
      blocks: 'components',
    },
    columns: { components: blocks, slug: slugOrNone, deletedSlug: slugOrNone },
    json: ['components', []],
    later: ['draftId', 'draftSavedAt', 'draftPublishAt'],
  },
  'page-revisions': {
    model: 'Revision',
    label: 'Earlier version of the page',
    revisions: { kind: pageRevisions, of: 'pages', column: 'pageId' },
  },
  posts: {
    model: 'Post',
    label: 'Post',
    screen: { schema: post.formSchema, fields: withSlug('deletedSlug') },
    columns: { deletedSlug: slugOrNone },
  },
  'post-revisions': {
    model: 'Revision',
    label: 'Earlier version of the post',
    revisions: { kind: postRevisions, of: 'posts', column: 'postId' },
  },
  ...Object.fromEntries(listedRecords.map(toSpecial)),
  // Documents of places, services and page copy: lib/data/area-rows.ts reads each tolerantly.
  ...Object.fromEntries(areaRecords.map((record) => [record.several.toLowerCase(), areaTable(record)])),
  landings: {
    ...areaTable(pageCopy),
    label: 'Page copy',
    screen: {
      schema: pageCopy.formSchema,
      fields: (row) => ({ ...row, blocks: blocksIn(row.blocks) }),
      blocks: 'blocks',
    },
    columns: { place: slug, service: slug, listing: z.enum(['auto', 'hidden']) },
  },
  'landing-revisions': {
    model: 'Revision',
    label: 'Earlier page copy',
    revisions: { kind: copyRevisions, of: 'landings', column: 'landingId' },
  },
  redirects: { model: 'Redirect', label: 'Redirect from', columns: { fromPath: path, toPath: path } },
  pictures: {
    model: 'Media',
    columns: {
      hash: z.string().check(z.regex(pictureHash)),
      width: size,
      height: size,
      bytes: count,
      focalX: share,
      focalY: share,
      // Empty for pictures from before it was measured.
      color: z.string().check(z.regex(/^(?:#[0-9a-f]{6})?$/)),
    },
  },
  'visit-blocks': { model: 'VisitBlock', later: ['seriesId'], isLater: true },
  leads: { model: 'Lead', later: [...laterLeadFields, 'deletedAt', 'deletedStatus'], isLeads: true },
  'lead-events': { model: 'LeadEvent', isLeads: true },
  'lead-messages': { model: 'LeadMessage', isLeads: true, isLater: true },
  'news-signups': { model: 'NewsSignup', isLeads: true, isLater: true },
  // The quarters of an hour that each takes are computed when they are stored.
  visits: {
    model: 'Visit',
    columns: { minutes: count, travel: count, sequence: count },
    later: ['kind', 'staffId'],
    defaults: { kind: 'home' },
    isLeads: true,
    isLater: true,
  },
}

const names = Object.keys(specials)
const specialOf = (table: SiteTable): Special => specials[table]!

/** Columns that are known from the rest of their row. */
const derivedColumns = ['searchText', 'phoneKey', 'emailKey']

type Column = { type: keyof typeof types; isOptional: boolean; isUnique: boolean; refersTo?: string }

const listColumns = ({ model }: Special) =>
  Object.entries(columnsOfModels[model] as Record<string, Column>).filter(
    ([name]) => !derivedColumns.includes(name),
  )

function columnSchema({ columns, later, defaults }: Special, name: string, { type, isOptional }: Column) {
  const byName = name === 'slug' ? slug : /^id$|Id$/.test(name) ? id : types[type]
  const base = columns?.[name] ?? byName
  const schema = isOptional ? z.nullable(base) : base
  return later?.includes(name) ? z._default(schema, defaults?.[name] ?? (isOptional ? null : '')) : schema
}

function shapeOf(table: SiteTable): z.ZodMiniObject['shape'] {
  const special = specialOf(table)
  const shape = Object.fromEntries(
    listColumns(special).map(([name, column]) => [name, columnSchema(special, name, column)]),
  )
  if (!special.revisions) return shape
  const { kind: _kind, recordId: _recordId, state: _state, ...facts } = shape
  const { kind, of, column } = special.revisions
  const fields = Object.entries(shapeOf(of)).filter(([name]) => name in kind.fields)
  return { ...facts, [column]: id, ...Object.fromEntries(fields) }
}

function toTable(name: SiteTable): Table {
  const special = specialOf(name)
  const { model, revisions } = special
  const columns = listColumns(special)
  const [first = '', ...others] = columns.filter(([, { isUnique }]) => isUnique).map(([column]) => column)
  const tableOf = (modelName?: string) => names.find((table) => specials[table]?.model === modelName)
  const refers = columns.flatMap(([column, { refersTo }]) => {
    const table = tableOf(refersTo)
    return table ? [[column, table] as const] : []
  })
  const records = revisions?.of ?? name
  const { screen, json, documents, isLater } = specialOf(records)
  return {
    ...special,
    ...{ screen, json, documents, isLater },
    row: z.strictObject(shapeOf(name)),
    client: `${model[0]?.toLowerCase()}${model.slice(1)}`,
    unique: [first, ...others],
    refers: revisions ? { [revisions.column]: records } : Object.fromEntries(refers),
    staff: columns.find(([, { refersTo }]) => refersTo === 'Staff')?.[0],
  }
}

const tables = new Map(names.map((name) => [name, toTable(name)]))

export const siteTable = (name: SiteTable): Table => tables.get(name)!

/** Returns the tables of a file. */
export const tablesOf = (withLeads: boolean): SiteTable[] =>
  names.filter((name) => withLeads || !siteTable(name).isLeads)
