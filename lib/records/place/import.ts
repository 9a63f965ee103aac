import 'server-only'
import { safeParse, type $ZodIssue } from 'zod/v4/core'
import { type Place } from '@/lib/content/areas'
import { listPlaces, listServices } from '@/lib/data/areas'
import { AppError } from '@/lib/errors'
import { slugOf } from '@/lib/page-document/slug'
import { revalidate } from '@/lib/revalidate'
import { csvRows } from '@/lib/text/csv'
import { place, type PlaceFields, type PlacePatch } from './definition'
import { takePlaces } from './store'

// Reads places from a table. Its first row names the columns, in any order; other columns are left out.
// A row whose slug, or the slug of its name, is that of a place changes only the fields of that place whose cells aren't empty.

const texts = ['name', 'zip', 'permitAuthority', 'permitPhone', 'permitUrl', 'permitFees', 'about'] as const
/** "Stony Point" is read as stony-point. */
const choices = ['township', 'type', 'populationBasis'] as const
const numbers = ['population', 'lat', 'lng'] as const
/** Several in a cell, with semicolons between them. */
const choiceLists = ['eras', 'types', 'kinds'] as const
const noteColumns = [...choiceLists, 'landmarks', 'setting', 'confidence'] as const
const importColumns = ['slug', ...texts, ...choices, ...numbers, ...noteColumns] as const
type Column = (typeof importColumns)[number]

/** The changes that an import makes, or would make. `line` is the row's first line in the file. */
export type ImportReport = {
  added: { line: number; slug: string; name: string }[]
  changed: { line: number; slug: string; name: string; fields: string[] }[]
  unchanged: number
  refused: { line: number; reason: string }[]
  unknown: string[]
}

type Row = Partial<Record<Column, string>>

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')
const columnOf = (heading: string) => importColumns.find((column) => plain(column) === plain(heading))

function readTable(csv: string): { rows: { line: number; row: Row }[]; unknown: string[] } {
  const [head, ...body] = csvRows(csv)
  const columns = (head?.cells ?? []).map(columnOf)
  if (!columns.includes('name') && !columns.includes('slug'))
    throw new AppError('invalid', {
      detail: 'The first row must name the columns, including “name” or “slug”.',
      errors: { csv: 'The first row must name the columns, including “name” or “slug”.' },
    })
  const rows = body.map(({ line, cells }) => ({
    line,
    row: Object.fromEntries(
      columns.flatMap((column, index) => {
        const text = cells[index]?.trim()
        return column && text ? [[column, text]] : []
      }),
    ),
  }))
  const unknown = (head?.cells ?? []).filter((heading) => heading.trim() && !columnOf(heading))
  return { rows, unknown }
}

const pick = <Name extends string, Value>(names: readonly Name[], row: Row, read: (text: string) => Value) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = (row as Record<string, string | undefined>)[name]
      return text === undefined ? [] : [[name, read(text)]]
    }),
  ) as Partial<Record<Name, Value>>

const several = (text: string) =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)

function factsIn(row: Row) {
  const facts = {
    ...pick(texts, row, (text) => text),
    ...pick(choices, row, slugOf),
    ...pick(numbers, row, (text) => Number(text.replace(/,(?=\d{3}\b)/g, ''))),
  }
  const notes = {
    ...pick(choiceLists, row, (text) => several(text).map(slugOf)),
    ...pick(['landmarks'], row, several),
    ...pick(['setting'], row, (text) => text),
    ...pick(['confidence'], row, slugOf),
  }
  return { facts, notes }
}

const emptyNotes = {
  eras: [],
  types: [],
  setting: '',
  watch: [],
  landmarks: [],
  confidence: 'low',
  sources: [],
}
const emptyFacts = {
  population: 0,
  populationBasis: 'estimate',
  permitPhone: '',
  permitUrl: '',
  permitFees: '',
  about: '',
}

type Read = { added: PlaceFields[]; patches: { slug: string; patch: PlacePatch }[]; report: ImportReport }

