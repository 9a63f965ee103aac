import fc from 'fast-check'
import { blockRegistry } from '@/components/blocks/registry'
import { defaultProfile } from '@/lib/business/profile'
import { samplePosts, sampleProjects } from '@/lib/content/samples'
import { type Page } from '@/lib/content-types'
import { seedAreas } from '@/lib/content/area-seed'
import { contentDocuments, areaDocuments } from '@/lib/search/documents'
import { createSearch } from '@/lib/search/engine'
import { highlight, snippet } from '@/lib/text/highlight'
import { cleanQuery, queryTerms, QUERY_MOST } from '@/lib/text/words'

const page: Page = {
  id: 'p',
  title: 'Financing',
  slug: 'financing',
  content: 'Heirloom aardvark',
  metaTitle: '',
  metaDescription: 'How paying by the month works.',
  isPublished: true,
  publishAt: null,
  unpublishAt: null,
  components: [
    {
      id: 't',
      type: 'text',
      config: { content: '<p>No interest &amp; no <b>surprises</b> with zebrawood.</p>' },
    },
    {
      id: 'i',
      type: 'image',
      config: { images: [{ src: '/images/quokka.webp' }], caption: 'A walnut drawer' },
    },
  ],
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const content = { projects: sampleProjects, posts: samplePosts, pages: [page] }
const search = createSearch([
  ...areaDocuments(seedAreas, defaultProfile),
  ...contentDocuments(content, blockRegistry),
])

const plain = (segments: { text: string }[]) => segments.map(({ text }) => text).join('')
const titles = (query: string) =>
  search(query).groups.flatMap(({ kind, hits }) => hits.map(({ title }) => `${kind}: ${plain(title)}`))

describe('ranking', () => {
  test.each([
    ['kitchen', 'service: Kitchen Remodeling'],
    ['bathrooms', 'service: Bathroom Remodeling'],
    ['granite', 'service: Countertops & Vanities'],
    ['nanuet', 'town: Nanuet'],
    ['New City', 'town: New City'],
    ['kitchen in nanuet', 'landing: Kitchen Remodeling in Nanuet'],
    ['custom cabinets grand view', 'landing: Custom Cabinets in Grand View-on-Hudson'],
    ['stony point bathroom', 'landing: Bathroom Remodeling in Stony Point'],
    ['hours', 'page: Contact'],
    ['photos', 'page: Gallery'],
    ['testimonials', 'page: Reviews'],
    ['waterfall island', 'project: White kitchen with a waterfall island'],
    ['zebrawood', 'page: Financing'],
  ])('%s finds first: %s', (query, first) => {
    expect(titles(query)[0]).toBe(first)
  })

  test('a ZIP code finds its places, and is not taken for a typing mistake of another', () => {
    expect(titles('10960')).toEqual(expect.arrayContaining(['town: Nyack']))
    expect(titles('99999')).toEqual([])
  })

  test('every town and service is found by its name, before anything else of its kind', () => {
    for (const { kind, title } of areaDocuments(seedAreas, defaultProfile).filter(
      ({ kind }) => kind === 'town' || kind === 'service',
    )) {
      const group = search(title).groups.find((hitGroup) => hitGroup.kind === kind)
      expect(plain(group?.hits[0]?.title ?? [])).toBe(title)
    }
  })
})

describe('typing mistakes', () => {
  test.each([
    ['kichen', 'service: Kitchen Remodeling'],
    ['kitchen remodling', 'service: Kitchen Remodeling'],
    ['refase', 'service: Cabinet Refacing'],
    ['nyak', 'town: Nyack'],
    ['havestraw', 'town: Haverstraw'],
    ['bathrom suffren', 'landing: Bathroom Remodeling in Suffern'],
    ['countertps', 'service: Countertops & Vanities'],
    ['kitchén', 'service: Kitchen Remodeling'],
  ])('%s finds %s', (query, expected) => {
    expect(titles(query)).toContain(expected)
  })
  test('a word that is not finished yet is enough', () => {
    expect(titles('backsp')[0]).toBe('service: Tile & Backsplash Installation')
  })
})

describe('groups', () => {
  test('list the best, count all, and lead to the rest', () => {
    const landing = search('kitchen').groups.find(({ kind }) => kind === 'landing')
    expect(landing).toMatchObject({ total: 47, more: '/rockland/kitchen-remodeling/' })
    expect(landing?.hits).toHaveLength(8)
    const { total, groups } = search('kitchen')
    expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total)
  })
  test('lead to addresses only', () => {
    for (const { href } of [
      ...areaDocuments(seedAreas, defaultProfile),
      ...contentDocuments(content, blockRegistry),
    ])
      expect(href).toMatch(/^\/[a-z0-9/-]*$/)
  })
})

