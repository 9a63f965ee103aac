import 'server-only'
import { sanitizeUnlessDeep } from '@/lib/page-document/shallow-html'

/** In characters: more of an email isn't read. */
const longest = 500_000
/** Long threads nest a quote in each answer. */
const deepest = 500

const blocks = ['p', 'br', 'div', 'li', 'tr', 'blockquote', 'h1', 'h2', 'h3']
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Returns the text of an email's HTML, with a line for each paragraph. Never to be used as HTML. */
export function htmlText(html: string): string {
  const cut = html.slice(0, longest)
  const simple = sanitizeUnlessDeep(cut, { allowedTags: blocks, allowedAttributes: {} }, deepest) ?? cut
  return simple
    .replace(/\s+/g, ' ')
    .replace(/ ?<(?:br|\/?(?:p|div|li|tr|blockquote|h[1-3]))\b[^<>]*> ?/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
