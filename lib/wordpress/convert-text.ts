import type sanitizeHtml from 'sanitize-html'
import { postOptions } from '@/lib/page-document/post-html'
import { richTextOptions } from '@/lib/page-document/rich-text'
import { sanitizeUnlessDeep } from '@/lib/page-document/shallow-html'
import { escapeHtml } from '@/lib/text/escape-html'
import { layoutAsLines } from './layout-tables'
import { tidyBlocks } from './tidy-blocks'
import { withoutEndSlash } from '@/lib/text/bare-path'
import { plainWords } from './words'

/** The hosts of the old site, and our library's pictures by their files' names. */
export type Surroundings = {
  hosts: ReadonlySet<string>
  pictureOf: (file: string) => string | null
}

type Converted = {
  html: string
  /** Tell staff what was changed or left out. */
  notes: string[]
  pictures: { file: string; alt: string }[]
}

const knownShortcodes = new Set(
  'audio caption wp_caption contact embed gallery playlist video youtube vimeo button columns column row tabs tab accordion form map slider'.split(
    ' ',
  ),
)
const shortcode = /\[(\/?)([a-zA-Z][\w-]*)((?:\s[^[\]]*)?)\](?!\])/g

/** Removes WordPress's shortcodes, and adds their names to `names`. Words in brackets, as in a quotation, stay. */
function withoutShortcodes(text: string, names: Set<string>): string {
  const closed = new Set([...text.matchAll(/\[\/([a-zA-Z][\w-]*)\]/g)].map(([, name]) => name))
  return text.replace(shortcode, (match, slash: string, name: string, attributes: string) => {
    const isShortcode =
      knownShortcodes.has(name.toLowerCase()) ||
      /[-_]/.test(name) ||
      attributes.includes('=') ||
      closed.has(name)
    if (!isShortcode) return match
    if (!slash && !/^(?:wp_)?caption$|^embed$/i.test(name)) names.add(name)
    return ''
  })
}

/** Removes comments, which mark WordPress's blocks. One that never ends takes the rest with it, as in a browser. */
function withoutComments(text: string): string {
  const [first = '', ...parts] = text.split('<!--')
  let result = first
  for (const part of parts) {
    const end = part.indexOf('-->')
    if (end === -1) break
    result += part.slice(end + 3)
  }
  return result
}

const opensBlock =
  /^<(?:\/?(?:p|h[1-6]|[uo]l|li|blockquote|div|figure|table|t[rdh]|form|pre|hr|iframe|section)\b)/i

/** Adds the paragraphs that texts of the old editor don't have: empty lines separate them, and a single line break is a `<br>`. */
const withParagraphs = (text: string): string =>
  text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (opensBlock.test(part) ? part : `<p>${part.replace(/\r?\n/g, '<br>')}</p>`))
    .join('\n')

/** Returns the name of a picture's file as it was uploaded, without the size that WordPress appends. */
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

/** Returns the value of a tag's attribute, or ''. */
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean) ?? ''

/**
 * Converts a text of WordPress to rich text: without blocks' comments, shortcodes and forms, sanitized and tidied. Returns
 * null if its elements are nested too deeply.
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
    const picture = pictureOf(file)
    if (picture && withPictures) return `<img src="${picture}" alt="${escapeHtml(alt)}">`
    pictures.push({ file, alt })
    // The alternative text replaces the picture.
    return alt ? `<p><em>Picture: ${escapeHtml(alt)}</em></p>` : ''
  })
  if (/<form\b/i.test(bare)) notes.push('A form was left out.')
  if (/<(?:script|style|object|embed)\b/i.test(bare)) notes.push('Code was left out.')

  // A link replaces embedded media.
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

/** Returns a link's address: a path for one of the old site, '' for a broken one. */
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