describe('queries', () => {
  test('nothing asked, nothing found', () => {
    for (const query of ['', '   ', 'the of in', '!?&', '<>']) expect(search(query).total).toBe(0)
    expect(search('xyzzyplugh')).toEqual({ query: 'xyzzyplugh', total: 0, groups: [] })
  })
  test('a query that is too long is cut, in characters and words', () => {
    expect(cleanQuery(`${'kitchen '.repeat(100)}`).length).toBeLessThanOrEqual(QUERY_MOST)
    expect(queryTerms('one two three four five six seven eight nine ten')).toHaveLength(8)
    expect(cleanQuery(' a\u0000b\n\tc ')).toBe('a b c')
  })
  test('any text may be asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
        const { total, groups } = search(query)
        expect(total === 0).toBe(groups.length === 0)
      }),
      { numRuns: 200 },
    )
  })
})

describe('highlighting', () => {
  test('marks the found words, also what a mistake meant', () => {
    const [hit] = search('kichen').groups[0]?.hits ?? []
    expect(hit?.title.filter((segment) => segment.hit)).toEqual([{ text: 'Kitchen', hit: true }])
  })
  test('loses and adds nothing, whatever the text: markup stays text', () => {
    const tagNames = new Set(['script', 'b'])
    const text = 'a <script>alert("b")</script> & b'
    expect(
      highlight(text, tagNames)
        .filter(({ hit }) => hit)
        .map(({ text }) => text),
    ).toEqual(['script', 'b', 'script', 'b'])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (any, words) => {
        expect(plain(highlight(any, new Set(words)))).toBe(any)
      }),
    )
  })
  test('a page is not found by what it does not show', () => {
    expect(search('aardvark').total).toBe(0)
  })
  test('texts of pages are searched without their markup, addresses of pictures not at all', () => {
    const [financing] = search('zebrawood').groups[0]?.hits ?? []
    expect(plain(financing?.text ?? [])).toContain('No interest & no surprises with zebrawood.')
    expect(search('quokka').total).toBe(0)
    expect(titles('walnut drawer')).toContain('page: Financing')
  })
  test('a long text is cut around what was found', () => {
    const long = `${'first words '.repeat(40)}needle ${'last words '.repeat(40)}`
    const cut = snippet(long, new Set(['needle']), 120)
    expect(cut).toContain('needle')
    expect(cut.length).toBeLessThanOrEqual(122)
    expect(cut).toMatch(/^….*…$/)
    expect(snippet('Short.', new Set(['x']), 120)).toBe('Short.')
  })
})

test('of a custom page only the words that its readers see are found', () => {
  const components = [
    { id: 'c', type: 'cta', config: { title: 'Quagga', buttonLink: '/zorilla' } },
    { id: 'x', type: 'text', config: { content: '<p class="okapi">Numbat</p>', alignment: 'center' } },
    { id: 'u', type: 'some-unknown-type', config: { title: 'Axolotl' } },
  ]
  const pages = contentDocuments({ projects: [], posts: [], pages: [{ ...page, components }] }, blockRegistry)
  const find = createSearch(pages)
  const foundWords = ['quagga', 'numbat', 'zorilla', 'okapi', 'center', 'axolotl'].filter(
    (word) => find(word).total,
  )
  expect(foundWords).toEqual(['quagga', 'numbat'])
})
