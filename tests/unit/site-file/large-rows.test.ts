import { Readable } from 'node:stream'
import { blockRegistry } from '@/components/blocks/registry'
import { defaultProfile } from '@/lib/business/profile'
import { builtInValues } from '@/lib/business/own-finishes'
import { siteTable, type SiteTable } from '@/lib/records/site-tables'
import { type SiteRow } from '@/lib/schemas/site-file'
import { acceptedRows } from '@/lib/site-file/accept-rows'
import { rowsIn } from '@/lib/site-file/read-rows'

// Rows that hold more than any screen saves: each is refused before anything looks at all that is in it.

/** Returns the accepted rows, and how often other tasks had a turn meanwhile. */
async function outcomeOf(table: SiteTable, rows: SiteRow[]) {
  const refused: string[] = []
  const accepted: SiteRow[] = []
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const some = () => Readable.from([rows]) as AsyncIterable<SiteRow[]>
  const read = acceptedRows(some, blockRegistry, ({ why }) => refused.push(why))
  for await (const batch of read(table)) accepted.push(...batch)
  isOver = true
  return { refused, accepted, turns }
}

const updatedAt = '2026-10-01T08:00:00.000Z'
const setting = (key: string, value: unknown): SiteRow => ({ key, value, updatedAt })
const keys = (count: number, value: unknown = '') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, value]))
const tooMany = 'It holds more than any screen saves.'
const otherwise = 'It isn’t what the screen for it would save.'
const places = { menu: [], footer: [], banner: null, labels: {} }

/** A value whose entries tell how many of them were looked at. */
function counting(count: number) {
  const looks = { count: 0 }
  const entry = {
    get name() {
      looks.count += 1
      return 7
    },
  }
  return { looks, list: Array.from({ length: count }, () => entry), record: keys(count, entry) }
}

test.each([
  ['page-places', { ...places, labels: keys(40_000) }, tooMany],
  ['page-places', { ...places, labels: keys(51) }, otherwise],
  ['share-pictures', keys(40_000), tooMany],
  ['share-pictures', keys(5_001), otherwise],
  ['saved-blocks', Array(101).fill({}), otherwise],
  ['saved-blocks', Array(60_000).fill({}), tooMany],
  ['finishes', { finishes: { cabinets: keys(90_000, { name: 7 }) } }, tooMany],
  ['profile', { ...defaultProfile, more: keys(40_000) }, tooMany],
])('the setting %s with more than its screen saves', async (key, value, why) => {
  expect(await outcomeOf('settings', [setting(key, value)])).toMatchObject({ refused: [why], accepted: [] })
})

test('of a list or record that is too long no entry is looked at', async () => {
  for (const [key, of, inside] of [
    ['saved-blocks', 'list', (list: unknown) => list],
    ['reply-templates', 'list', (templates: unknown) => ({ templates })],
    ['page-places', 'list', (menu: unknown) => ({ ...places, menu })],
    ['page-places', 'record', (labels: unknown) => ({ ...places, labels })],
    ['share-pictures', 'record', (record: unknown) => record],
  ] as const) {
    const { settingCheck } = await import('@/lib/schemas/site-settings')
    const { looks, ...value } = counting(6_000)
    expect(settingCheck(key)?.safeParse(inside(value[of])).success).toBe(false)
    expect(looks.count).toBe(0)
  }
})

const texts = {
  ...{ headline: '', lede: '', description: '', parts: '[]', questions: '[]', blocks: '[]' },
  ...{ pictures: '{}', projects: '[]' },
}
const landing = (more: object): SiteRow => ({
  ...{ id: 'nyack:kitchen-remodeling', place: 'nyack', service: 'kitchen-remodeling', ...texts },
  ...{ listing: 'auto', version: 1, updatedAt, ...more },
})
const tooLong = 'Its text is longer than 1,048,576 characters.'

