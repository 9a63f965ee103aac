import 'server-only'
import { type Service } from '@/lib/business/services'
import { type Town } from '@/lib/business/towns'
import {
  type AreaService,
  emptyCopy,
  type LandingKind,
  type CopyTexts,
  type PageCopy,
  type Listing,
  type Place,
  type PlaceNotes,
  type StoredGuide,
} from '@/lib/content/areas'
import { documentJson } from '@/lib/page-document/stored'
import { isRecord, isText } from '@/lib/type-guards'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { parseJson, parseJsonList } from './json'
import { parseComponents } from './page-fields'
import { type RevisionKind } from './revisions'
import { type Row } from './table'
import { withoutUndefined } from './without-undefined'

// Rows of the areas' tables and what they say. What staff save has passed the definitions in lib/records; a row that somebody has
// broken by hand reads as empty, and the log names it.

export const placeFields = {
  slug: true,
  name: true,
  zip: true,
  township: true,
  type: true,
  population: true,
  populationBasis: true,
  lat: true,
  lng: true,
  permitAuthority: true,
  permitPhone: true,
  permitUrl: true,
  permitFees: true,
  about: true,
  notes: true,
  position: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.PlaceSelect
type PlaceRow = Prisma.PlaceGetPayload<{ select: typeof placeFields }>

const emptyNotes: PlaceNotes = {
  eras: [],
  types: [],
  kinds: [],
  setting: '',
  watch: [],
  landmarks: [],
  confidence: 'low',
  sources: [],
  isKeptListed: false,
}

const record = (text: string, model: string, id: string, field: string) => {
  const value = parseJson(text, { model, id, field })
  return isRecord(value) ? value : {}
}

/** Returns a place without the fields that are computed from others. */
export const toPlace = (row: PlaceRow): Omit<Place, 'drive' | 'nearby'> => ({
  ...row,
  township: row.township as Town['township'],
  type: row.type as Town['type'],
  populationBasis: row.populationBasis as Town['populationBasis'],
  notes: { ...emptyNotes, ...record(row.notes, 'Place', row.slug, 'notes') },
  updatedAt: row.updatedAt.toISOString(),
})

export const serviceFields = {
  slug: true,
  name: true,
  description: true,
  features: true,
  guide: true,
  isOn: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.ServiceSelect
type ServiceRow = Prisma.ServiceGetPayload<{ select: typeof serviceFields }>

export const toService = (row: ServiceRow): AreaService => ({
  ...row,
  slug: row.slug as Service['slug'],
  features: parseJsonList(row.features, isText, { model: 'Service', id: row.slug, field: 'features' }),
  guide: record(row.guide, 'Service', row.slug, 'guide') as StoredGuide,
  updatedAt: row.updatedAt.toISOString(),
})

const textFields = {
  headline: true,
  lede: true,
  description: true,
  parts: true,
  questions: true,
  blocks: true,
  pictures: true,
  projects: true,
} as const

export const landingFields = {
  ...textFields,
  place: true,
  service: true,
  listing: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.LandingPageSelect
type LandingRow = Prisma.LandingPageGetPayload<{ select: typeof landingFields }>

type TextColumns = Pick<LandingRow, keyof typeof textFields>

function toTexts(row: TextColumns, model: string, id: string): CopyTexts {
  const isPart = (value: unknown): value is CopyTexts['parts'][number] =>
    isRecord(value) && isText(value.title) && isText(value.text)
  const isQuestion = (value: unknown): value is CopyTexts['questions'][number] =>
    isRecord(value) && isText(value.question) && isText(value.answer)
  return {
    headline: row.headline,
    lede: row.lede,
    description: row.description,
    parts: parseJsonList(row.parts, isPart, { model, id, field: 'parts' }),
    questions: parseJsonList(row.questions, isQuestion, { model, id, field: 'questions' }),
    blocks: parseComponents(row.blocks, { model, id }),
    pictures: record(row.pictures, model, id, 'pictures'),
    projects: parseJsonList(row.projects, isText, { model, id, field: 'projects' }),
  }
}

/** Returns fields as columns: objects and lists become JSON. */
export const jsonColumns = (fields: object): Row =>
  Object.fromEntries(
    Object.entries(withoutUndefined(fields)).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  ) as Row

/** Returns the columns of a page's texts; those that aren't named are empty. */
export function textColumns(patch: Partial<CopyTexts>): TextColumns {
  const texts = { ...emptyCopy, ...patch }
  const { headline, lede, description, parts, questions, pictures, projects } = texts
  const blocks = texts.blocks.length > 0 ? documentJson(texts.blocks) : '[]'
  const columns = { headline, lede, description, parts, questions, blocks, pictures, projects }
  return jsonColumns(columns) as TextColumns
}

/** Returns the id of a landing page's row. */
export const landingKey = (place: string, service: string) => `${place}:${service}`

export const toPageCopy = (row: LandingRow): PageCopy => ({
  ...toTexts(row, 'LandingPage', `${row.place}/${row.service}`),
  place: row.place,
  service: row.service as LandingKind,
  listing: row.listing as Listing,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
})

export const copyRevisions: RevisionKind<TextColumns, CopyTexts> = {
  name: 'landing',
  fields: textFields,
  parse: (state, id) => toTexts(state, 'Revision', id),
  isStored: async (tx, id) => (await tx.landingPage.count({ where: { id } })) > 0,
}
