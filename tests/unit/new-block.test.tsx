/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as z from 'zod/mini'
import { plain } from '@/components/blocks/config-fields'
import { defineBlock } from '@/components/blocks/define-block'
import { blocks, getDefinition, getBlockModule, summaryOf } from '@/components/blocks/registry'
import { type BlockModules, blockModule } from '@/components/blocks/block-module'
import { BlockView } from '@/components/blocks/views'
import { BlockFields } from '@/components/builder/block-fields'
import { pageFieldsOf } from '@/components/builder/page-fields'
import { listChanges } from '@/lib/record-merge/changes'
import { draftOf } from '@/components/builder/draft'
import { blockData } from './block-data'
import { type PageComponent, type StoredPage } from '@/lib/content-types'
import { parseComponents } from '@/lib/page-document/parse'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { openBlocks, toStored } from '@/lib/page-document/stored'
import { picturesOf } from '@/lib/page-document/texts'
import { contentDocuments } from '@/lib/search/documents'
import { createSearch } from '@/lib/search/engine'
import * as priceList from './price-list'

// A new block is a folder (tests/unit/price-list) and one line. Everything that asks for a block finds it by that.
const modules: BlockModules = {
  ...blocks,
  'price-list': blockModule(priceList),
}
const registry: BlockRegistry = (type) => getDefinition(type, modules)

const island = { what: 'Island', price: '$4,000', picture: '' }
const config = { title: 'Zebrawood prices', note: '<p>Paid <b>monthly</b>.</p>', rows: [island] }
const block: PageComponent = { id: 'price-list-1', type: 'price-list', config }
const settings = { title: 'A', slug: 'a', isPublished: false, metaTitle: '', metaDescription: '' }
const draft = (changed: object) =>
  draftOf({ ...settings, components: [{ ...block, config: { ...config, ...changed } }] })

test('it is checked, completed and cleaned as it is saved', () => {
  const sent = {
    title: 'Prices',
    note: '<b onclick="x">Yes</b><script>alert(1)</script>',
    rows: [{ what: 'Sink' }],
  }
  expect(parseComponents([{ ...block, config: sent }], registry).blocks).toEqual([
    {
      ...block,
      config: {
        title: 'Prices',
        note: '<strong>Yes</strong>',
        rows: [{ what: 'Sink', price: '', picture: '' }],
      },
    },
  ])
  const bad = [{ ...block, config: { rows: [{ ...island, picture: 'https://evil.example/a.png' }] } }]
  expect(() => parseComponents(bad, registry)).toThrow(
    expect.objectContaining({
      more: { errors: { 'components.0.rows.0.picture': 'Choose a picture from the library' } },
    }) as Error,
  )
})

test('it is stored with its version, and an older one is lifted', () => {
  expect(toStored([block], registry)).toEqual([{ ...block, version: 2 }])
  const older = { ...block, config: { title: 'Old', lines: 'Island: $4,000\nSink: $300' } }
  expect(openBlocks([older], registry)[0]?.config).toEqual({
    title: 'Old',
    rows: [
      { what: 'Island', price: '$4,000' },
      { what: 'Sink', price: '$300' },
    ],
  })
})

test('it is shown, with its line in the bar and its sign', () => {
  const html = renderToStaticMarkup(<BlockView block={block} data={blockData} modules={modules} />)
  for (const piece of ['Zebrawood prices</h2>', '<li>Island: $4,000</li>', 'Paid <strong>monthly</strong>.'])
    expect(html).toContain(piece)
  expect(summaryOf(block, modules)).toBe('Zebrawood prices, 1 prices')
  expect(getBlockModule('price-list', modules)?.Icon).toBeDefined()
})

test('its pictures are known', () => {
  const rows = [island, { ...island, picture: '/images/kitchen-01-after.webp' }]
  expect(picturesOf({ ...block, config: { rows } }, registry)).toEqual(['/images/kitchen-01-after.webp'])
})

test('its fields are edited under their labels, with what the schema refuses', () => {
  const changes: object[] = []
  function Panel() {
    const [now, setNow] = useState(block)
    const change = (next: Record<string, unknown>) => {
      changes.push(next)
      setNow({ ...now, config: next })
    }
    return <BlockFields block={now} data={blockData} onChange={change} modules={modules} />
  }
  render(<Panel />)
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'New' } })
  expect(changes.at(-1)).toEqual({ ...config, title: 'New' })
  const list = screen.getByRole('group', { name: 'Prices' })
  fireEvent.change(within(list).getByLabelText('What'), { target: { value: 'x'.repeat(101) } })
  expect(within(list).getByText('Shorten this to 100 characters')).toBeTruthy()
  fireEvent.click(within(list).getByRole('button', { name: 'Add price' }))
  expect(within(list).getAllByLabelText('Price')).toHaveLength(2)
})

test('two versions of it are compared by its labels', () => {
  const told = (changed: object) =>
    listChanges(pageFieldsOf(modules), draft({}), draft(changed)).list.map(({ name, quote, note }) => [
      name,
      quote.map(({ text }) => text).join(' '),
      note,
    ])
  expect(told({ rows: [{ ...island, price: '$5,000' }] })).toEqual([
    ['Price List', '$4,000 $5,000', 'Prices changed'],
  ])
  expect(told({ note: '<p>Paid monthly.</p>' })).toEqual([['Price List', '', 'Note changed']])
})

test('a page is found by its words', () => {
  const page = {
    ...settings,
    content: '',
    id: 'p',
    isPublished: true,
    publishAt: null,
    unpublishAt: null,
    version: 1,
  }
  const pages: StoredPage[] = [
    { ...page, components: toStored([block], registry), createdAt: '', updatedAt: '' },
  ]
  const search = createSearch(contentDocuments({ projects: [], posts: [], pages }, registry))
  for (const word of ['zebrawood', 'island', 'monthly']) expect(search(word).total).toBe(1)
})

test('a missing or misnamed part doesn’t compile', () => {
  const { definition, View, Fields, Icon } = priceList
  const schema = z.object({ title: plain('x') })
  const shared = { name: 'Note', group: 'Basics' as const, schema, summary: () => '' }
  // Each line below is an error, or the compiler says that it isn't.
  const wrong = [
    // @ts-expect-error no fields
    () => blockModule({ definition, View, Icon }),
    // @ts-expect-error no view
    () => blockModule({ definition, Fields, Icon }),
    // @ts-expect-error the view of another block's configuration
    () => blockModule({ definition: blocks.hero.definition, View, Fields, Icon }),
    // @ts-expect-error a label is missing
    () => defineBlock({ ...shared, labels: {}, prose: [] }),
    // @ts-expect-error no such field
    () => defineBlock({ ...shared, labels: { title: 'Title' }, prose: ['titel'] }),
  ]
  expect(wrong).toHaveLength(5)
})