async function readPlaces(csv: string): Promise<Read> {
  const { rows, unknown } = readTable(csv)
  const [places, services] = await Promise.all([listPlaces(), listServices()])
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const takenSlugs = new Set<string>(services.map(({ slug }) => slug))
  const read: Read = {
    added: [],
    patches: [],
    report: { added: [], changed: [], unchanged: 0, refused: [], unknown },
  }
  const { report } = read
  for (const { line, row } of rows) {
    const slug = row.slug ?? slugOf(row.name ?? '')
    const refuse = (reason: string) => report.refused.push({ line, reason })
    if (!slug) refuse('The row has neither a name nor a slug.')
    else if (takenSlugs.has(slug))
      refuse(`${slug} is in the table twice, or is a service’s address. Use a different slug.`)
    else {
      takenSlugs.add(slug)
      const knownPlace = bySlug.get(slug)
      if (knownPlace) readChange(knownPlace, row, line, read, refuse)
      else readNew(slug, row, line, read, refuse)
    }
  }
  return read
}

type Refuse = (reason: string) => void
/** Returns which column can't be read and why, with the choices that there are. */
function reasonOf(issue: $ZodIssue | undefined): string {
  if (!issue) return ''
  const [column] = issue.path.filter((part) => part !== 'notes')
  const choice = issue.code === 'invalid_value' ? `: ${issue.values.map(String).join(', ')}` : ''
  return `${String(column)}: ${issue.message}${choice}`
}

function readNew(slug: string, row: Row, line: number, { added, report }: Read, refuse: Refuse): void {
  const { facts, notes } = factsIn(row)
  const parsed = safeParse(place.formSchema, {
    slug,
    ...emptyFacts,
    ...facts,
    notes: { ...emptyNotes, ...notes },
  })
  if (!parsed.success) return refuse(reasonOf(parsed.error.issues[0]))
  added.push(parsed.data)
  report.added.push({ line, slug, name: parsed.data.name })
}

function readChange(entry: Place, row: Row, line: number, { patches, report }: Read, refuse: Refuse): void {
  const { facts, notes } = factsIn(row)
  const parsed = safeParse(place.patchSchema, {
    ...facts,
    ...(Object.keys(notes).length > 0 && { notes: { ...entry.notes, ...notes } }),
  })
  if (!parsed.success) return refuse(reasonOf(parsed.error.issues[0]))
  const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  const fields = [
    ...Object.keys(facts).filter((name) =>
      isOther(parsed.data[name as keyof typeof parsed.data], entry[name as keyof Place]),
    ),
    ...Object.keys(notes).filter((name) =>
      isOther(parsed.data.notes?.[name as keyof Place['notes']], entry.notes[name as keyof Place['notes']]),
    ),
  ]
  if (fields.length === 0) {
    report.unchanged += 1
    return
  }
  patches.push({ slug: entry.slug, patch: parsed.data })
  report.changed.push({ line, slug: entry.slug, name: parsed.data.name ?? entry.name, fields })
}

/**
 * Reads a table of places and, unless it is only to be looked at, takes what can be taken in one step: rows that were refused
 * are left out. @throws AppError invalid where it is no table of places
 */
export async function importPlaces(csv: string, dryRun: boolean): Promise<ImportReport> {
  const { added, patches, report } = await readPlaces(csv)
  if (dryRun || added.length + patches.length === 0) return report
  await takePlaces(added, patches)
  await revalidate({ kind: 'site' })
  return report
}

/** Returns the places as such a table. */
export async function placesTable(): Promise<string> {
  const rows = (await listPlaces()).map((place) =>
    importColumns.map((column) => {
      const value = column in place.notes ? place.notes[column as 'setting'] : place[column as 'name']
      return Array.isArray(value) ? value.join('; ') : String(value)
    }),
  )
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  // By the mark at the beginning Excel knows UTF-8.
  return `\ufeff${[importColumns, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}`
}
