import fc from 'fast-check'
import { blockRegistry, blockTypes, defaultConfig } from '@/components/blocks/registry'
import { AppError } from '@/lib/errors'
import { linkMessage } from '@/lib/page-document/complete-link'
import { maxDocumentLength, maxBlocks, parseComponents as parseWith } from '@/lib/page-document/parse'
import { tooDeepMessage } from '@/lib/page-document/shallow-html'

const parseComponents = (input: string | unknown[], now?: number) => parseWith(input, blockRegistry, now)
const refusal = (input: string | unknown[]): AppError => {
  try {
    parseComponents(input)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('not refused')
}
const hero = (config: object = {}) => ({ id: 'hero-1', type: 'hero', config })

test.each(blockTypes)('a new %s block is valid as it is', (type) => {
  const config = defaultConfig(type)
  expect(parseComponents([{ id: `${type}-1`, type, config }]).blocks).toEqual([
    { id: `${type}-1`, type, config },
  ])
})

test('a list and its JSON are the same', () => {
  const list = [hero({ title: 'A' }), { id: 'text-1', type: 'text', config: { content: 'B' } }]
  expect(parseComponents(JSON.stringify(list))).toEqual(parseComponents(list))
  expect(parseComponents('[]').blocks).toEqual([])
})

test('missing fields are completed, unknown ones dropped', () => {
  expect(parseComponents([hero({ title: 'A', onload: 'x' })]).blocks[0]?.config).toEqual({
    title: 'A',
    subtitle: 'Professional solutions for your needs',
    backgroundImage: '',
    backgroundAlt: '',
    buttonText: 'Get Started',
    buttonLink: '#contact',
  })
})

test('messages name block and field', () => {
  const team = { id: 'team-1', type: 'team', config: { members: [{ name: 'a' }, { name: 7 }] } }
  expect(refusal([hero(), team, hero({ buttonLink: 'javascript:alert(1)' })]).more.errors).toEqual({
    'components.1.members.1.name': 'Write a text here',
    'components.2.id': 'Another component has this id.',
  })
  expect(
    refusal([hero({ buttonLink: 'javascript:alert(1)', backgroundImage: 'https://evil.example/a.png' })]).more
      .errors,
  ).toEqual({
    'components.0.buttonLink': linkMessage,
    'components.0.backgroundImage': 'Choose a picture from the library',
  })
})

test('rich text is sanitized, and keeps its line breaks', () => {
  const content = 'First\n<script>alert(1)</script><b onclick="x">second</b>'
  const [text, both] = parseComponents([
    { id: 'a', type: 'text', config: { content } },
    { id: 'b', type: 'text-picture', config: { content } },
  ]).blocks
  expect(text?.config.content).toBe('First\n<strong>second</strong>')
  expect(both?.config.content).toBe('First\n<strong>second</strong>')
})

test('a block of unknown type stays as it is', () => {
  const pricing = {
    id: 'pricing-1',
    type: 'pricing-table',
    config: { rows: [{ price: 1 }], note: '<b>x</b>' },
  }
  expect(parseComponents([pricing]).blocks).toEqual([pricing])
  for (const type of ['constructor', '__proto__', 'toString'])
    expect(parseComponents([{ id: 'a', type, config: {} }]).blocks[0]?.type).toBe(type)
})

test('a picture given as a bare path, and a number given as text', () => {
  const { blocks } = parseComponents([
    { id: 'a', type: 'image', config: { images: ['/images/kitchen-01-after.webp'] } },
    { id: 'b', type: 'testimonial', config: { rating: '4' } },
  ])
  expect(blocks[0]?.config.images).toEqual([{ src: '/images/kitchen-01-after.webp', alt: '' }])
  expect(blocks[1]?.config.rating).toBe(4)
})

test('a block without id gets one of its own', () => {
  const { blocks } = parseComponents([{ type: 'hero' }, { type: 'hero' }], 1700000000000)
  expect(blocks.map(({ id }) => id)).toEqual(['hero-1700000000000', 'hero-1700000000001'])
})

test.each<[string, unknown]>([
  ['a block that is no object', 'hero'],
  ['no type', { id: 'a', config: {} }],
  ['a type with markup', { id: 'a', type: '<script>', config: {} }],
  ['an id with markup', { id: 'a"><script>', type: 'hero', config: {} }],
  ['an id that is no text', { id: 7, type: 'hero', config: {} }],
  ['a config that is a list', { id: 'a', type: 'hero', config: [] }],
  ['a config that is null', { id: 'a', type: 'hero', config: null }],
])('%s is refused', (_, block) => {
  const { code, more } = refusal([hero(), block])
  expect(code).toBe('invalid')
  expect(Object.keys(more.errors ?? {})[0]).toMatch(/^components\.1/)
})

test.each(['{}', 'null', '"x"', '7', 'nonsense', '', '[1'])('%j is no list of components', (json) => {
  expect(refusal(json).more.errors?.components).toMatch(/list|JSON/)
})

test('too many blocks are refused with their number', () => {
  const list = Array.from({ length: 5000 }, (_, index) => ({ id: `text-${index}`, type: 'text', config: {} }))
  expect(refusal(list).more.errors?.components).toBe(
    'A page holds at most 500 components; this one has 5000. Split it into several pages.',
  )
  expect(parseComponents(list.slice(0, maxBlocks)).blocks).toHaveLength(maxBlocks)
})

test('too long a text is refused before it is read', () => {
  const { code, more } = refusal('x'.repeat(10 * 1024 * 1024))
  expect(code).toBe('too-large')
  expect(more.detail).toMatch(/512 KB/)
  expect(maxDocumentLength).toBe(512 * 1024)
})

test('nesting without end is refused, not a crash', () => {
  const deep = `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`
  const { code } = refusal(`[{"id":"a","type":"other","config":${deep}}]`)
  expect(code).toBe('invalid')
})

test('values that are nested too deeply are refused at their field, also in lists and in unknown types', () => {
  const deep = `<p>a</p>${'<b>'.repeat(60)}`
  const nested = (levels: number): unknown => (levels > 0 ? [nested(levels - 1)] : 1)
  const { errors } = refusal([
    { id: 'text-1', type: 'text', config: { content: deep } },
    { id: 'columns-1', type: 'columns', config: { columns: [{ content: 'b' }, { content: deep }] } },
    { id: 'other-1', type: 'other', config: { a: nested(60) } },
  ]).more
  expect(errors).toEqual({
    'components.0.content': tooDeepMessage,
    'components.1.columns.1.content': tooDeepMessage,
    'components.2.config': 'This is nested too deeply.',
  })
})

test('whatever comes in: a valid document or a refusal', () => {
  const block = fc.record(
    {
      id: fc.oneof(fc.string(), fc.constantFrom('a', 'b', 'c')),
      type: fc.oneof(fc.constantFrom(...blockTypes), fc.string()),
      config: fc.oneof(
        fc.object(),
        fc.dictionary(
          fc.constantFrom('title', 'content', 'images', 'members', 'items', 'rating', 'most'),
          fc.anything(),
        ),
      ),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (list) => {
      try {
        const { blocks } = parseComponents(list)
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
        expect(parseComponents([...blocks]).blocks).toEqual(blocks)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        expect(Object.keys(error.more.errors ?? {})).not.toHaveLength(0)
      }
    }),
    { numRuns: 500 },
  )
})
