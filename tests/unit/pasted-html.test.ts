/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { tidyPasted } from '@/components/fields/pasted-html'

const clipboard = (name: string) => readFileSync(`tests/unit/fixtures/${name}`, 'utf8')
const none = () => false
/** The elements and their words, without what styles them. */
function outline(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (name !== 'start') element.removeAttribute(name)
  for (const span of page.body.querySelectorAll('span, b')) span.replaceWith(...span.childNodes)
  return page.body.innerHTML
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|h\d|[uo]l|li)\b[^>]*>) ?/g, '$1')
    .trim()
}

test('Word: headings, bullets and numbers within each other, a picture that stays behind', () => {
  const { html, leftOut } = tidyPasted(clipboard('word-clipboard.html'), none)
  expect(outline(html)).toBe(
    '<h2>Planning a kitchen</h2><p>Before you call:</p>' +
      '<ul><li><p>Measure the room</p><ul><li><p>Height of the sills</p></li></ul></li><li><p>Take pictures</p></li></ul>' +
      '<h3>The order of work</h3>' +
      '<ol><li><p>Demolition</p><ol><li><p>Cabinets</p></li><li><p>Floor</p></li></ol></li><li><p>Plumbing</p></li></ol>' +
      '<p></p><ol start="3"><li><p>Inspection</p></li></ol>',
  )
  expect(leftOut).toBe(1)
})

test('Google Docs: headings, a list within a list, pictures of another site', () => {
  const { html, leftOut } = tidyPasted(clipboard('google-docs-clipboard.html'), none)
  expect(outline(html)).toBe(
    '<h2>Bath trends</h2><p>What we see in <a>Nyack</a>.</p><h3>Showers</h3>' +
      '<ul><li><p>No curb</p><ul><li><p>One slope</p></li></ul></li><li><p>Glass</p></li></ul><p></p>',
  )
  expect(leftOut).toBe(1)
})

test('without a heading of the first level the second one stays the highest', () => {
  expect(tidyPasted('<h2>A</h2><h3>B</h3><h4>C</h4>', none).html).toBe('<h2>A</h2><h3>B</h3><h3>C</h3>')
})

test('the site’s own pictures stay, and tidied once it says the same', () => {
  const ownHtml = '<p>A</p><img src="/media/a.webp" alt="">'
  expect(tidyPasted(ownHtml, (src) => src.startsWith('/media/'))).toEqual({
    html: ownHtml,
    pictures: [],
    leftOut: 0,
  })
  const cut = '<h3 data-pm-slice="1 1 []">of the editor</h3>'
  expect(tidyPasted(cut, none).html).toBe(cut)
  for (const name of ['word-clipboard.html', 'google-docs-clipboard.html']) {
    const { html } = tidyPasted(clipboard(name), none)
    expect(tidyPasted(html, none).html.trim()).toBe(html.trim())
  }
})

test('each paragraph of a long list is looked at a fixed number of times', () => {
  const item = "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Entry</p>"
  const looks = (count: number) => {
    const spy = jest.spyOn(Element.prototype, 'getAttribute')
    const { html } = tidyPasted(item.repeat(count), none)
    expect(html.match(/<li>/g)).toHaveLength(count)
    const { length } = spy.mock.calls
    spy.mockRestore()
    return length
  }
  expect(looks(400)).toBe(4 * looks(100))
})

describe('pictures that come along', () => {
  const data = `data:image/png;base64,${btoa('picture')}`
  const file = new File(['file'], 'image.png', { type: 'image/png' })
  const places = (html: string) => html.replace(/data-pending="\d+"/g, 'data-pending')

  test('from their own address, at their place', () => {
    const { html, pictures, leftOut } = tidyPasted(`<p>A</p><img src="${data}" alt="Oak"><p>B</p>`, none, [])
    expect(places(html)).toBe('<p>A</p><img alt="Oak" data-pending><p>B</p>')
    expect(pictures[0]?.file).toMatchObject({ name: 'Pasted picture 1.png', type: 'image/png', size: 7 })
    expect(html).toContain(`data-pending="${pictures[0]?.key}"`)
    expect(leftOut).toBe(0)
  })

  test('from the clipboard’s files, where each picture has one', () => {
    const word = '<p>A</p><img src="file:///C:/a.png">'
    const firstResult = tidyPasted(word, none, [file])
    expect(firstResult.pictures.map((picture) => picture.file)).toEqual([file])
    expect(places(firstResult.html)).toBe('<p>A</p><img data-pending>')
    // One file for two pictures may show all that was copied.
    expect(tidyPasted(word + word, none, [file])).toMatchObject({ pictures: [], leftOut: 2 })
    expect(tidyPasted('<p>A</p>', none, [file])).toMatchObject({ html: '<p>A</p>', pictures: [], leftOut: 0 })
  })

  test.each([
    ['a class', '<p class="MsoNormal">A</p><img src="file:///C:/a.png">'],
    ['a class without quotes', '<p class=MsoNormal>A</p><img src="file:///C:/a.png">'],
    [
      'its name space',
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><p>A</p><img src="file:///C:/a.png"></html>',
    ],
  ])('not from a picture of the words, as Office copies it, known by %s', (_, office) => {
    expect(tidyPasted(office, none, [file])).toMatchObject({ pictures: [], leftOut: 1 })
    const inText = tidyPasted(office.replace('file:///C:/a.png', data), none, [file])
    expect(inText.pictures.map((picture) => picture.file.name)).toEqual(['Pasted picture 1.png'])
    const alone = tidyPasted(office.replace('>A<', '><'), none, [file])
    expect(alone.pictures.map((picture) => picture.file)).toEqual([file])
  })

  test('none where the text holds none, nor from an address that is broken', () => {
    const emptyResult = { html: '', pictures: [], leftOut: 1 }
    expect(tidyPasted(`<img src="${data}">`, none)).toEqual(emptyResult)
    for (const src of [
      'data:image/png;base64,%%',
      'data:text/html;base64,aGk=',
      'data:,',
      'https://a.example/a.png',
    ])
      expect(tidyPasted(`<img src="${src}">`, none, [])).toEqual(emptyResult)
  })
})
