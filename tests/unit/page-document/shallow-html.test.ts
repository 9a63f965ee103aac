import fc from 'fast-check'
import type sanitizeHtml from 'sanitize-html'
import { AppError } from '@/lib/errors'
import { cleanPostText, postHtml } from '@/lib/page-document/post-html'
import { maxPostLength, longPostMessage } from '@/lib/page-document/post-text'
import { richTextHtml, richTextOptions, sanitizeRichText } from '@/lib/page-document/rich-text'
import { isTooDeep, maxNesting, sanitizeUnlessDeep, tooDeepMessage } from '@/lib/page-document/shallow-html'
import { convertText } from '@/lib/wordpress/convert-text'
import { nothingRuns } from '../hostile-input'

// The sanitizer itself, watched: how deep it was in a text, and how many elements it has seen.
const seen = { deepest: 0, elements: 0 }
jest.mock('sanitize-html', () => {
  const real = jest.requireActual<typeof sanitizeHtml>('sanitize-html')
  return Object.assign((html: string, options: sanitizeHtml.IOptions) => {
    let depth = 0
    return real(html, {
      ...options,
      onOpenTag: (...tag) => {
        seen.deepest = Math.max(seen.deepest, (depth += 1))
        seen.elements += 1
        options.onOpenTag?.(...tag)
      },
      onCloseTag: (...tag) => {
        depth -= 1
        options.onCloseTag?.(...tag)
      },
    })
  }, real)
})
beforeEach(() => Object.assign(seen, { deepest: 0, elements: 0 }))

/** A text in each way that ours are read. */
const readings: [string, (html: string) => unknown][] = [
  ['a component that is saved', sanitizeRichText],
  ['a component that is shown', richTextHtml],
  ['a post that is shown, in the feed too', (html) => postHtml(html)],
  ['a post that is saved', orNull(cleanPostText)],
  ['an entry of WordPress', (html) => convertText(html, { hosts: new Set(), pictureOf: () => null }, true)],
  ['the check alone', isTooDeep],
]
function orNull<In>(read: (input: In) => unknown) {
  return (input: In) => {
    try {
      return read(input)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }
}

const deep: [string, (times: number) => string][] = [
  ['open tags', (times) => `<p>${'<b>'.repeat(times)}`],
  ['lists', (times) => '<ul><li>'.repeat(times)],
  [
    'tags that are closed',
    (times) => `<p>a</p>${'<blockquote>'.repeat(times)}${'</blockquote>'.repeat(times)}`,
  ],
  ['closing tags of what was never opened', (times) => '<p><b></x>'.repeat(times)],
  ['closing tags that are an attribute', (times) => '<p><b title="</b>">'.repeat(times)],
  ['closing tags in comments', (times) => '<p><b><!--</b>-->'.repeat(times)],
  ['elements of drawings', (times) => `<p>${'<svg><b>'.repeat(times)}`],
  ['elements that nobody knows', (times) => `<p>${'<x-y>'.repeat(times)}`],
]
describe.each(deep)('deep by %s', (_, make) => {
  test.each(readings)('%s: the sanitizer never gets deeper than the bound', (__, read) => {
    read(make(20_000))
    expect(seen.deepest).toBeLessThanOrEqual(maxNesting + 2)
    expect(seen.elements).toBeLessThanOrEqual(20_000 + 2 * maxNesting)
  })
})

test('HTML that is too deep is refused in words when it is saved', () => {
  const html = `<p>a</p>${'<ul><li>'.repeat(maxNesting)}b`
  expect(() => cleanPostText(html)).toThrow(AppError)
  try {
    cleanPostText(html)
  } catch (error) {
    expect((error as AppError).more.errors).toEqual({ content: tooDeepMessage })
  }
  expect(cleanPostText(`<p>a</p>${'<b>'.repeat(maxNesting)}b`)).toContain('b</strong>')
})

test('stored HTML that is too deep is shown as text', () => {
  const stored = `<h2>Costs</h2><p>Oak &amp; <b>ash</b></p>${'<ul><li>'.repeat(100)}last<script>x</script>${'</li></ul>'.repeat(100)}`
  const shownHtml = '<p>Costs</p><p>Oak &amp; ash</p><p>lastx</p>'
  expect(postHtml(stored)).toBe(shownHtml)
  expect(richTextHtml(stored)).toBe(shownHtml)
  expect(postHtml(`<p>a</p>${'<b>'.repeat(130_000)}`)).toBe('<p>a</p>')
})

const piece = fc.constantFrom(
  ...['<p>', '</p>', '<b>', '</b>', '<i>', '</i>', '<ul>', '<li>', '</li>', '</ul>', '<blockquote>', '</x>'],
  ...['<table>', '<tr>', '<td>', '</td>', '</tr>', '</table>', '<svg>', '</svg>', '<math>', '<a href="/x">'],
  ...[
    '<b title="</b>">',
    '<b title="',
    '">',
    "<b title='",
    "'>",
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '<',
    '>',
  ],
  ...[
    '<script>',
    '</script>',
    '<textarea>',
    '</textarea>',
    '<title>',
    '</title>',
    '<style>',
    '<br>',
    '<br/>',
  ],
  ...[
    '<img src="/images/a.webp">',
    '<h1>',
    '</h1>',
    '&amp;',
    '&',
    '&#60;',
    'word ',
    '\n',
    '<form>',
    '<option>',
  ],
  ...['<p a=1 b=2 c>', '</', '<template>', '<iframe>', '<noscript>', '<select>', '<dd>', '<hr>', '</br>'],
)
const html = fc
  .array(fc.tuple(piece, fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 120 }))), {
    maxLength: 12,
  })
  .map((pieces) => pieces.map(([text, times]) => text.repeat(times)).join(''))

