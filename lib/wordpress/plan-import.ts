import { setImmediate } from 'node:timers/promises'
import { type Imported, type NewPage, type NewPost } from '@/lib/data/imports'
import { postPlainText } from '@/lib/page-document/post-text'
import { isReservedSlug } from '@/lib/page-document/reserved-slugs'
import { maxNesting } from '@/lib/page-document/shallow-html'
import { maxSlugLength, isReservedPostSlug, slugOf, slugTaker } from '@/lib/page-document/slug'
import { maxPostLength } from '@/lib/page-document/post-text'
import { clip } from '@/lib/seo/clip'
import { descriptionMost } from '@/lib/seo/lengths'
import { convertText, fileOf, type Surroundings } from './convert-text'
import { listLeftOut } from './left-out'
import { type Export, type ExportItem } from './read-export'
import { type ImportItem, type ImportReport, type MissingPicture } from './types'
import { withoutEndSlash } from '@/lib/text/bare-path'
import { decodePart } from '@/lib/text/decode-part'
import { plainWords } from './words'

/** The site's records that an import must consider, and its options. */
export type ImportContext = {
  imported: ReadonlyMap<string, Imported>
  slugs: { post: ReadonlySet<string>; page: ReadonlySet<string> }
  /** Returns the library's picture of a file's name, or null. */
  pictureOf: (file: string) => string | null
  /** Everything is imported as a draft, also what was published there. */
  asDrafts: boolean
}

/** An entry of the report, and the post or page to store for it. */
export type Entry = { item: ImportItem; post?: NewPost; page?: NewPage }
type Plan = { entries: Entry[]; report: Omit<ImportReport, 'run'> }

/** The maximum length of a text block, in characters of its HTML. */
const longestPageText = 20_000
const longestTitle = 300

/** Decides for every entry of an export what happens to it. It changes nothing, and returns the same each time. */
export async function planImport(site: Export, context: ImportContext): Promise<Plan> {
  const surroundings: Surroundings = { hosts: hostsOf(site), pictureOf: context.pictureOf }
  const attachments = new Map(
    site.items.filter(({ type }) => type === 'attachment').map((item) => [item.id, item]),
  )
  const seenKeys = new Set<string>()
  const pictures: MissingPicture[] = []
  const entries: Entry[] = []
  const wantedItems = site.items.filter(isWanted)
  const takeSlug = {
    post: slugTaker(context.slugs.post, isReservedPostSlug),
    page: slugTaker(context.slugs.page),
  }
  for (const source of wantedItems) {
    // A large file takes seconds: other requests are answered between two entries.
    await setImmediate()
    const kind = source.type as 'post' | 'page'
    const key = (source.guid || `${site.address}?p=${source.id}`).slice(0, 500)
    const title = plainWords(source.title).slice(0, longestTitle) || 'Untitled'
    const notes: string[] = []
    const item: ImportItem = {
      key,
      kind,
      title,
      outcome: 'comes',
      state: stateOf(source, context.asDrafts),
      from: pathOf(source.link),
      to: '',
      date: source.date,
      category: '',
      href: null,
      notes,
    }
    const entry: Entry = { item }
    entries.push(entry)

    const earlier = context.imported.get(key)
    if (earlier || seenKeys.has(key)) {
      item.outcome = 'there'
      if (!earlier) notes.push('The file names it twice.')
      else if (earlier.isDeleted) notes.push('It came with an earlier import and is in the trash.')
      else {
        item.to = earlier.kind === 'post' ? `/blog/${earlier.slug}` : `/${earlier.slug}`
        item.href = editorOf(earlier)
      }
      continue
    }
    seenKeys.add(key)
    const refusal = refusalOf(source)
    if (refusal) {
      item.outcome = 'left'
      notes.push(refusal)
      continue
    }
    const text = convertText(source.content, surroundings, kind === 'post')
    const longest = kind === 'post' ? maxPostLength : longestPageText
    if (text === null) {
      item.outcome = 'left'
      notes.push(
        `Its formatting is nested more than ${maxNesting} levels deep. Clear the formatting there, then export it again.`,
      )
      continue
    }
    if (text.html.length > longest) {
      item.outcome = 'left'
      notes.push(
        `Its text is longer than ${longest.toLocaleString('en-US')} characters. Split it there first.`,
      )
      continue
    }

    const wantedSlug = slugOf(decodePart(source.slug)) || slugOf(title) || `${kind}-${source.id}`
    const isOurs = kind === 'page' && (isReservedSlug(wantedSlug) || item.from === '/')
    const slug = takeSlug[kind](wantedSlug.slice(0, maxSlugLength))
    item.to = kind === 'post' ? `/blog/${slug}` : `/${slug}`
    if (isOurs) {
      item.state = 'draft'
      notes.push(
        `This site has a page of its own at ${item.from === '/' ? '/' : `/${wantedSlug}`}. It comes as a draft.`,
      )
    } else if (slug !== wantedSlug) notes.push(`Its address is taken. It becomes ${item.to}.`)
    notes.push(...text.notes)
    if (source.password) notes.push('It was protected by a password. It comes as a draft.')

    const missing = new Map(text.pictures.map((picture) => [picture.file, { ...picture, where: title }]))
    const featuredAttachment = attachments.get(source.meta._thumbnail_id ?? '')
    const featuredFile = fileOf(featuredAttachment?.attachmentUrl ?? '')
    const featuredImage = (featuredFile && context.pictureOf(featuredFile)) || ''
    if (featuredAttachment && !featuredImage) {
      missing.set(featuredFile, {
        file: featuredFile,
        alt: featuredAttachment.meta._wp_attachment_image_alt ?? '',
        where: title,
      })
      notes.push('Its featured picture isn’t in the library yet.')
    }
    if (text.pictures.length > 0)
      notes.push(
        text.pictures.length === 1
          ? 'A picture is missing; its description is in its place.'
          : `${text.pictures.length} pictures are missing; their descriptions are in their places.`,
      )
    pictures.push(...missing.values())

    const isScheduled = item.state === 'scheduled'
    const moment = source.date ? new Date(source.date) : null
    const createdAt = moment && !isScheduled ? moment : new Date()
    const fields = {
      title,
      slug,
      metaTitle: metaOf(source, 'title'),
      metaDescription: metaOf(source, 'description'),
      isPublished: item.state === 'published',
      publishAt: isScheduled ? moment : null,
      created: createdAt,
      modified: source.modified ? new Date(source.modified) : createdAt,
    }
    const isMoved = source.status === 'publish' && !isOurs && item.from.length > 1 && item.from !== item.to
    const movedFrom = isMoved && isFree(item.from) ? item.from : null
    if (kind === 'post') {
      const [category = '', ...others] = source.categories
        .map(plainWords)
        .filter((name) => name !== 'Uncategorized')
      item.category = category
      if (others.length > 0) notes.push(`A post has one category here; left out: ${others.join(', ')}.`)
      const words = postPlainText(text.html)
      const texts = {
        excerpt: (plainWords(source.excerpt) || clip(words, descriptionMost)).slice(0, 1_000),
        content: text.html,
        featuredImage,
        town: '',
        category: category.slice(0, 100),
        // A draft has a date there, and was never public.
        publishedAt: isUnpublished(source) ? null : moment,
      }
      entry.post = { key, movedFrom, fields, texts }
    } else {
      const config = { content: text.html, alignment: 'left', fontSize: 'medium' }
      const description = fields.metaDescription || plainWords(source.excerpt)
      const page = { ...fields, metaDescription: description.slice(0, 1_000) }
      entry.page = { key, movedFrom, fields: page, components: [{ id: 'text-1', type: 'text', config }] }
    }
  }
  const redirects = entries.filter(({ post, page }) => (post ?? page)?.movedFrom).length
  const report = {
    site: plainWords(site.title) || site.address,
    items: entries.map(({ item }) => item),
    left: listLeftOut(
      site.items.filter((item) => !isWanted(item)),
      wantedItems,
    ),
    pictures,
    redirects,
  }
  return { entries, report }
}

