import fc from 'fast-check'
import { type PageComponent } from '@/lib/content-types'
import { blockRegistry } from '@/components/blocks/registry'
import { addBlock } from '@/lib/page-document/actions/add-block'
import { deleteBlock } from '@/lib/page-document/actions/delete-block'
import { duplicateBlock } from '@/lib/page-document/actions/duplicate-block'
import { editBlock } from '@/lib/page-document/actions/edit-block'
import { moveBlock } from '@/lib/page-document/actions/move-block'
import { blockId } from '@/lib/page-document/block-id'
import { documentVersion, type PageDocument } from '@/lib/page-document/document'
import { type Answers, mergeDocuments, mergeFields, type Side } from '@/lib/record-merge/merge'
import { parseComponents } from '@/lib/page-document/parse'
import { sameValue } from '@/lib/page-document/same-value'
import { unmovedIds } from '@/lib/page-document/unmoved-ids'

const block = (id: string, content = id): PageComponent => ({ id, type: 'text', config: { content } })
/** "a b! c" is a document of three blocks, the second with other words; each letter is an id. */
const page = (row: string): PageDocument => ({
  version: documentVersion,
  blocks: row
    .split(' ')
    .filter(Boolean)
    .map((word) => block(word.replace(/\W+$/, ''), word)),
})
const shownTexts = ({ blocks }: PageDocument) => blocks.map(({ config }) => config.content).join(' ')
const merge = (base: string, local: string, remote: string, answers?: Answers) =>
  mergeDocuments(page(base), page(local), page(remote), answers)

test.each([
  ['edits of different blocks', 'a b c', 'a! b c', 'a b c?', 'a! b c?'],
  ['the same edit', 'a b c', 'a! b c', 'a! b c', 'a! b c'],
  ['deletions of both', 'a b c d', 'a c d', 'a b d', 'a d'],
  ['the same deletion', 'a b c', 'a c', 'a c', 'a c'],
  ['a local move and a remote edit of one block', 'a b c', 'c a b', 'a b c!', 'c! a b'],
  ['a remote move and a local edit of one block', 'a b c', 'a b c!', 'c a b', 'c! a b'],
  ['moves of different blocks', 'a b c d e', 'b c d e a', 'a b e c d', 'b e c d a'],
  ['moves to where the other one took a block away', 'a b c', 'a c b', 'b c a', 'c b a'],
  ['moves of the same block: the local one', 'a b c d', 'd a b c', 'a d b c', 'd a b c'],
  ['a moved and deleted block', 'a b c', 'c a b', 'a b', 'a b'],
  ['new blocks at different places', 'a b c', 'a x b c', 'a b c y', 'a x b c y'],
  ['new blocks behind the same one, the local one first', 'a b', 'a x1 x2 b', 'a y1 y2 b', 'a x1 x2 y1 y2 b'],
  ['new blocks at the top', 'a', 'x a', 'y a', 'x y a'],
  ['a new block behind one that moved', 'a b c', 'c a b', 'a b c y', 'c y a b'],
  ['a new block behind one that is gone', 'a b c', 'a c', 'a b y c', 'a y c'],
  ['the same new block', 'a b', 'a x b', 'a x b', 'a x b'],
  ['the same new block among others', 'a b', 'a s m b', 'a t s b', 'a t s m b'],
  ['nothing in common', '', 'x', 'y', 'x y'],
])('puts together: %s', (_, base, local, remote, expected) => {
  const { merged, questions } = merge(base, local, remote)
  expect(shownTexts(merged)).toBe(expected)
  expect(questions).toEqual([])
})

test('a block that both changed is asked about, and stays the local one until answered', () => {
  const [base, local, remote] = ['a b c', 'a! b c', 'a? b x c']
  const unanswered = merge(base, local, remote)
  expect(unanswered.questions).toEqual([{ key: 'a', local: block('a', 'a!'), remote: block('a', 'a?') }])
  expect(shownTexts(unanswered.merged)).toBe('a! b x c')
  const answered = merge(base, local, remote, { a: 'remote' })
  expect(shownTexts(answered.merged)).toBe('a? b x c')
  expect(answered.questions).toEqual(unanswered.questions)
})

