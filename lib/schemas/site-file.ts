import * as z from 'zod/mini'
import { type LeadFieldKind, type LeadFieldName, leadFieldNames, leadFields } from '@/lib/lead-fields'
import { blocksIn } from '@/lib/page-document/stored'

// What a file of the whole site holds, in types of its own: a table a list, dates as ISO texts, JSON as JSON. A column
// that isn't named here isn't in the file; tests/unit/site-file holds this list against the database's.

/** The number of the format; a file with a higher one is of a newer version of the site. */
export const siteFileFormat = 1

/** The longest text of a column, in characters. */
const longestText = 2_000_000

// PostgreSQL takes neither NUL nor half a surrogate pair.
const text = z.string().check(
  z.maxLength(longestText),
  z.refine((value) => !value.includes('\0') && value.isWellFormed(), 'signs that can’t be stored'),
)
const id = z.string().check(z.regex(/^[\w.:~-]{1,191}$/))
const slug = z.string().check(z.regex(/^[\w.~-]{1,1300}$/))
const moment = z.iso.datetime({ precision: 3 })
const whole = z.int().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647))
const count = whole.check(z.minimum(0))
const share = z.number().check(z.minimum(0), z.maximum(1))
const path = text.check(z.maxLength(1_500), z.regex(/^\/(?!\/)/))
/** What a picture is called by in files: the hash of its bytes. */
export const pictureHash = /^[0-9a-f]{32}$/

// As it is: an object schema would give its names another order.
const document = z.unknown().check(z.refine((value) => blocksIn(value) !== undefined, 'no list of blocks'))
const times = { createdAt: moment, updatedAt: moment }
const arranged = {
  isFeatured: z.boolean(),
  isSample: z.boolean(),
  position: whole,
  version: whole,
  deletedAt: z.nullable(moment),
  ...times,
}
const planned = {
  isPublished: z.boolean(),
  publishAt: z.nullable(moment),
  unpublishAt: z.nullable(moment),
  version: whole,
  savedById: z.nullable(id),
  deletedAt: z.nullable(moment),
  deletedSlug: z.union([z.literal(''), slug]),
  importedFrom: z.nullable(text),
  ...times,
}
const meta = { metaTitle: text, metaDescription: text }
const post = {
  title: text,
  slug,
  excerpt: text,
  content: text,
  featuredImage: text,
  town: text,
  category: text,
  ...meta,
}
const page = { title: text, slug, content: text, ...meta, components: document }
const revision = {
  id,
  name: text,
  version: whole,
  isPublished: z.boolean(),
  staffId: z.nullable(id),
  createdAt: moment,
}

