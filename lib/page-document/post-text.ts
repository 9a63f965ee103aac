import { escapeHtml } from '@/lib/text/escape-html'
import { plainText } from './plain-text'

// A post's text is plain, as it came from older posts and the API, where a line break starts a paragraph (specification
// §5), or rich text as HTML, which has paragraphs. What has none is plain, and shown sign for sign.

/** Of a post's text, in characters of its HTML, as it is sent and as it is stored. */
export const longestPost = 400_000
/** What a longer one is told. */
export const longPostMessage = `Shorten this to ${longestPost.toLocaleString('en-US')} characters, its formatting included`

const blockTag = /<(?:p|h[1-6]|[uo]l|blockquote|figure|table|div)(?:\s[^<>]*)?>/i

/** Whether a post's text is rich text. */
export const hasMarkup = (text: string): boolean => blockTag.test(text)

/** The paragraphs of a plain text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A post's text as HTML that may hold anything: to be sanitized (post-html.ts), or read by the editor's own schema. */
export const asHtml = (text: string): string =>
  hasMarkup(text)
    ? text
    : paragraphsOf(text)
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('')

/** The words of a post on one line, for search, summaries and counting. */
export const postWords = (text: string): string =>
  hasMarkup(text)
    ? plainText(text.replace(/<\/?(?:figure|figcaption|img|div|section)\b[^<>]*>/gi, ' '))
    : text.replace(/\s+/g, ' ').trim()