test.each([
  ['was deleted locally', 'a c', 'a b! c x', 'a c x', 'a b! c x'],
  ['was deleted remotely', 'a b! c x', 'a c', 'a b! c x', 'a c x'],
])(
  'a block that %s and changed on the other side is asked about and keeps its place',
  (_, local, remote, ...expected) => {
    const { questions } = merge('a b c', local, remote)
    expect(questions).toMatchObject([{ key: 'b' }])
    expect([questions[0]?.local, questions[0]?.remote]).toContain(null)
    const sides = ['local', 'remote'] as const
    expect(sides.map((side) => shownTexts(merge('a b c', local, remote, { b: side }).merged))).toEqual(
      expected,
    )
  },
)

test('a field that one side has taken away and the other changed is answered like any other', () => {
  const withConfig = (config: PageComponent['config']): PageDocument => ({
    version: documentVersion,
    blocks: [{ id: 'a', type: 'text', config }],
  })
  const [base, local, remote] = [
    { content: 'a', note: 'old' },
    { content: 'a' },
    { content: 'a', note: 'new' },
  ]
  const answered = (side: Side) =>
    mergeDocuments(withConfig(base), withConfig(local), withConfig(remote), { a: side }).merged
  expect(answered('remote')).toEqual(withConfig(remote))
  expect(answered('local')).toEqual(withConfig(local))
})

test('two different blocks under one id both stay, the remote one with a free id', () => {
  const local = page('a')
  const { merged, questions } = mergeDocuments(
    page('a'),
    addBlock(local, block('text-1', 'local')),
    addBlock(addBlock(local, block('text-1', 'remote')), block('text-1-2', 'more')),
  )
  expect(questions).toEqual([])
  expect(merged.blocks.map(({ id }) => id)).toEqual(['a', 'text-1', 'text-1-3', 'text-1-2'])
  expect(shownTexts(merged)).toBe('a local remote more')
  expect(parseComponents([...merged.blocks], blockRegistry).blocks).toHaveLength(4)
})

test('of moves of one block to two places the local one stands', () => {
  expect(shownTexts(merge('a b c d', 'd a b c', 'a d b c').merged)).toBe('d a b c')
})