test.each([
  ['keys', { parts: JSON.stringify([keys(200_000)]) }, tooLong],
  ['a megabyte of empty records', { parts: `[${'{},'.repeat(340_000)}{}]` }, tooMany],
  ['brackets', { pictures: '['.repeat(400_000) }, tooMany],
  ['parts', { parts: JSON.stringify(Array(13).fill({ title: 'A', text: 'B' })) }, 'parts: Keep it to 12'],
  ['a heading', { headline: 'a'.repeat(121) }, 'headline: Shorten this to 120 characters.'],
  ['text in all columns', { headline: '<i>'.repeat(140_000) }, 'Its text is longer than 400,000 characters.'],
  ['levels', { questions: `${'['.repeat(60)}${']'.repeat(60)}` }, 'Formatting or components are nested'],
  [
    'components',
    { blocks: JSON.stringify(Array(41).fill({ id: 'a', type: 'text', config: {} })) },
    'blocks: Keep it to 40',
  ],
  [
    'a component that no editor would save',
    { blocks: JSON.stringify([{ id: 'a', type: 'video', config: { address: 7 } }]) },
    'components.0.',
  ],
  ['a picture of another site', { pictures: '{"hero":"https://evil.example/a.png"}' }, 'pictures.hero: '],
])('the words of a page with too much: %s', async (_, more, why) => {
  const parse = jest.spyOn(JSON, 'parse')
  for (const table of ['landings', 'landing-revisions'] as const) {
    const { refused, accepted } = await outcomeOf(table, [landing(more)])
    expect(refused).toEqual([expect.stringContaining(why)])
    expect(accepted).toEqual([])
  }
  // A row that is refused for its size wasn't read.
  if (why === tooLong || why === tooMany)
    expect(parse.mock.calls.filter(([text]) => text.length > 100)).toEqual([])
  parse.mockRestore()
})

const page = (components: unknown): SiteRow => ({
  ...{ id: 'p', title: 'Page', slug: 'page', content: '', metaTitle: '', metaDescription: '', components },
  ...{ isPublished: true, publishAt: null, unpublishAt: null, deletedSlug: '', deletedAt: null },
})

test.each([
  ['too many components', Array(501).fill({ id: 'a', type: 'hero', config: {} }), /at most 500 components/],
  ['one that isn’t one', [7], /^components\.0: A component needs a type and a config\.$/],
  ['two of one id', Array(2).fill({ id: 'a', type: 'divider', config: {} }), /Another component has this id/],
  ['a field of another kind', [{ id: 'a', type: 'hero', config: { title: 7 } }], /^components\.0\.title: /],
  [
    'wrong values without end',
    [{ id: 'a', type: 'text', config: { content: Array(60_000).fill({}) } }],
    /too large/,
  ],
])('a page with %s stays behind', async (_, components, why) => {
  for (const table of ['pages', 'page-revisions'] as const)
    expect((await outcomeOf(table, [page(components)])).refused).toEqual([expect.stringMatching(why)])
})

test('a post that is too long once it is sanitized stays behind', async () => {
  const text = { excerpt: '', featuredImage: '', town: '', category: '', metaTitle: '', metaDescription: '' }
  const row = { id: 'p', title: 'Post', slug: 'post', content: '<p>'.repeat(130_000), ...text }
  for (const table of ['posts', 'post-revisions'] as const)
    expect((await outcomeOf(table, [row])).refused).toEqual(['Its text is longer than 400,000 characters.'])
})

test('a page with components of today, of yesterday and of tomorrow comes as it is', async () => {
  const components = {
    version: 1,
    blocks: [
      { id: 'a', type: 'hero', config: { title: 'Hi', wasOnce: 1 } },
      { id: 'b', type: 'of-tomorrow', config: { any: ['thing'] } },
    ],
  }
  expect((await outcomeOf('pages', [page(components)])).accepted).toEqual([page(components)])
})

