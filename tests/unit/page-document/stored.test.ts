import * as z from 'zod/mini'
import { blockRegistry } from '@/components/blocks/registry'
import { type PageComponent } from '@/lib/content-types'
import { write } from '@/lib/data/client'
import { pageStore } from '@/lib/records/page/store'
import { documentVersion } from '@/lib/page-document/document'
import { type BlockRegistry, type Config } from '@/lib/page-document/registry'
import { blocksIn, documentJson, openBlocks, openPage, toStored } from '@/lib/page-document/stored'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()

/** A type whose configuration has had three shapes: `words`, then `text`, then `lines`. */
const migrations = [
  ({ words, ...rest }: Config) => ({ ...rest, text: words }),
  ({ text, ...rest }: Config) => ({ ...rest, lines: String(text).split('\n') }),
]
const note = { schema: z.object({ lines: z.array(z.string()) }), rich: [], pictures: [], prose: [] }
const at = (version: number): BlockRegistry => {
  const knownDefinition = { ...note, version, migrations: migrations.slice(0, version - 1) }
  return (type) => (type === 'note' ? knownDefinition : blockRegistry(type))
}
const block = (config: Config): PageComponent => ({ id: 'note-1', type: 'note', config })
const hero: PageComponent = { id: 'hero-1', type: 'hero', config: { title: 'A' } }
const newest = block({ lines: ['a', 'b'] })

test.each([
  ['a bare list', [hero]],
  ['a document of version 1', { version: 1, blocks: [hero] }],
  ['a document of today', { version: documentVersion, blocks: [hero] }],
  ['a document of tomorrow', { version: documentVersion + 1, blocks: [hero] }],
])('%s is read', (_, document) => expect(blocksIn(document)).toEqual([hero]))

test.each([null, 'text', 7, {}, { blocks: 'none' }])('%j holds no blocks', (document) =>
  expect(blocksIn(document)).toBeUndefined(),
)

test('a document says its version, and each block the one of its configuration', () => {
  const text = documentJson(toStored([hero, newest], at(3)))
  expect(JSON.parse(text)).toEqual({
    version: documentVersion,
    // The first version needs no saying.
    blocks: [hero, { ...newest, version: 3 }],
  })
})

test.each([
  [1, { id: 'note-1', type: 'note', config: { words: 'a\nb' } }],
  [1, { id: 'note-1', type: 'note', config: { words: 'a\nb' }, version: 1 }],
  [2, { id: 'note-1', type: 'note', config: { text: 'a\nb' }, version: 2 }],
  [3, { id: 'note-1', type: 'note', config: { lines: ['a', 'b'] }, version: 3 }],
  // Written by newer code, which was taken back.
  [4, { id: 'note-1', type: 'note', config: { lines: ['a', 'b'] }, version: 4 }],
])('a configuration of version %d is lifted to the present one', (_, stored) => {
  expect(openBlocks([stored, hero], at(3))).toEqual([newest, hero])
})

test('a page that older code stored is read, and is of today after its next save', async () => {
  const older = toStored([block({ words: 'a\nb' })], at(1))
  const { id } = await pageStore.create({ title: 'Old', slug: 'old', components: older })
  // As it was before documents said their version.
  await write((db) => db.page.update({ where: { id }, data: { components: JSON.stringify(older) } }))
  const page = openPage(await pageStore.require(id), at(3))
  expect(page.components).toEqual([newest])

  await pageStore.update(id, { title: 'Still old' })
  expect(openPage(await pageStore.require(id), at(3)).components).toEqual([newest])
  await pageStore.update(id, { components: toStored(page.components, at(3)) })
  const { components } = await write((db) => db.page.findUniqueOrThrow({ where: { id } }))
  expect(JSON.parse(components)).toEqual({
    version: documentVersion,
    blocks: [{ ...newest, version: 3 }],
  })
  expect(openPage(await pageStore.require(id), at(3)).components).toEqual([newest])
})
