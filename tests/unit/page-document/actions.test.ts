import fc from 'fast-check'
import { type PageComponent } from '@/lib/content-types'
import { addBlock } from '@/lib/page-document/actions/add-block'
import { copyBlocks } from '@/lib/page-document/actions/copy-blocks'
import { deleteBlock } from '@/lib/page-document/actions/delete-block'
import { duplicateBlock } from '@/lib/page-document/actions/duplicate-block'
import { editBlock } from '@/lib/page-document/actions/edit-block'
import { moveBlock } from '@/lib/page-document/actions/move-block'
import { blockId } from '@/lib/page-document/block-id'
import { documentVersion, type PageDocument } from '@/lib/page-document/document'
import { amend, maxHistory, record, redo, startHistory, undo } from '@/lib/page-document/history'

const block = (id: string): PageComponent => ({ id, type: 'text', config: { content: id } })
const documentOf = (...ids: string[]): PageDocument => ({ version: documentVersion, blocks: ids.map(block) })
const ids = (document: PageDocument) => document.blocks.map(({ id }) => id).join('')
const abc = documentOf('a', 'b', 'c')

test('a block is added at the end, or at a place', () => {
  expect(ids(addBlock(abc, block('d')))).toBe('abcd')
  expect(ids(addBlock(abc, block('d'), 1))).toBe('adbc')
  expect(ids(addBlock(abc, block('d'), -5))).toBe('dabc')
  expect(addBlock(abc, block('b'))).toBe(abc)
})

test('a block is deleted; one that is not there changes nothing', () => {
  expect(ids(deleteBlock(abc, 'b'))).toBe('ac')
  expect(deleteBlock(abc, 'x')).toBe(abc)
})

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 99, 'acb'],
  ['b', -1, 'bac'],
])('%s moves to %i: %s', (id, to, expected) => {
  expect(ids(moveBlock(abc, id, to))).toBe(expected)
})

test('moving to the same place, or what is not there, changes nothing', () => {
  expect(moveBlock(abc, 'b', 1)).toBe(abc)
  expect(moveBlock(abc, 'x', 1)).toBe(abc)
})

test('editing replaces the configuration of one block and leaves the others the same objects', () => {
  const edited = editBlock(abc, 'b', { content: 'new' })
  expect(edited.blocks[1]).toEqual({ id: 'b', type: 'text', config: { content: 'new' } })
  expect(edited.blocks[0]).toBe(abc.blocks[0])
  expect(editBlock(abc, 'x', {})).toBe(abc)
})

test('a duplicate stands behind its original and shares nothing with it', () => {
  const document: PageDocument = {
    version: documentVersion,
    blocks: [{ id: 'a', type: 'team', config: { members: [{ name: 'M' }] } }],
  }
  const copied = duplicateBlock(document, 'a', 'a2')
  expect(ids(copied)).toBe('aa2')
  expect(copied.blocks[1]?.config).toEqual(document.blocks[0]?.config)
  expect(copied.blocks[1]?.config.members).not.toBe(document.blocks[0]?.config.members)
})

test('copied blocks stand at the end in their order, with ids of their own, and share nothing', () => {
  const remoteBlocks: PageComponent[] = [
    { id: 'a', type: 'team', config: { members: [{ name: 'M' }] } },
    { id: 'b', type: 'team', config: {} },
    { id: 'c', type: 'cta', config: {} },
  ]
  const { blocks } = copyBlocks(documentOf('a', 'team-7'), remoteBlocks, 7)
  expect(blocks.map(({ id }) => id)).toEqual(['a', 'team-7', 'team-8', 'team-9', 'cta-7'])
  expect(blocks[2]?.config).toEqual(remoteBlocks[0]?.config)
  expect(blocks[2]?.config.members).not.toBe(remoteBlocks[0]?.config.members)
  expect(copyBlocks(abc, [], 7)).toBe(abc)
})

test('an id is the type plus a timestamp, and free', () => {
  expect(blockId(documentOf(), 'hero', 5)).toBe('hero-5')
  expect(blockId(documentOf('hero-5', 'hero-6'), 'hero', 5)).toBe('hero-7')
  expect(blockId(documentOf(), 'old slider', 5)).toBe('old-slider-5')
})

