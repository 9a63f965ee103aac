import fc from 'fast-check'
import { plainText } from '@/lib/page-document/plain-text'
import { richTextHtml, sanitizeRichText } from '@/lib/page-document/rich-text'
import { hostileTexts, nothingRuns } from '../hostile-input'

test('the editor’s HTML stays as it is', () => {
  const html =
    '<h2>How it works</h2><p>You <strong>get</strong> <em>a</em> <u>price</u> <s>later</s> first.<br />Then</p>' +
    '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote><p>signed</p></blockquote><h3>Terms</h3>' +
    '<p><a href="https://example.com/a?b=c&amp;d=e">out</a> <a href="/contact">in</a> <a href="#contact">here</a> ' +
    '<a href="tel:+18455550142">call</a> <a href="mailto:a@b.example">write</a></p>'
  expect(sanitizeRichText(html)).toBe(html)
})

const table =
  '<table><thead><tr><th scope="col">Room</th><th scope="col" colspan="2">Price</th></tr></thead>' +
  '<tbody><tr><th scope="row">Kitchen</th><td rowspan="2"><p>$10,000</p><ul><li>oak</li></ul></td></tr></tbody></table>'

test('tables stay tables', () => {
  expect(sanitizeRichText(table)).toBe(table)
  expect(richTextHtml(`<p>a</p>\n${table}`)).toBe(
    `<p>a</p>\n<div class="table-frame" role="region" aria-label="Table" tabindex="0">${table}</div>`,
  )
  expect(plainText(table)).toBe('Room Price Kitchen $10,000 oak')
})

test('line breaks between the rows of a pasted table only arrange its source', () => {
  const rows = '<table>\n<tbody>\n<tr>\n<td>a\nb</td>\n</tr>\n</tbody>\n</table>'
  expect(richTextHtml(rows)).toContain(rows.replace('a\nb', 'a<br />b'))
})

test.each([
  ['<td colspan="0">'],
  ['<td colspan="1">'],
  ['<td colspan="21">'],
  ['<td colspan="-3">'],
  ['<td colspan="1e9" rowspan="9999999999">'],
  ['<td rowspan="101">'],
  ['<td rowspan="2; x" scope="col">'],
  [
    '<td style="position:fixed" class="table-frame" id="x" width="9000" onclick="alert(1)" background="//evil.example">',
  ],
])('a cell keeps nothing of %s', (cell) => {
  const plain = '<table><tr><td>x</td></tr></table>'
  expect(sanitizeRichText(`<table><tr>${cell}x</td></tr></table>`)).toBe(plain)
})

test.each([
  ['<table><tr><th scope="javascript:">x', '<table><tr><th>x</th></tr></table>'],
  [
    '<table><caption>a</caption><colgroup><col width=1></colgroup><tr><td>b',
    '<table>a<tr><td>b</td></tr></table>',
  ],
  ['</table></td></tr>x', 'x'],
  ['<table><tr><td><table><tr><td>x</table></table>', ''],
])('of %s stays what may, in order', (html, expected) => {
  const clean = sanitizeRichText(html)
  if (expected) expect(clean).toBe(expected)
  // However tables are nested or left open, each frame around one is closed.
  const shownHtml = richTextHtml(html)
  expect(shownHtml.match(/<div/g)?.length).toBe(shownHtml.match(/<\/div>/g)?.length)
  expect(nothingRuns(shownHtml)).toBe('')
})

test('older tags become the ones we keep', () => {
  expect(sanitizeRichText('<b>a</b><i>b</i><h1>c</h1><h5>d</h5><div>e</div>')).toBe(
    '<strong>a</strong><em>b</em><h2>c</h2>de',
  )
})

test('the check sees what is hostile', () => {
  for (const text of hostileTexts.filter((hostile) => hostile.startsWith('<')))
    expect([text, nothingRuns(text)]).not.toEqual([text, ''])
})

test.each(hostileTexts)('nothing runs in %s', (text) => {
  expect(nothingRuns(sanitizeRichText(text))).toBe('')
  expect(nothingRuns(richTextHtml(text))).toBe('')
})

test.each([
  ['javascript:alert(1)'],
  [' JaVaScRiPt:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['file:///etc/passwd'],
])('a link to %j leads nowhere', (href) => {
  expect(sanitizeRichText(`<a href="${href}">x</a>`)).toBe('<a>x</a>')
})

test('line breaks are shown as breaks', () => {
  expect(richTextHtml('First line\nsecond\r\nthird')).toBe('First line<br />second<br />third')
  expect(richTextHtml('<strong>a</strong>\n<em>b</em>')).toBe('<strong>a</strong><br /><em>b</em>')
  expect(richTextHtml('<p>a\nb</p>\n<p>c</p>')).toBe('<p>a<br />b</p>\n<p>c</p>')
})

test('stored HTML keeps its line breaks', () => {
  expect(sanitizeRichText('First line\nsecond')).toBe('First line\nsecond')
})

test('sanitizing twice changes nothing more', () => {
  const piece = fc.constantFrom(
    ...hostileTexts,
    '<p>',
    '</p>',
    '\n',
    'a & b',
    '<',
    '&lt;',
    '<a href="/x">',
    '<b>',
    '<table>',
    '</table>',
    '<tr>',
    '<td colspan="2">',
    '<th>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const once = sanitizeRichText(pieces.join(''))
      expect(sanitizeRichText(once)).toBe(once)
      expect(nothingRuns(richTextHtml(once))).toBe('')
    }),
  )
})

test('the words of HTML on one line', () => {
  expect(plainText('<h2>How</h2><p>it <b>wor</b>ks &amp; why</p><ul><li>a</li><li>b</li></ul>')).toBe(
    'How it works & why a b',
  )
})

test('text in which nothing is closed is read in one go', () => {
  // Each of these was looked for to the end of the text: a minute for so many.
  expect(plainText('<'.repeat(500_000))).toHaveLength(500_000)
  expect(plainText('<p '.repeat(100_000) + '>end')).toMatch(/end$/)
})
