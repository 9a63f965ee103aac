import type sanitizeHtml from 'sanitize-html'
import { safeHref } from './safe-link'
import { sanitizeShallow } from './shallow-html'
import { readSpan, type SpanName } from './table-span'

const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

const cell = (tagName: string, { scope = '', colspan, rowspan }: sanitizeHtml.Attributes) => ({
  tagName,
  attribs: {
    ...(tagName === 'th' && /^(?:col|row)(?:group)?$/.test(scope) ? { scope } : {}),
    ...spanAttribute('colspan', colspan),
    ...spanAttribute('rowspan', rowspan),
  } as sanitizeHtml.Attributes,
})
const spanAttribute = (name: SpanName, value: string | undefined) => {
  const cells = readSpan(name, value)
  return cells > 1 ? { [name]: String(cells) } : {}
}

export const richTextOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
    ...tableTags,
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The content of these tags is removed too.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'svg',
    'math',
    'iframe',
    'object',
    'template',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h2',
    h4: 'h3',
    th: cell,
    td: cell,
    a: (tagName: string, { href }: sanitizeHtml.Attributes) => {
      const address = safeHref(href)
      const attribs: sanitizeHtml.Attributes = address ? { href: address } : {}
      return { tagName, attribs }
    },
  },
} satisfies sanitizeHtml.IOptions

/** Sanitizes staff's HTML by an allowlist: nothing in it can run or change how the page looks. */
export function sanitizeRichText(html: string): string {
  return sanitizeShallow(html, richTextOptions)
}

const blockTag = /<(?:p|h[1-6]|[uo]l|li|blockquote|table|t[rdh])\b/i

/** Returns rich text for display: sanitized, with line breaks as `<br>` (specification §5). */
export function richTextHtml(html: string): string {
  const betweenBlocks = blockTag.test(html)
  return scrollingTables(
    sanitizeShallow(html, {
      ...richTextOptions,
      // Between paragraphs a line break only formats the source.
      textFilter: (text) => (betweenBlocks && !text.trim() ? text : text.replace(/\r\n?|\n/g, '<br />')),
    }),
  )
}

/** Wraps tables of sanitized HTML in a region that scrolls sideways, also by keyboard. */
export const scrollingTables = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