test('typing is one step, undo and redo walk the steps, a new step drops what was undone', () => {
  let history = record(startHistory(abc), editBlock(abc, 'a', { content: '1' }))
  history = amend(history, editBlock(history.present, 'a', { content: '12' }))
  history = undo(history)
  expect(history.present).toBe(abc)
  history = redo(history)
  expect(history.present.blocks[0]?.config).toEqual({ content: '12' })
  history = record(undo(history), deleteBlock(abc, 'c'))
  expect(redo(history)).toBe(history)
  expect(record(history, history.present)).toBe(history)
})

test('the history forgets its oldest steps, not the document', () => {
  let history = startHistory(documentOf())
  for (let step = 0; step < maxHistory + 50; step += 1)
    history = record(history, addBlock(history.present, block(`b${step}`)))
  expect(history.past).toHaveLength(maxHistory)
  expect(history.present.blocks).toHaveLength(maxHistory + 50)
})

type Action = {
  kind: 'add' | 'copy' | 'delete' | 'move' | 'edit' | 'duplicate'
  which: number
  to: number
  text: string
}
const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom('add', 'copy', 'delete', 'move', 'edit', 'duplicate'),
  which: fc.nat(30),
  to: fc.integer({ min: -3, max: 40 }),
  text: fc.string(),
})

function act(document: PageDocument, { kind, which, to, text }: Action, now: number): PageDocument {
  const id = document.blocks[which % Math.max(1, document.blocks.length)]?.id ?? 'none'
  if (kind === 'add')
    return addBlock(document, { id: blockId(document, 'text', now), type: 'text', config: { text } }, to)
  // Also a page's own blocks, which have their ids already.
  if (kind === 'copy') return copyBlocks(document, document.blocks.slice(0, 3), now)
  if (kind === 'delete') return deleteBlock(document, id)
  if (kind === 'move') return moveBlock(document, id, to)
  if (kind === 'edit') return editBlock(document, id, { text })
  return duplicateBlock(document, id, blockId(document, 'text', now))
}

describe('whatever is done', () => {
  const run = (check: (start: PageDocument, actions: Action[]) => void) =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }),
        fc.array(action, { maxLength: 60 }),
        (names, actions) => check(documentOf(...names), actions),
      ),
    )

  test('as many undos as there were steps give the start, and redos give the end', () => {
    run((start, actions) => {
      let history = startHistory(start)
      for (const [now, step] of actions.entries()) history = record(history, act(history.present, step, now))
      const end = history.present
      const steps = history.past.length
      for (let count = 0; count < steps; count += 1) history = undo(history)
      expect(history.present).toBe(start)
      for (let count = 0; count < steps; count += 1) history = redo(history)
      expect(history.present).toBe(end)
    })
  })

  test('ids stay unique, blocks keep their shape, and no step changes an earlier document', () => {
    run((start, actions) => {
      let document = start
      for (const [now, step] of actions.entries()) {
        const before = JSON.stringify(document)
        const next = act(document, step, now)
        expect(JSON.stringify(document)).toBe(before)
        document = next
      }
      const all = document.blocks.map(({ id }) => id)
      expect(new Set(all).size).toBe(all.length)
      for (const { id, type, config } of document.blocks) {
        expect([typeof id, typeof type, typeof config]).toEqual(['string', 'string', 'object'])
      }
      expect(document.version).toBe(documentVersion)
    })
  })

  test('copying keeps what is there and adds every block of the other page in its order', () => {
    const content = ({ type, config }: PageComponent) => ({ type, config })
    run((start, actions) => {
      const otherResult = actions.reduce((document, step, now) => act(document, step, now), start)
      const copied = copyBlocks(start, otherResult.blocks, actions.length)
      expect(copied.blocks.slice(0, start.blocks.length)).toEqual(start.blocks)
      expect(copied.blocks.slice(start.blocks.length).map(content)).toEqual(otherResult.blocks.map(content))
      expect(new Set(copied.blocks.map(({ id }) => id)).size).toBe(copied.blocks.length)
    })
  })

  test('moving keeps every block', () => {
    run((start, actions) => {
      let document = start
      for (const step of actions) document = act(document, { ...step, kind: 'move' }, 0)
      expect(document.blocks.map(({ id }) => id).sort()).toEqual(start.blocks.map(({ id }) => id).sort())
    })
  })
})
