import fc from 'fast-check'
import { type BuilderAction } from '@/components/builder/builder-action'
import { builderReducer, type BuilderState, startBuilder } from '@/components/builder/builder-state'
import { pageFields } from '@/components/builder/page-fields'
import { listChanges } from '@/lib/record-merge/changes'
import { type Draft, draftOf, sameDraft } from '@/components/builder/draft'
import { officeTime } from '@/lib/time/office-time'
import { typedConfig } from '@/components/builder/typed-config'
import { refusalOf } from '@/components/admin/pages/slug-advice'
import { blocks, blockTypes, defaultConfig } from '@/components/blocks/registry'

const settings = {
  title: 'A page',
  slug: 'a-page',
  isPublished: false,
  publishAt: null,
  unpublishAt: null,
  metaTitle: '',
  metaDescription: '',
}
const page = (...titles: string[]): Draft =>
  draftOf({
    ...settings,
    components: titles.map((title) => ({ id: `cta-${title}`, type: 'cta', config: { title } })),
  })
const after = (state: BuilderState, ...actions: BuilderAction[]) => actions.reduce(builderReducer, state)
const titles = (state: BuilderState) =>
  state.history.present.document.blocks.map(({ config }) => config.title)

describe('the builder', () => {
  const start = startBuilder(page('a', 'b', 'c'))

  test('a draft that was typed in is the same as one that says the same', () => {
    const typed = after(start, { type: 'edit', id: 'cta-a', config: { title: 'z' }, now: 0 }).history.present
    expect(sameDraft(typed, page('z', 'b', 'c'))).toBe(false)
    const { document, settings: its } = typed
    expect(sameDraft(typed, { document, settings: its })).toBe(true)
    expect(sameDraft(typed, { settings: its, document })).toBe(true)
  })

  test('a section that is stored as it came is the same as one that was saved so', () => {
    const stored = (config: object) =>
      draftOf({ ...settings, components: [{ id: 'prices', type: 'price-ledger', config: { ...config } }] })
    expect(sameDraft(stored({}), stored(defaultConfig('price-ledger')))).toBe(true)
    expect(sameDraft(stored({}), stored({ title: 'Our prices' }))).toBe(false)
  })

  test('undo and Cancel bring back words, they never publish or hide the page', () => {
    const schedule = { isPublished: true, publishAt: null, unpublishAt: null }
    const typed: BuilderAction = { type: 'edit', id: 'cta-a', config: { title: 'z' }, now: 0 }
    const open: BuilderAction = { type: 'open', panel: 'block', id: 'cta-a' }
    for (const back of ['undo', 'cancel'] as const) {
      const live = after(start, open, typed, { type: 'schedule', schedule }, { type: back })
      expect(titles(live)).toEqual(['a', 'b', 'c'])
      expect(live.history.present.settings.isPublished).toBe(true)
    }
  })

  test('goes back to the start by undo, whatever was done', () => {
    const id = fc.constantFrom('cta-a', 'cta-b', 'cta-c')
    const now = fc.integer({ min: 0, max: 5000 })
    const action: fc.Arbitrary<BuilderAction> = fc.oneof(
      fc.record({ type: fc.constant('add' as const), block: fc.constantFrom(...blockTypes), now }),
      fc.record({ type: fc.constant('edit' as const), id, config: fc.record({ title: fc.string() }), now }),
      fc.record({ type: fc.constant('shift' as const), id, by: fc.constantFrom(1 as const, -1 as const) }),
      fc.record({ type: fc.constant('move' as const), id, to: fc.integer({ min: -1, max: 9 }) }),
      fc.record({ type: fc.constant('duplicate' as const), id, now }),
      fc.record({ type: fc.constant('delete' as const), id }),
      fc.record({
        type: fc.constant('copy' as const),
        blocks: fc.constant(start.history.present.document.blocks),
        title: fc.string(),
        now,
      }),
      fc.record({
        type: fc.constant('paste' as const),
        blocks: fc.constant([{ type: 'cta', config: {} }]),
        now,
      }),
      fc.record({ type: fc.constant('open' as const), panel: fc.constant('block' as const), id }),
      fc.record({ type: fc.constant('settings' as const), settings: fc.constant(settings), now }),
      fc.constant<BuilderAction>({ type: 'cancel' }),
      fc.constant<BuilderAction>({ type: 'close' }),
      fc.constant<BuilderAction>({ type: 'redo' }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let state = after(start, ...actions)
        const ids = state.history.present.document.blocks.map((block) => block.id)
        expect(new Set(ids).size).toBe(ids.length)
        while (state.history.past.length > 0) state = builderReducer(state, { type: 'undo' })
        expect(state.history.present).toEqual(start.history.present)
      }),
    )
  })

  test('Cancel takes back what the panel changed, and only that', () => {
    const edited = after(
      start,
      { type: 'open', panel: 'block', id: 'cta-b' },
      { type: 'edit', id: 'cta-b', config: { title: 'x' }, now: 1 },
      { type: 'edit', id: 'cta-b', config: { title: 'xy' }, now: 2 },
    )
    expect(edited.history.past).toHaveLength(1)
    expect(after(edited, { type: 'cancel' }).history).toBe(start.history)
    const moved = after(edited, { type: 'shift', id: 'cta-b', by: -1 }, { type: 'cancel' })
    expect(titles(moved)).toEqual(['b', 'a', 'c'])
  })

  test('typing that Escape ends is one step, whatever pauses it had, and can be redone', () => {
    const edit = (title: string, now: number, anew = false): BuilderAction => ({
      type: 'edit',
      id: 'cta-a',
      config: { title },
      now,
      isNewStep: anew,
    })
    const moved: BuilderAction = { type: 'move', id: 'cta-c', to: 0 }
    const keep: BuilderAction = { type: 'join', id: 'cta-a', path: 'title', before: 'a' }
    const keptHistory = after(
      start,
      moved,
      edit('ab', 1, true),
      edit('abc', 9000),
      edit('abcd', 19_000),
      keep,
    )
    expect(titles(keptHistory)).toEqual(['c', 'abcd', 'b'])
    expect(keptHistory.announcement.text).toContain('Text changed')
    const undone = after(keptHistory, { type: 'undo' })
    expect(titles(undone)).toEqual(['c', 'a', 'b'])
    expect(titles(after(undone, { type: 'redo' }))).toEqual(['c', 'abcd', 'b'])
    // A change in between is a step of its own.
    const between = after(start, edit('ab', 1, true), moved, edit('abc', 2), keep)
    expect(between.history.past).toHaveLength(3)
  })

  test('undone, a pasted block leaves another one selected, so that the keys go on working', () => {
    const selected = after(start, { type: 'select', id: 'cta-b' })
    const paste = { type: 'cta', config: { title: 'p' } }
    const pasted = after(selected, { type: 'paste', blocks: [paste], now: 5 })
    expect(titles(pasted)).toEqual(['a', 'b', 'p', 'c'])
    expect(after(pasted, { type: 'undo' }).selected).toBe('cta-b')
  })

  test('typing on is one step, a pause begins another', () => {
    const typed = after(
      start,
      { type: 'open', panel: 'block', id: 'cta-a' },
      { type: 'edit', id: 'cta-a', config: { title: 'o' }, now: 1 },
      { type: 'edit', id: 'cta-a', config: { title: 'on' }, now: 500 },
      { type: 'edit', id: 'cta-a', config: { title: 'one' }, now: 3000 },
    )
    expect(titles(after(typed, { type: 'undo' }))[0]).toBe('on')
    expect(titles(after(typed, { type: 'undo' }, { type: 'undo' }))[0]).toBe('a')
  })

  test('typing on the page is one step as well, and each text a step of its own', () => {
    const typed = after(
      start,
      { type: 'edit', id: 'cta-a', config: { title: 'o' }, now: 1, isNewStep: true },
      { type: 'edit', id: 'cta-a', config: { title: 'on' }, now: 2 },
      { type: 'edit', id: 'cta-b', config: { title: 'x' }, now: 3, isNewStep: true },
    )
    expect(titles(after(typed, { type: 'undo' })).slice(0, 2)).toEqual(['on', 'b'])
    expect(titles(after(typed, { type: 'undo' }, { type: 'undo' }))[0]).toBe('a')
  })

  test('Cancel takes back what was typed on the page of what the panel shows, and nothing else', () => {
    const open: BuilderAction = { type: 'open', panel: 'block', id: 'cta-a' }
    const edit = (id: string): BuilderAction => ({ type: 'edit', id, config: { title: 'x' }, now: 1 })
    expect(titles(after(start, open, edit('cta-a'), { type: 'cancel' }))).toEqual(['a', 'b', 'c'])
    expect(titles(after(start, open, edit('cta-b'), { type: 'cancel' }))).toEqual(['a', 'x', 'c'])
  })

  test('adds at the end, or behind the block that was asked for', () => {
    const types = (state: BuilderState) => state.history.present.document.blocks.map(({ type }) => type)
    expect(types(after(start, { type: 'add', block: 'team', now: 1 })).at(-1)).toBe('team')
    const behind = after(start, { type: 'insert', after: 'cta-a' }, { type: 'add', block: 'team', now: 1 })
    expect(types(behind)).toEqual(['cta', 'team', 'cta', 'cta'])
    expect(behind.announcement.text).toBe('Team added at position 2 of 4')
  })

  test('copies another page’s blocks as one step, and selects the first of them', () => {
    const { blocks } = page('x', 'y').document
    const copied = after(startBuilder(page()), { type: 'copy', blocks, title: 'Financing', now: 7 })
    expect(titles(copied)).toEqual(['x', 'y'])
    expect(copied.selected).toBe('cta-7')
    expect(copied.announcement.text).toBe('2 components copied from Financing')
    expect(copied.history.past).toHaveLength(1)
    expect(titles(after(copied, { type: 'undo' }))).toEqual([])
  })

  test('pastes behind what is selected as one step, under new ids; at the end where nothing is', () => {
    const { blocks } = page('a', 'x').document
    const paste: BuilderAction = { type: 'paste', blocks, now: 7 }
    const pasted = after(start, { type: 'select', id: 'cta-a' }, paste)
    expect(titles(pasted)).toEqual(['a', 'a', 'x', 'b', 'c'])
    expect(pasted.selected).toBe('cta-7')
    expect(pasted.announcement.text).toBe('2 components pasted at position 2 of 5')
    expect(titles(after(pasted, { type: 'undo' }))).toEqual(['a', 'b', 'c'])
    const saved = after(start, { ...paste, blocks: blocks.slice(1), title: 'Winter' })
    expect(titles(saved)).toEqual(['a', 'b', 'c', 'x'])
    expect(saved.announcement.text).toBe('Winter added at position 4 of 4')
  })

  test('tells where a drag is without changing anything', () => {
    const over = after(start, { type: 'announce', text: 'Hero is over position 2 of 3', dragging: 'pointer' })
    expect(over.history).toBe(start.history)
    expect(over.announcement).toEqual({ text: 'Hero is over position 2 of 3', turn: 1, dragging: 'pointer' })
    expect(after(over, { type: 'shift', id: 'cta-a', by: 1 }).announcement.dragging).toBeNull()
  })

  test('says where a block went', () => {
    const moved = after(start, { type: 'shift', id: 'cta-a', by: 1 })
    expect(moved.announcement.text).toBe('Call to Action moved to position 2 of 3')
    expect(after(start, { type: 'shift', id: 'cta-a', by: -1 }).announcement.text).toBe(
      'Call to Action stays at position 1 of 3',
    )
  })
})

