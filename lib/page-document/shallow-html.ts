import sanitizeHtml from 'sanitize-html'
import { paragraphsOf } from './post-text'

// The sanitizer's time grows with the square of the nesting depth: 400 kB of <b> take seconds. So it counts while
// it reads and gives up at the first element that is too deep. Everything else takes linear time.

/** The deepest nesting in posts, blocks and imports. */
export const maxNesting = 50

export const tooDeepMessage = `Formatting may be nested ${maxNesting} levels deep at the most. Take lists, quotes and tables out of one another, or paste the text without formatting`

class TooDeep extends Error {}

export function sanitizeUnlessDeep(
  html: string,
  options: sanitizeHtml.IOptions,
  limit = maxNesting,
): string | null {
  let depth = 0
  const onOpenTag = () => {
    depth += 1
    if (depth > limit) throw new TooDeep()
  }
  const onCloseTag = () => void (depth -= 1)
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag })
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}

// </p> and </br> open an element, too.
const tag = /<\/?[a-z]/gi

/** Returns true if a text has more tags than the deepest nesting. Few texts do, and the others needn't be parsed. */
function hasManyTags(html: string): boolean {
  let tags = 0
  for (const _ of html.matchAll(tag)) if ((tags += 1) > maxNesting) return true
  return false
}

// The sanitizer skips the content of this tag, which takes a fraction of the time. No text has a tag of this name.
const unread = 'unread'
const unreadTags = /<\/\s*unread|<unread/gi
const renameTag = (start: string) => (start.startsWith('</') ? '</x' : '<x')

/** Returns true if elements are nested too deeply. */
export const isTooDeep = (html: string): boolean =>
  hasManyTags(html) &&
  sanitizeUnlessDeep(
    `<${unread}>${html.replace(unreadTags, renameTag)}`,
    { allowedTags: [], nonTextTags: [unread] },
    maxNesting + 1,
  ) === null

/** Returns sanitized HTML; of HTML that is too deep, as only older records have, just the text in paragraphs. */
export const sanitizeShallow = (html: string, options: sanitizeHtml.IOptions): string =>
  sanitizeUnlessDeep(html, options) ?? sanitizeHtml(wordsOf(html), options)

const startsLine = /<\/?(?:p|br|div|h[1-6]|[uo]l|li|blockquote|figure|table|t[rdh])\b[^<>]*>/gi

const wordsOf = (html: string): string =>
  paragraphsOf(
    html
      .replace(startsLine, '\n')
      .replace(/<[^<>]*>/g, '')
      .replaceAll('<', '&lt;'),
  )
    .map((line) => `<p>${line}</p>`)
    .join('')