/** Returns the address where staff edit an imported record. */
export const editorOf = ({ kind, id }: Pick<Imported, 'kind' | 'id'>): string =>
  kind === 'post' ? `/admin/blog/${id}/edit` : `/admin/pages/${id}/edit`

const isWanted = ({ type, status }: ExportItem) =>
  (type === 'post' || type === 'page') && !['trash', 'auto-draft', 'inherit'].includes(status)

function refusalOf({ type, content, slug }: ExportItem): string | null {
  // Converting a text blocks all requests, so its length is checked first: the same limit as ours, formatting included.
  if (content.length > maxPostLength)
    return `Its text and formatting are longer than ${maxPostLength.toLocaleString('en-US')} characters. Split it there first.`
  if (content.trim()) return null
  return type === 'page' && isReservedSlug(slug)
    ? `It has no text of its own, and this site has its own page at /${slug}.`
    : 'It has no text.'
}

const isUnpublished = ({ status }: ExportItem) => status === 'draft' || status === 'pending'

function stateOf({ status, password, date }: ExportItem, asDrafts: boolean): ImportItem['state'] {
  if (asDrafts || password) return 'draft'
  if (status === 'publish') return 'published'
  const isAhead = date !== null && Date.parse(date) > Date.now()
  return status === 'future' ? (isAhead ? 'scheduled' : 'published') : 'draft'
}

const metaOf = ({ meta }: ExportItem, field: 'title' | 'description'): string => {
  const yoast = meta[field === 'title' ? '_yoast_wpseo_title' : '_yoast_wpseo_metadesc']
  const text = plainWords(yoast || meta[`rank_math_${field}`] || '')
  // WordPress's placeholders mean nothing here.
  return text.includes('%') ? '' : text.slice(0, 300)
}

/** Returns the hosts of the old site: with and without www. */
function hostsOf({ address }: Export): Set<string> {
  const host = URL.canParse(address) ? new URL(address).host : ''
  return new Set(host ? [host, host.replace(/^www\./, ''), `www.${host}`] : [])
}

/** Returns the path of a link without a slash at its end; empty if it has none, such as a draft's `/?p=17`. */
function pathOf(link: string): string {
  if (!URL.canParse(link)) return ''
  const { pathname, search } = new URL(link)
  if (search) return ''
  return (withoutEndSlash(decodePart(pathname)) || '/').slice(0, 1_000)
}

/** Returns true if an old path may be redirected: the site's own paths never are. */
const isFree = (path: string) => {
  const [, first = '', second] = path.split('/')
  return first === 'blog' ? second !== undefined : !isReservedSlug(first)
}
