import type sanitizeHtml from 'sanitize-html'
import { postOptions } from '@/lib/page-document/post-html'
import { richTextOptions } from '@/lib/page-document/rich-text'
import { sanitizeUnlessDeep } from '@/lib/page-document/shallow-html'
import { escapeHtml } from '@/lib/text/escape-html'
import { layoutAsLines } from './layout-tables'
import { tidyBlocks } from './tidy-blocks'
import { withoutEndSlash } from '@/lib/text/bare-path'
import { plainWords } from './words'

/** What the text may keep: a picture of our library by its file's name, and the hosts that were the old site. */
export type Surroundings = {
  hosts: ReadonlySet<string>
  pictureOf: (file: string) => string | null
}

type Converted = {
  html: string
  /** What was left out of it or changed, in words for staff. */
  notes: string[]
  pictures: { file: string; alt: string }[]
}

const known = new Set(
  'audio caption wp_caption contact embed gallery playlist video youtube vimeo button columns column row tabs tab accordion form map slider'.split(
    ' ',
  ),
)
const shortcode = /\[(\/?)([a-zA-Z][\w-]*)((?:\s[^[\]]*)?)\](?!\])/g

/** WordPress's shortcodes by their names; words in brackets, as in a quotation, are none. */
function withoutShortcodes(text: string, names: Set<string>): string {
  const closed = new Set([...text.matchAll(/\[\/([a-zA-Z][\w-]*)\]/g)].map(([, name]) => name))
  return text.replace(shortcode, (found, slash: string, name: string, more: string) => {
    const isOne = known.has(name.toLowerCase()) || /[-_]/.test(name) || more.includes('=') || closed.has(name)
    if (!isOne) return found
    if (!slash && !/^(?:wp_)?caption$|^embed$/i.test(name)) names.add(name)
    return ''
  })
}

/** The blocks' own marks are comments. One that never ends takes the rest with it, as in a browser. */
function withoutComments(text: string): string {
  const [first = '', ...parts] = text.split('<!--')
  let out = first
  for (const part of parts) {
    const end = part.indexOf('-->')
    if (end === -1) break
    out += part.slice(end + 3)
  }
  return out
}

const opensBlock =
  /^<(?:\/?(?:p|h[1-6]|[uo]l|li|blockquote|div|figure|table|t[rdh]|form|pre|hr|iframe|section)\b)/i

/** Texts of the old editor have no paragraphs: an empty line makes one, a single line break is one. */
const withParagraphs = (text: string): string =>
  text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (opensBlock.test(part) ? part : `<p>${part.replace(/\r?\n/g, '<br>')}</p>`))
    .join('\n')

/** The name of a picture's file as it was uploaded: without the size that WordPress writes behind it. */
export const fileOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1)
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '').replace(/-scaled(?=\.\w+$)/, '')
}

const asParagraph = Object.fromEntries(
  'div section article header footer main aside center dt dd caption address figure figcaption summary details pre hr h5 h6'
    .split(' ')
    .map((name) => [name, name.startsWith('h') && /\d/.test(name) ? 'h3' : 'p']),
)

/** An attribute of a tag, as it is written there. */
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean) ?? ''

/**
 * A text of WordPress as rich text: without blocks' comments, shortcodes and forms, sanitized and in order; null where
 * its elements lie too deep in one another.
 */
export function convertText(
  source: string,
  { hosts, pictureOf }: Surroundings,
  withPictures: boolean,
): Converted | null {
  const shortcodes = new Set<string>()
  const notes: string[] = []
  const pictures: Converted['pictures'] = []
  const isOfBlocks = source.includes('<!-- wp:')
  const bare = layoutAsLines(withoutShortcodes(withoutComments(source), shortcodes), () =>
    notes.push('A table became lines of text.'),
  ).replace(/<img\b[^<>]*>/gi, (tag) => {
    const [file, alt] = [fileOf(attribute(tag, 'src')), plainWords(attribute(tag, 'alt'))]
    const own = pictureOf(file)
    if (own && withPictures) return `<img src="${own}" alt="${escapeHtml(alt)}">`
    pictures.push({ file, alt })
    // What it shows stays, at its place.
    return alt ? `<p><em>Picture: ${escapeHtml(alt)}</em></p>` : ''
  })
  if (/<form\b/i.test(bare)) notes.push('A form was left out.')
  if (/<(?:script|style|object|embed)\b/i.test(bare)) notes.push('Code was left out.')

  // What would be shown in place is linked to instead.
  const linkTo = (_: string, { src = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    const href = addressOf(src, hosts)
    return href ? { tagName: 'a', attribs: { href }, text: href } : { tagName: 'p', attribs: {} }
  }
  const options = {
    ...postOptions(),
    nonTextTags: [
      ...richTextOptions.nonTextTags.filter((name) => name !== 'iframe'),
      'form',
      'nav',
      'select',
    ],
    transformTags: {
      ...richTextOptions.transformTags,
      ...asParagraph,
      a: (_: string, { href = '' }: sanitizeHtml.Attributes) => {
        const address = addressOf(href, hosts)
        return richTextOptions.transformTags.a('a', address ? { href: address } : {})
      },
      iframe: linkTo,
      video: linkTo,
      audio: linkTo,
    },
  } satisfies sanitizeHtml.IOptions
  const clean = sanitizeUnlessDeep(isOfBlocks ? bare : withParagraphs(bare), options)
  if (clean === null) return null
  const html = tidyBlocks(clean).replace(/<p>(https?:\/\/[^\s<>"]+)<\/p>/g, '<p><a href="$1">$1</a></p>')
  if (shortcodes.size > 0) {
    const list = [...shortcodes].map((name) => `[${name}]`).join(', ')
    notes.unshift(`${shortcodes.size === 1 ? 'A shortcode was' : 'Shortcodes were'} left out: ${list}.`)
  }
  return { html, notes, pictures }
}

/** A link's address: one of the old site is a path of ours; one that leads nowhere safe is none. */
function addressOf(address: string, hosts: ReadonlySet<string>): string {
  const text = plainWords(address)
  if (!/^https?:\/\//i.test(text)) return text
  try {
    const url = new URL(text)
    if (!hosts.has(url.host)) return text
    return (withoutEndSlash(url.pathname) || '/') + url.search + url.hash
  } catch {
    return ''
  }
}