test('of ten thousand texts none gets deeper, grows beyond its bound, or is judged in two ways', () => {
  let refused = 0
  fc.assert(
    fc.property(html, (text) => {
      seen.deepest = 0
      const strict = sanitizeUnlessDeep(text, richTextOptions)
      expect(isTooDeep(text)).toBe(strict === null)
      expect(seen.deepest).toBeLessThanOrEqual(maxNesting + 2)
      seen.deepest = 0
      refused += strict === null ? 1 : 0
      const clean = sanitizeRichText(text)
      expect(seen.deepest).toBeLessThanOrEqual(maxNesting + 1)
      // `<b>` becomes `<strong></strong>`, `"` an entity.
      expect(clean.length).toBeLessThanOrEqual(6 * text.length)
      expect(isTooDeep(clean)).toBe(false)
      expect(nothingRuns(clean)).toBe('')
    }),
    { numRuns: 10_000 },
  )
  // Both outcomes were tried.
  expect(refused).toBeGreaterThan(500)
  expect(refused).toBeLessThan(9_500)
})

test('a text can’t close what it is read in', () => {
  for (const end of ['</unread>', '</ UNREAD>', '</\nunread\n>', '</unr</unread>ead>']) {
    expect(isTooDeep(end + '<b>'.repeat(maxNesting + 1))).toBe(true)
    expect(isTooDeep(end.repeat(60) + '<b>'.repeat(maxNesting))).toBe(false)
  }
  expect(isTooDeep('<unread>a</unread>'.repeat(60))).toBe(false)
})

test.each([
  ['cells that are never closed', `<table>${'<td>x'.repeat(66_000)}`],
  ['paragraphs that are never closed', '<p>'.repeat(130_000)],
  ['signs that are escaped', `<p>${'&'.repeat(390_000)}</p>`],
])('a post that grows beyond its bound while it is cleaned is refused: %s', (_, text) => {
  expect(text.length).toBeLessThan(maxPostLength)
  expect(() => cleanPostText(text)).toThrow(
    expect.objectContaining({ more: { errors: { content: longPostMessage } } }) as Error,
  )
})
