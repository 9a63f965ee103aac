import {
  gate,
  maskedSentences,
  maskedWords,
  measurePages,
  measureSite,
  median,
  nameMask,
  nearestPages,
  readSite,
  type SitePage,
} from '@/lib/landing/gate'
import { mainText } from '@/lib/landing/html-text'

describe('masking', () => {
  test('names of places, offices and townships are one sign, numbers another', () => {
    expect(maskedWords("We don't drive 4.4 miles to Upper Nyack, NY 10960.")).toEqual([
      'we',
      'dont',
      'drive',
      '0',
      'miles',
      'to',
      '¤',
      'ny',
      '0',
    ])
    expect(maskedWords('the Village of Nyack Building Department')).toEqual(['the', '¤'])
    expect(maskedWords('')).toEqual([])
  })

  test('a sentence ends at its period or with the line', () => {
    expect(maskedSentences('One here. Two there\nThree, at 2.5 miles. “Four.”')).toEqual([
      ['one', 'here'],
      ['two', 'there'],
      ['three', 'at', '0', 'miles'],
      ['four'],
    ])
  })
})

test('the nearest page holds the largest share of a page’s runs of five words', () => {
  const pages = [
    { id: 'a', shingles: new Set(['1', '2', '3', '4']) },
    { id: 'b', shingles: new Set(['1', '2', '3', '5', '6', '7']) },
    { id: 'c', shingles: new Set(['9']) },
  ]
  const nearestById = nearestPages(pages)
  expect(nearestById.get('a')).toEqual({ id: 'b', share: 3 / 4 })
  expect(nearestById.get('b')).toEqual({ id: 'a', share: 1 / 2 })
  expect(nearestById.get('c')).toBeUndefined()
})

const sentence = (page: number, index: number) =>
  `Word${page}x${index}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!) +
  ' stands here with eight others around it.'

/** Fifty pages: `own` sentences that only the page has, and `common` ones that all have, of ten words each but the own ones' nine. */
const site = (ownSentences: number, common: number): SitePage[] =>
  Array.from({ length: 50 }, (_, page) => ({
    id: `page-${page}`,
    text: [
      ...Array.from({ length: ownSentences }, (_, index) => sentence(page, index)),
      ...Array.from({ length: common }, (_, index) => `Shared ${sentence(99, index)}`),
    ].join(' '),
    landing: { service: 'kitchen-remodeling', lowConfidence: page === 0 },
  }))

describe('a site that is read again after a change', () => {
  const pages = site(30, 10)
  const [first, second] = [pages[1]!, pages[2]!]
  const otherPages = pages.slice(2)
  const changes: [string, SitePage[]][] = [
    ['nothing', pages],
    ['own words', [pages[0]!, { ...first, text: `${first.text} One more sentence.` }, ...otherPages]],
    ['a copy of another page', [pages[0]!, { ...first, text: second.text }, ...otherPages]],
    [
      'a sentence that isn’t the frame any more',
      pages.map((page, index) => (index % 2 ? page : site(30, 9)[index]!)),
    ],
    ['a page less', otherPages],
    [
      'how sure a place’s notes are',
      pages.map((page) => ({ ...page, landing: { ...page.landing!, lowConfidence: true } })),
    ],
  ]

  test.each(changes)('measures it as if for the first time: %s', (_what, changed) => {
    expect(measureSite(readSite(changed, undefined, readSite(pages)))).toEqual(measurePages(changed))
  })

  test('a place’s new name masks all pages anew', () => {
    const names = nameMask([{ name: 'stands here with', permitAuthority: '' }])
    expect(measureSite(readSite(pages, names, readSite(pages)))).toEqual(measurePages(pages, names))
    expect(measurePages(pages, names)).not.toEqual(measurePages(pages))
  })

  test('an unchanged text isn’t read again', () => {
    const before = readSite(pages)
    const after = readSite([{ ...first, text: 'Another text.' }, ...otherPages], undefined, before)
    const [was, is] = [before.pages.get(second.id)!, after.pages.get(second.id)!]
    expect(is.sentences).toBe(was.sentences)
    expect(is.bare).toBe(was.bare)
    expect(after.pages.get(first.id)!.sentences).toHaveLength(1)
  })
})

describe('the gate', () => {
  const shortOf = (pages: SitePage[], id: string) =>
    measurePages(pages).find((measure) => measure.id === id)?.short ?? []

  test('a page that says enough of its own passes', () => {
    expect(shortOf(site(30, 10), 'page-1')).toEqual([])
  })

  test('too few words of its own: a place with low confidence needs fewer', () => {
    expect(shortOf(site(20, 10), 'page-1').join()).toMatch(/original words; at least 200 are needed/)
    expect(shortOf(site(20, 10), 'page-0').join()).not.toMatch(/original words/)
  })

  test('too much that ten other pages say', () => {
    expect(shortOf(site(30, 60), 'page-1').join()).toMatch(/are on ten or more other pages/)
  })

  test('a copy with another name is own to neither, and the nearest page', () => {
    const pages = site(30, 10)
    const [first, second] = [pages[1]!, pages[2]!]
    const copied = [...pages.slice(0, 2), { ...second, text: `${first.text} In Nyack.` }, ...pages.slice(3)]
    const short = shortOf(copied, 'page-1').join()
    expect(short).toMatch(/0 original words/)
    expect(short).toMatch(/100% of it is on page-2 as well/)
  })

  test('sentences on nine tenths of a service’s pages are its frame, and don’t count as likeness', () => {
    const measures = measurePages(site(30, 60))
    expect(Math.max(...measures.map(({ nearest }) => nearest?.share ?? 0))).toBeLessThan(gate.nearest)
  })
})

test('the median', () => {
  expect(median([])).toBe(0)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

describe('the text of a page', () => {
  test('main only, a line for each text, without script, style, forms and pictures', () => {
    const html = `<html><head><title>T</title></head><body><header>Menu</header><main class="x">
      <h1>Kitchens in <span>Nyack</span></h1><p>Two <b>words</b> &amp; more</p><ul><li>One</li><li>Two</li></ul>
      <script>var a = 1</script><style>p{}</style><svg><title>icon</title></svg><select><option>Choose</option></select>
      </main><footer>Foot</footer></body></html>`
    expect(mainText(html)).toBe('Kitchens in Nyack\nTwo words & more\nOne\nTwo')
    expect(mainText('<p>none</p>')).toBe('')
  })
})
