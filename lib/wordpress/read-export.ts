import { setImmediate } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { AppError } from '@/lib/errors'
import { fromOfficeInput } from '@/lib/time/office-time'

/** An entry of an export file. Texts that the file leaves out are empty. */
export type ExportItem = {
  type: string
  status: string
  title: string
  link: string
  guid: string
  id: string
  slug: string
  excerpt: string
  content: string
  password: string
  /** ISO; null where the file has none. */
  date: string | null
  modified: string | null
  categories: string[]
  tags: string[]
  comments: number
  meta: Record<string, string>
  attachmentUrl: string
}

export type Export = { title: string; address: string; items: ExportItem[] }

const mostItems = 20_000
const deepest = 50
/** The length of the pieces in which the file is parsed, in characters. */
const pieceLength = 500_000

const refuse = (detail: string) => new AppError('invalid', { detail, errors: { file: detail } })
const notAnExport =
  'This is not a WordPress export. In WordPress, open Tools, Export, choose All content, and upload the file it gives you.'

/** Element of an item: the field it fills. */
const fields = {
  'wp:post_type': 'type',
  'wp:status': 'status',
  title: 'title',
  link: 'link',
  guid: 'guid',
  'wp:post_id': 'id',
  'wp:post_name': 'slug',
  'excerpt:encoded': 'excerpt',
  'content:encoded': 'content',
  'wp:post_password': 'password',
  'wp:attachment_url': 'attachmentUrl',
} as const satisfies Record<string, keyof ExportItem>

const empty = (): ExportItem => ({
  type: '',
  status: '',
  title: '',
  link: '',
  guid: '',
  id: '',
  slug: '',
  excerpt: '',
  content: '',
  password: '',
  date: null,
  modified: null,
  categories: [],
  tags: [],
  comments: 0,
  meta: {},
  attachmentUrl: '',
})

/** Parses "2026-03-02 14:00:00" in UTC. Returns null for zeros, which WordPress writes if there is no date yet. */
function isoOf(text: string): string | null {
  const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
    ? Date.parse(`${text.replace(' ', 'T')}Z`)
    : NaN
  return Number.isNaN(moment) || text.startsWith('0000') ? null : new Date(moment).toISOString()
}

/** Returns the same moment for a text in the site's own time zone. */
function isoOfLocal(text: string): string | null {
  const minute = fromOfficeInput(text.slice(0, 16).replace(' ', 'T'))
  return isoOf(text) && minute && minute.slice(0, 17) + text.slice(17) + minute.slice(19)
}

/**
 * Reads a WordPress export file (WXR). Nothing that the file could define is followed: a document type, and with it
 * every entity of its own, is refused.
 * @throws AppError invalid, when it isn't such a file
 */
export async function readExport(text: string): Promise<Export> {
  const site: Export = { title: '', address: '', items: [] }
  const path: string[] = []
  let isExport = false
  let item: ExportItem | null = null
  let meta = { key: '', value: '' }
  let domain = ''
  let pieces: string[] = []

  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.on('doctype', () => {
    throw refuse('This file brings definitions of its own, which no WordPress export does. It was not read.')
  })
  parser.on('error', (error) => {
    throw refuse(
      isExport ? `The file is damaged: ${error.message.slice(0, 160)} Export it again.` : notAnExport,
    )
  })
  const add = (piece: string) => void pieces.push(piece)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    pieces = []
    if (path.length > deepest) throw refuse('The file is nested too deeply for a WordPress export.')
    if (path.length === 1 && name !== 'rss') throw refuse(notAnExport)
    if (name === 'item' && path.length === 3) {
      item = empty()
      if (site.items.length >= mostItems)
        throw refuse(`The file has more than ${mostItems} entries. Export it in parts, by date.`)
    }
    if (name === 'category') domain = attributes.domain ?? ''
    if (name === 'wp:postmeta') meta = { key: '', value: '' }
  })
  parser.on('closetag', ({ name }) => {
    const depth = path.length
    path.pop()
    const words = pieces.join('')
    pieces = []
    if (name === 'wp:wxr_version') isExport = true
    if (!item) {
      if (depth === 3 && name === 'title') site.title = words.trim()
      if (name === 'wp:base_blog_url' || (name === 'wp:base_site_url' && !site.address))
        site.address = words.trim()
      return
    }
    if (depth === 3) {
      site.items.push(item)
      item = null
    } else if (depth === 4) fill(item, name, words, { domain, meta })
    else if (name === 'wp:meta_key') meta.key = words
    else if (name === 'wp:meta_value') meta.value = words
  })
  // Old sites have characters in their texts that XML doesn't allow at all.
  const clean = text
    .replace(/^\ufeff/, '')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  // In pieces: other requests are answered between them.
  for (let start = 0; start < clean.length; start += pieceLength) {
    parser.write(clean.slice(start, start + pieceLength))
    await setImmediate()
  }
  parser.close()
  if (!isExport) throw refuse(notAnExport)
  return site
}

type Around = { domain: string; meta: { key: string; value: string } }

function fill(item: ExportItem, name: string, words: string, { domain, meta }: Around): void {
  if (Object.hasOwn(fields, name)) {
    const field = fields[name as keyof typeof fields]
    item[field] = field === 'content' ? words : words.trim()
  } else if (name === 'wp:post_date_gmt') item.date = isoOf(words.trim()) ?? item.date
  else if (name === 'wp:post_modified_gmt') item.modified = isoOf(words.trim()) ?? item.modified
  else if (name === 'wp:post_date') item.date ??= isoOfLocal(words.trim())
  else if (name === 'wp:post_modified') item.modified ??= isoOfLocal(words.trim())
  else if (name === 'category' && domain === 'category') item.categories.push(words.trim())
  else if (name === 'category' && domain === 'post_tag') item.tags.push(words.trim())
  else if (name === 'wp:comment') item.comments += 1
  // Only known keys: the file can have any others.
  else if (name === 'wp:postmeta' && knownMetaKeys.has(meta.key)) item.meta[meta.key] = meta.value
}

const knownMetaKeys = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_yoast_wpseo_title',
  '_yoast_wpseo_metadesc',
  'rank_math_title',
  'rank_math_description',
])
