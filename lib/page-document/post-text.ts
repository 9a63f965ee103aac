import { escapeHtml } from '@/lib/text/escape-html'
import { plainText } from './plain-text'

// A post's text is rich text as HTML, or plain text as older posts and the API have it, where a line break starts a
// paragraph (specification §5). Without a block tag it is plain, and shown character for character.

/** Of a post's HTML, as sent and as stored, in characters. */
export const maxPostLength = 400_000
export const longPostMessage = `Shorten this to ${maxPostLength.toLocaleString('en-US')} characters, its formatting included`

const blockTag = /<(?:p|h[1-6]|[uo]l|blockquote|figure|table|div)(?:\s[^<>]*)?>/i

/** Returns true if a post's text is rich text. */
export const hasMarkup = (text: string): boolean => blockTag.test(text)

/** Splits a plain text into its paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * Returns a post's text as HTML that may hold anything: to be sanitized (post-html.ts), or parsed by the
 * editor's schema.
 */
export const asHtml = (text: string): string =>
  hasMarkup(text)
    ? text
    : paragraphsOf(text)
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('')

/** Returns the text of a post on one line, for search, summaries and counting. */
export const postPlainText = (text: string): string =>
  hasMarkup(text)
    ? plainText(text.replace(/<\/?(?:figure|figcaption|img|div|section)\b[^<>]*>/gi, ' '))
    : text.replace(/\s+/g, ' ').trim()
