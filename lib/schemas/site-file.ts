import * as z from 'zod/mini'

// The format of a file of the whole site: each table is a list, dates are ISO texts, JSON is JSON (lib/records/site-tables.ts
// has the columns).

/** The number of the format; a file with a higher one is of a newer version of the site. */
export const siteFileFormat = 1

/** The longest text of a column, in characters. */
const longestText = 2_000_000

// PostgreSQL takes neither NUL nor half a surrogate pair.
export const text = z.string().check(
  z.maxLength(longestText),
  z.refine((value) => !value.includes('\0') && value.isWellFormed(), 'signs that can’t be stored'),
)
export const moment = z.iso.datetime({ precision: 3 })
export const count = z.int().check(z.minimum(0), z.maximum(2_147_483_647))
/** The hash of a picture's bytes, which names it in files. */
export const pictureHash = /^[0-9a-f]{32}$/

/** A row of the file. */
export type SiteRow = Record<string, unknown>

/** Settings of this server and its own tasks: they stay where they are. */
export const serversOwnSettings = [
  'delivery.mail',
  'mailbox',
  'second-factor-required',
  'media-mentions',
  'site-import',
  'revalidations.order',
  'revalidations.list',
]

/** The parts of a manifest that every version has. */
export const anyManifest = z.object({
  kind: z.literal('showroom-site'),
  format: z.int(),
  version: text.check(z.maxLength(50)),
})

/** An entry in the manifest's list. */
export const manifestFile = z.strictObject({
  path: z.string().check(z.maxLength(200)),
  bytes: z.int().check(z.minimum(0)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/** The last entry of a file, by which the others are checked. */
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