test('two versions are compared block by block', () => {
  const remoteState = after(
    startBuilder(page('a', 'b', 'c')),
    { type: 'edit', id: 'cta-a', config: { title: 'new words' }, now: 1 },
    { type: 'delete', id: 'cta-b' },
    { type: 'add', block: 'team', now: 7 },
  ).history.present
  const { list, same } = listChanges(pageFields, page('a', 'b', 'c'), remoteState)
  expect(list.map(({ kind, name }) => `${name} ${kind}`)).toEqual([
    'Call to Action changed',
    'Team added',
    'Call to Action removed',
  ])
  expect(same).toBe(1)
})

test('fields keep what was typed where the schema refuses it', () => {
  const link = typedConfig(blocks.cta.definition.schema, { buttonLink: 'javascript:alert(1)' })
  expect(link).toMatchObject({ buttonLink: 'javascript:alert(1)', buttonText: 'Request an estimate' })
})

test('a refused slug comes with its reason and two free ones', () => {
  expect(refusalOf('gallery', [], 2026)).toEqual({
    reason: '/gallery is a page of the site itself.',
    suggestions: ['gallery-2026', 'our-gallery'],
  })
  expect(refusalOf('permits', ['permits', 'our-permits'], 2026)?.suggestions).toEqual([
    'permits-2026',
    'our-permits-2',
  ])
  expect(refusalOf('permits', [], 2026)).toBeNull()
})

test('kept work tells its time, with the day when that was another one', () => {
  const now = new Date('2026-11-19T18:00:00Z')
  expect(officeTime('2026-11-19T15:40:00Z', now)).toBe('10:40 AM')
  expect(officeTime('2026-11-18T21:12:00Z', now)).toBe('Nov 18, 4:12 PM')
})
