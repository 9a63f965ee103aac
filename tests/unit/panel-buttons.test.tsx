/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { blockRegistry, getDefinition } from '@/components/blocks/registry'
import { BlockView } from '@/components/blocks/views'
import { BlockFields } from '@/components/builder/block-fields'
import { EditedBuiltIn, offeredTypes } from '@/components/builder/built-in'
import { paste } from '@/components/builder/clipboard'
import { Library } from '@/components/builder/library'
import { PanelButtons } from '@/components/builder/side-panel'
import { toastEvent } from '@/components/ui/toast'
import { builtInPages } from '@/lib/content/built-in-pages'
import { clipboardText } from '@/lib/page-document/clipboard-blocks'
import { blockData } from './block-data'

jest.mock('@/components/builder/saved-blocks', () => ({
  useSavedBlocks: () => [
    { id: 'a', name: 'Our gallery', type: 'gallery', config: {} },
    { id: 'b', name: 'Our offer', type: 'cta', config: {} },
  ],
}))

const nothing = () => undefined

test.each([
  ['Save Page', undefined],
  ['Save draft', 'Save draft'],
])('a panel’s buttons say what they do to the canvas, and that %s saves it', (saving, by) => {
  render(<PanelButtons onCancel={nothing} onSave={nothing} by={by} />)
  const sentence = `Cancel undoes what you changed here. Save Changes keeps it in the canvas; ${saving} saves it on the site.`
  const { id } = screen.getByText(sentence)
  for (const name of ['Cancel', 'Save Changes'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-describedby')).toBe(id)
})

test('an empty field shows the sentence that the page has in its place', () => {
  const block = { id: 'hero', type: 'home-hero', config: {} }
  render(<BlockFields block={block} data={blockData} onChange={nothing} />)
  const { placeholder } = screen.getByLabelText<HTMLTextAreaElement>('Text instead of the built-in one')
  expect(placeholder).toMatch(/^We draw your room in 3D/)
  expect(renderToStaticMarkup(<BlockView block={block} data={blockData} />)).toContain(placeholder)
})

test('a section without fields says where its content comes from', () => {
  render(
    <BlockFields
      block={{ id: 'a', type: 'google-reviews', config: {} }}
      data={blockData}
      onChange={nothing}
    />,
  )
  expect(screen.getByRole('link', { name: 'Integrations' }).getAttribute('href')).toMatch(
    /integrations#reviews/,
  )
})

test('the gallery’s panel has all its fields, those that few change folded until one is refused', () => {
  const { labels } = getDefinition('gallery')!
  const texts = Object.entries<string>(labels).filter(([name]) => name !== 'hidden')
  const config = { call: 'x'.repeat(61) }
  render(<BlockFields block={{ id: 'a', type: 'gallery', config }} data={blockData} onChange={nothing} />)
  const fields = texts.map(([, label]) => screen.getByLabelText(label))
  const folds = fields.map((field) => field.closest('details'))
  expect(folds.filter((fold) => !fold)).toHaveLength(2)
  expect(folds.filter((fold) => fold?.open).length).toBe(9)
})

test.each([
  ['home', false],
  ['gallery', true],
])('the library and the clipboard give the page %s only sections that it may have', (kind, isOffered) => {
  const page = builtInPages.find((builtIn) => builtIn.kind === kind)!
  render(
    <EditedBuiltIn value={page}>
      <Library afterId={null} after={null} />
    </EditedBuiltIn>,
  )
  expect(screen.queryByRole('button', { name: /^Add Our gallery/ }) !== null).toBe(isOffered)
  expect(screen.getByRole('button', { name: /^Add Our offer/ })).toBeTruthy()

  const dispatch = jest.fn()
  const refusals: unknown[] = []
  addEventListener(toastEvent, ({ detail }) => refusals.push(detail.description), { once: true })
  paste(dispatch, offeredTypes(page), clipboardText([{ type: 'gallery', config: {} }], blockRegistry))
  expect(dispatch).toHaveBeenCalledTimes(isOffered ? 1 : 0)
  expect(refusals).toEqual(isOffered ? [] : ['This section belongs to another page.'])
})