test('of components that staff keep those come that they could keep today', async () => {
  const rows = [
    { id: '1', name: 'Good', block: { type: 'hero', config: { title: 'Hi' }, version: 1 } },
    { id: '2', name: 'Of tomorrow', block: { type: 'of-tomorrow', config: {} } },
    { id: '3', name: 'Broken', block: { type: 'hero', config: { title: 7 } } },
  ]
  const { refused, accepted } = await outcomeOf('settings', [setting('saved-blocks', rows)])
  expect(accepted).toEqual([setting('saved-blocks', rows.slice(0, 1))])
  expect(refused).toEqual([
    'The component “Of tomorrow” is left out. This site has no component “of-tomorrow”.',
    expect.stringMatching(/^The component “Broken” is left out\. components\.0\.title: /),
  ])
})

test('a setting comes without what this version doesn’t know, in the order that it had', async () => {
  const { claims, ...others } = defaultProfile
  const value = { claims: { ...claims, more: 'x'.repeat(1_000_000) }, others: [1], ...others, phone: ['a'] }
  const { accepted, refused } = await outcomeOf('settings', [
    setting('profile', value),
    setting('trial:mail', { works: true, more: 1, says: 'It works.', at: updatedAt }),
  ])
  expect(refused).toEqual([])
  const { phone: _, ...kept } = others
  expect(accepted.map(({ value }) => JSON.stringify(value))).toEqual([
    JSON.stringify({ claims, ...kept }),
    JSON.stringify({ works: true, says: 'It works.', at: updatedAt }),
  ])
})

test('finishes come as their screen saves them, all together', async () => {
  const { cabinets } = builtInValues.finishes
  const [first = '', second = ''] = Object.keys(cabinets)
  const finishes = (changed: object) => setting('finishes', { finishes: { cabinets: changed } })
  // Fields that aren't named are as built in.
  const named = finishes({ [first]: { ...cabinets[first], name: 'Ours' } })
  expect((await outcomeOf('settings', [named])).accepted).toEqual([named])
  for (const wrong of [
    { [first]: { ...cabinets[first], name: 'Ours' }, [second]: { ...cabinets[second], name: 'ours' } },
    { [first]: { ...cabinets[first], at: 7 } },
    Object.fromEntries(Object.entries(cabinets).map(([id, own]) => [id, { ...own, hidden: true }])),
  ])
    expect((await outcomeOf('settings', [finishes(wrong)])).refused).toEqual([otherwise])
})

test('others have their turn between rows that are long, and between many that aren’t', async () => {
  const long = Array.from({ length: 10 }, () => landing({ headline: '<i>x</i>'.repeat(5_000) }))
  expect((await outcomeOf('landings', long)).turns).toBeGreaterThanOrEqual(10)
  const many = Array.from({ length: 200 }, () => landing({ headline: 'x'.repeat(2_000) }))
  expect((await outcomeOf('landings', many)).turns).toBeGreaterThanOrEqual(15)
})

test('a row with more values than a page’s components have isn’t read, whatever its table', async () => {
  const parse = jest.spyOn(JSON, 'parse')
  const bytes = Readable.from([Buffer.from(`[\n{"id":"a","x":[${'{},'.repeat(60_000)}{}]}\n]\n`)])
  const read = async () => {
    for await (const _ of rowsIn('projects', bytes, 1));
  }
  await expect(read()).rejects.toMatchObject({
    more: { detail: expect.stringContaining('has too many values') as string },
  })
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
  expect(siteTable('projects').row).toBeDefined()
})

test('a picture’s color is a color', () => {
  const { row } = siteTable('pictures')
  const color = (
    row as unknown as { shape: { color: { safeParse: (text: string) => { success: boolean } } } }
  ).shape.color
  expect(
    ['', '#a0b1c2', 'red;background:url(//evil.example)', '#A0B1C2 '].map(
      (text) => color.safeParse(text).success,
    ),
  ).toEqual([true, true, false, false])
})