const settings = z.strictObject({ key: id, value: z.unknown(), updatedAt: moment })
const pages = z.strictObject({
  id,
  ...page,
  ...planned,
  // Files that were made before there were drafts of live pages don't have them.
  draftId: z.optional(z.nullable(id)),
  draftSavedAt: z.optional(z.nullable(moment)),
  draftPublishAt: z.optional(z.nullable(moment)),
})
const pageRevisions = z.strictObject({ ...revision, pageId: id, ...page })
const posts = z.strictObject({
  id,
  ...post,
  isSample: z.boolean(),
  publishedAt: z.nullable(moment),
  ...planned,
})
const postRevisions = z.strictObject({ ...revision, postId: id, ...post })
const projects = z.strictObject({
  id,
  title: text,
  location: text,
  description: text,
  beforeImage: text,
  afterImage: text,
  projectType: text,
  category: text,
  cost: text,
  timeline: text,
  features: z.array(text),
  completedAt: z.nullable(moment),
  slug: z.nullable(slug),
  ...arranged,
})
const testimonials = z.strictObject({
  id,
  name: text,
  location: text,
  rating: whole,
  content: text,
  projectType: text,
  timeline: text,
  isVerified: z.boolean(),
  ...arranged,
})
const redirects = z.strictObject({
  id,
  fromPath: path,
  toPath: path,
  isManual: z.boolean(),
  createdAt: moment,
})
const pictures = z.strictObject({
  id,
  hash: z.string().check(z.regex(pictureHash)),
  name: text,
  alt: text,
  width: count.check(z.minimum(1)),
  height: count.check(z.minimum(1)),
  bytes: count,
  focalX: share,
  focalY: share,
  // Empty for pictures from before it was measured.
  color: z.string().check(z.regex(/^(?:#[0-9a-f]{6})?$/)),
  ...times,
})
/** The columns of a lead's fields, by their kinds. Those of other kinds are named below. */
const leadKinds: Partial<Record<LeadFieldKind<LeadFieldName>, z.ZodMiniType>> = {
  text,
  'moment?': z.nullable(moment),
  'whole?': z.nullable(whole),
  'id?': z.nullable(id),
  'person?': z.nullable(id),
}
const leadColumns = () =>
  Object.fromEntries(
    leadFieldNames().flatMap((name) => {
      const { kind, isLater } = leadFields[name]
      const column = leadKinds[kind]
      if (!column) return []
      const stored = isLater ? z._default(column, kind === 'text' ? '' : null) : column
      return [[kind === 'person?' ? `${name}Id` : name, stored]]
    }),
  )
const leads = z.strictObject({
  id,
  key: z.nullable(text),
  suspicion: text,
  source: text,
  status: text,
  ...leadColumns(),
  // Files from before leads had a trash don't say.
  deletedAt: z._default(z.nullable(moment), null),
  deletedStatus: z._default(text, ''),
  ...times,
})
const leadEvents = z.strictObject({
  id,
  leadId: id,
  kind: text,
  text,
  staffId: z.nullable(id),
  createdAt: moment,
})

const visits = z.strictObject({
  id,
  leadId: id,
  startsAt: moment,
  minutes: count,
  travel: count,
  place: text,
  address: text,
  status: text,
  madeBy: text,
  tokenHash: text,
  sequence: count,
  version: whole,
  agreedAt: moment,
  remindedAt: z.nullable(moment),
  ...times,
})
const visitBlocks = z.strictObject({
  id,
  startsAt: moment,
  endsAt: moment,
  reason: text,
  staffId: z.nullable(id),
  createdAt: moment,
})

// Their documents are texts: each column has a shape of its own, which lib/data/area-rows.ts reads tolerantly.
const degrees = z.number().check(z.minimum(-180), z.maximum(180))
const places = z.strictObject({
  slug,
  name: text,
  zip: text,
  township: text,
  type: text,
  population: whole,
  populationBasis: text,
  lat: degrees,
  lng: degrees,
  permitAuthority: text,
  permitPhone: text,
  permitUrl: text,
  permitFees: text,
  about: text,
  notes: text,
  position: whole,
  version: whole,
  updatedAt: moment,
})
const services = z.strictObject({
  slug,
  name: text,
  description: text,
  features: text,
  guide: text,
  position: whole,
  isOn: z.boolean(),
  version: whole,
  updatedAt: moment,
})
const words = {
  headline: text,
  lede: text,
  description: text,
  parts: text,
  questions: text,
  blocks: text,
  pictures: text,
  projects: text,
}
const landingDocuments = ['parts', 'questions', 'blocks', 'pictures', 'projects']
const landings = z.strictObject({
  id,
  place: slug,
  service: slug,
  ...words,
  listing: z.enum(['auto', 'hidden']),
  version: whole,
  updatedAt: moment,
})
const landingRevisions = z.strictObject({
  id,
  landingId: id,
  name: text,
  version: whole,
  ...words,
  staffId: z.nullable(id),
  createdAt: moment,
})

/** How a table lies in the file. */
type Table = {
  row: z.ZodMiniObject
  /** Its name in prisma/models.prisma, with a small first letter. */
  model: string
  /** Of revisions, which lie in one table of the database: the kind of these. */
  kind?: 'page' | 'post' | 'landing'
  /** Columns of which no two rows have the same; the first one gives the order. */
  unique: readonly [string, ...string[]]
  /** Columns that name a row of another table. */
  refers?: Readonly<Record<string, string>>
  /** The column that names an account. Accounts aren't in the file: it counts where this one is here too. */
  staff?: string
  /** The column whose text is JSON, and what it is where that can't be read. */
  json?: readonly [column: string, otherwise: unknown]
  /** Columns whose text is JSON that stays text in the file. */
  documents?: readonly string[]
  isLeads?: true
  /** Files from before there was such a table don't have it: they say nothing of it. */
  isLater?: true
}

/** The tables of a site, in the order in which they are stored: what is referred to comes first. */
const siteTables = {
  settings: { row: settings, model: 'setting', unique: ['key'], json: ['value', null] },
  pages: {
    row: pages,
    model: 'page',
    unique: ['id', 'slug', 'importedFrom'],
    staff: 'savedById',
    json: ['components', []],
  },
  'page-revisions': {
    row: pageRevisions,
    model: 'revision',
    kind: 'page',
    unique: ['id'],
    refers: { pageId: 'pages' },
    staff: 'staffId',
    json: ['components', []],
  },
  posts: { row: posts, model: 'post', unique: ['id', 'slug', 'importedFrom'], staff: 'savedById' },
  'post-revisions': {
    row: postRevisions,
    model: 'revision',
    kind: 'post',
    unique: ['id'],
    refers: { postId: 'posts' },
    staff: 'staffId',
  },
  projects: { row: projects, model: 'project', unique: ['id', 'slug'], json: ['features', []] },
  testimonials: { row: testimonials, model: 'testimonial', unique: ['id'] },
  places: { row: places, model: 'place', unique: ['slug'], documents: ['notes'], isLater: true },
  services: {
    row: services,
    model: 'service',
    unique: ['slug'],
    documents: ['features', 'guide'],
    isLater: true,
  },
  landings: {
    row: landings,
    model: 'landingPage',
    unique: ['id'],
    documents: landingDocuments,
    isLater: true,
  },
  'landing-revisions': {
    row: landingRevisions,
    model: 'revision',
    kind: 'landing',
    unique: ['id'],
    refers: { landingId: 'landings' },
    staff: 'staffId',
    documents: landingDocuments,
    isLater: true,
  },
  redirects: { row: redirects, model: 'redirect', unique: ['id', 'fromPath'] },
  pictures: { row: pictures, model: 'media', unique: ['id', 'hash'] },
  'visit-blocks': {
    row: visitBlocks,
    model: 'visitBlock',
    unique: ['id'],
    staff: 'staffId',
    isLater: true,
  },
  leads: {
    row: leads,
    model: 'lead',
    unique: ['id', 'key'],
    refers: { mergedIntoId: 'leads' },
    staff: 'assignedToId',
    isLeads: true,
  },
  'lead-events': {
    row: leadEvents,
    model: 'leadEvent',
    unique: ['id'],
    refers: { leadId: 'leads' },
    staff: 'staffId',
    isLeads: true,
  },
  // Which quarters of an hour each takes is reckoned when they are stored.
  visits: {
    row: visits,
    model: 'visit',
    unique: ['id', 'tokenHash'],
    refers: { leadId: 'leads' },
    isLeads: true,
    isLater: true,
  },
} as const satisfies Record<string, Table>

export type SiteTable = keyof typeof siteTables
/** A row as it stands in the file. */
export type SiteRow = Record<string, unknown>

export const siteTableNames = Object.keys(siteTables) as SiteTable[]
/** What is known of a table, whatever it doesn't have being undefined. */
export const siteTable = (name: SiteTable): Table => siteTables[name]
/** The tables that a file has. */
export const tablesOf = (withLeads: boolean): SiteTable[] =>
  siteTableNames.filter((name) => withLeads || !siteTable(name).isLeads)

/** Settings that tell of this server and its own work, not of the site: they stay where they are. */
export const serversOwnSettings = [
  'delivery.mail',
  'second-factor-required',
  'media-mentions',
  'site-import',
  'revalidations.order',
  'revalidations.list',
]

/** What of any version's manifest can be read: whether it is ours, and how new. */
export const anyManifest = z.object({
  kind: z.literal('showroom-site'),
  format: z.int(),
  version: text.check(z.maxLength(50)),
})

/** What a manifest says of an entry. */
export const manifestFile = z.strictObject({
  path: z.string().check(z.maxLength(200)),
  bytes: z.int().check(z.minimum(0)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/** The last entry of a file: what it holds, so that it can be checked against itself. */
export const siteManifest = z.strictObject({
  kind: z.literal('showroom-site'),
  format: z.literal(siteFileFormat),
  /** The version of the site that made it. */
  version: text.check(z.maxLength(50)),
  madeAt: moment,
  /** The business's short name. */
  name: text.check(z.maxLength(200)),
  withLeads: z.boolean(),
  /** Rows by table. */
  counts: z.record(z.string(), count),
  /** Hashes of pictures that the site mentions and hasn't got any more. */
  missing: z.array(z.string().check(z.regex(pictureHash))),
  files: z.array(manifestFile),
})
export type SiteManifest = z.infer<typeof siteManifest>