test('the order of an object’s fields is no change', () => {
  expect(sameValue({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
  expect(sameValue([1, 2], [2, 1])).toBe(false)
  expect(sameValue(undefined, null)).toBe(false)
})

test('as few blocks as possible count as moved', () => {
  expect([...unmovedIds([...'abcde'], [...'eabcd'])]).toEqual([...'abcd'])
  expect([...unmovedIds([...'abcde'], [...'axdceb'])]).toHaveLength(3)
  expect([...unmovedIds([], [...'ab'])]).toEqual([])
})

describe('fields', () => {
  const base = { title: 'A', slug: 'a', more: { one: 1 } as object | null }

  test('of one side are taken, of both are asked about', () => {
    const local = { ...base, title: 'Local', slug: 'local' }
    const remote = { ...base, title: 'Remote', more: null }
    const { merged, questions } = mergeFields(base, local, remote)
    expect(merged).toEqual({ title: 'Local', slug: 'local', more: null })
    expect(questions).toEqual([{ key: 'title', local: 'Local', remote: 'Remote' }])
    expect(mergeFields(base, local, remote, { title: 'remote' }).merged.title).toBe('Remote')
  })

  test('merge with an unchanged side as the other one left them', () => {
    const fields = fc.record({ a: fc.string(), b: fc.option(fc.integer()), c: fc.boolean() })
    fc.assert(
      fc.property(fields, fields, (was, now) => {
        for (const merged of [
          mergeFields(was, now, was),
          mergeFields(was, was, now),
          mergeFields(was, now, now),
        ])
          expect(merged).toEqual({ merged: now, questions: [] })
      }),
    )
  })
})

type Action = {
  kind: 'add' | 'delete' | 'move' | 'edit' | 'duplicate'
  which: number
  to: number
  text: string
}
const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom('add', 'delete', 'move', 'edit', 'duplicate'),
  which: fc.nat(30),
  to: fc.integer({ min: 0, max: 12 }),
  // Few texts, so that both sides now and then do the same.
  text: fc.constantFrom('one', 'two', 'three'),
})

function act(document: PageDocument, { kind, which, to, text }: Action, now: number): PageDocument {
  const id = document.blocks[which % Math.max(1, document.blocks.length)]?.id ?? 'none'
  if (kind === 'add')
    return addBlock(document, { ...block('', text), id: blockId(document, 'text', now) }, to)
  if (kind === 'delete') return deleteBlock(document, id)
  if (kind === 'move') return moveBlock(document, id, to)
  if (kind === 'edit') return editBlock(document, id, { content: text })
  return duplicateBlock(document, id, blockId(document, 'text', now))
}

describe('whatever both have done', () => {
  const actions = fc.array(action, { maxLength: 15 })
  const start = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,3}$/), { maxLength: 10 })
  const edit = (document: PageDocument, steps: Action[]) =>
    steps.reduce((now, step, index) => act(now, step, index), document)
  const run = (check: (base: PageDocument, local: PageDocument, remote: PageDocument, side: Side) => void) =>
    fc.assert(
      fc.property(start, actions, actions, fc.constantFrom('local', 'remote'), (ids, one, other, side) => {
        const base: PageDocument = { version: documentVersion, blocks: ids.map((id) => block(id)) }
        check(base, edit(base, one), edit(base, other), side)
      }),
      { numRuns: 400 },
    )
  const answerAll = (questions: readonly { key: string }[], side: Side): Answers =>
    Object.fromEntries(questions.map(({ key }) => [key, side]))

  test('an unchanged side leaves the other one as it is', () => {
    run((base, local, remote) => {
      expect(mergeDocuments(base, local, base)).toEqual({ merged: local, questions: [] })
      expect(mergeDocuments(base, base, remote)).toEqual({
        merged: remote,
        questions: [],
      })
      expect(mergeDocuments(base, local, local)).toEqual({ merged: local, questions: [] })
    })
  })

  test('the result is a valid document with each id once', () => {
    run((base, local, remote, side) => {
      const before = JSON.stringify([base, local, remote])
      const { questions } = mergeDocuments(base, local, remote)
      const { merged } = mergeDocuments(base, local, remote, answerAll(questions, side))
      expect(JSON.stringify([base, local, remote])).toBe(before)
      expect(merged.version).toBe(documentVersion)
      const ids = merged.blocks.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(parseComponents([...merged.blocks], blockRegistry).blocks.map(({ id }) => id)).toEqual(ids)
    })
  })

  test('a block that one side changed is as that side left it, a contested one as it was answered', () => {
    run((base, local, remote, side) => {
      const find = ({ blocks }: PageDocument, id: string) => blocks.find((other) => other.id === id)
      const { questions } = mergeDocuments(base, local, remote)
      const { merged } = mergeDocuments(base, local, remote, answerAll(questions, side))
      for (const { id } of base.blocks) {
        const [was, one, other] = [base, local, remote].map((document) => find(document, id))
        const both = !sameValue(one, was) && !sameValue(other, was) && !sameValue(one, other)
        expect(questions.some(({ key }) => key === id)).toBe(both)
        const expected = both ? (side === 'local' ? one : other) : sameValue(one, was) ? other : one
        expect(find(merged, id)).toEqual(expected)
      }
      // Each new block is there once, whoever added it, and nothing else is.
      const isNew = ({ id }: PageComponent) => !find(base, id)
      const added = [
        ...local.blocks.filter(isNew),
        ...remote.blocks.filter((one) => isNew(one) && !sameValue(find(local, one.id), one)),
      ]
      const words = (blocks: readonly PageComponent[]) => blocks.map(({ config }) => config.content).sort()
      expect(words(merged.blocks.filter(isNew))).toEqual(words(added))
    })
  })

  test('a local new block stands behind the one it was put behind', () => {
    run((base, local, remote) => {
      const { merged } = mergeDocuments(base, local, remote)
      const at = (id?: string) => merged.blocks.findIndex((one) => one.id === id)
      for (const [index, { id }] of local.blocks.entries()) {
        const neighbour = at(local.blocks[index - 1]?.id)
        const isNew = ![...base.blocks, ...remote.blocks].some((one) => one.id === id)
        if (isNew && neighbour !== -1) expect(at(id)).toBeGreaterThan(neighbour)
      }
    })
  })

  test('if only one side moved blocks, all blocks are in that side’s order', () => {
    fc.assert(
      fc.property(start, actions, actions, (ids, one, other) => {
        const base: PageDocument = { version: documentVersion, blocks: ids.map((id) => block(id)) }
        const still = other.filter(({ kind }) => kind === 'edit' || kind === 'delete')
        const [mover, stayer] = [edit(base, one), edit(base, still)]
        for (const { merged } of [mergeDocuments(base, mover, stayer), mergeDocuments(base, stayer, mover)]) {
          const remainingIds = new Set(merged.blocks.map(({ id }) => id))
          const order = mover.blocks.map(({ id }) => id).filter((id) => remainingIds.has(id))
          const among = new Set(order)
          expect(merged.blocks.map(({ id }) => id).filter((id) => among.has(id))).toEqual(order)
        }
      }),
    )
  })
})
