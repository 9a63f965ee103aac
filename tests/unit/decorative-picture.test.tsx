/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { blockRegistry, type BlockType, getDefinition, readConfig } from '@/components/blocks/registry'
import { BlockView } from '@/components/blocks/views'
import { draftOf } from '@/components/builder/draft'
import { checkPage } from '@/components/builder/page-check'
import { nextPlace, withPicture } from '@/components/builder/place-pictures'
import { ConfigPicture } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { MediaDialog } from '@/components/media/media-dialog'
import { PictureTopic } from '@/components/media/picture-topic'
import { type UsedPicture } from '@/components/media/use-library'
import { blockData } from './block-data'
import { type PageComponent } from '@/lib/content-types'
import { type LibraryPicture } from '@/lib/media/types'
import { parseComponents } from '@/lib/page-document/parse'

jest.mock('lucide-react', () => new Proxy({}, { get: () => () => null }))

const src = '/images/kitchen-02-before.webp'
const words = { content: '<p>Oak</p>' }
const box = { name: 'Decorative: screen readers skip it' }

/** The blocks whose words say what their picture shows. */
const decorated: [BlockType, (mark: object) => Record<string, unknown>][] = [
  ['hero', (mark) => ({ title: 'Oak', subtitle: 'Yes', backgroundImage: src, ...mark })],
  ['text-picture', (mark) => ({ ...words, image: src, ...mark })],
  ['columns', (mark) => ({ columns: [{ ...words, heading: 'Oak', image: src, ...mark }] })],
]
const gallery = { images: [{ src, decorative: true }] }

const block = (type: string, config: Record<string, unknown>): PageComponent => ({ id: 'b', type, config })
const stored = (type: string, config: Record<string, unknown>) =>
  parseComponents([block(type, config)], blockRegistry).blocks[0]?.config

function altOf(type: string, config: Record<string, unknown>) {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<BlockView block={{ type, config }} data={blockData} />)
  return page.querySelector('img')?.getAttribute('alt')
}

const page = { title: 'A', slug: 'a', isPublished: false, metaTitle: '', metaDescription: 'B' }
const complaints = (type: string, config: Record<string, unknown>) =>
  checkPage(draftOf({ ...page, components: [block(type, config)] }), new Set()).flatMap(
    ({ problems: what }) => what,
  )

describe.each(decorated)('in a %s a picture', (type, config) => {
  test('keeps its mark, which is true or false; what was stored without one stays as it is', () => {
    expect(JSON.stringify(stored(type, config({ decorative: true })))).toContain('"decorative":true')
    expect(JSON.stringify(stored(type, config({})))).not.toContain('decorative')
    expect(() => stored(type, config({ decorative: 'yes' }))).toThrow()
  })

  test('has an empty alt text once it is marked, and before that the one it is known by', () => {
    const alt = { alt: 'Oak', backgroundAlt: 'Oak' }
    expect(altOf(type, config({ decorative: true }))).toBe('')
    expect(altOf(type, config({ ...alt, decorative: true }))).toBe('')
    expect(altOf(type, config(alt))).toBe('Oak')
    expect(altOf(type, config({}))).not.toBe('')
  })

  test('is asked for its alt text before publishing unless it is marked', () => {
    expect(complaints(type, config({}))).toEqual([expect.stringContaining('has no alt text')])
    expect(complaints(type, config({ decorative: true }))).toEqual([])
  })

  test('that takes the place of a marked one isn’t marked by that', () => {
    const empty = config({ image: '', decorative: true })
    const filled = withPicture({ type, config: empty }, { src, alt: '' })
    expect(JSON.stringify(filled)).not.toContain('"decorative":true')
    const marked = withPicture({ type, config: config({ image: '' }) }, { src, alt: '', decorative: true })
    expect(JSON.stringify(marked)).toContain('"decorative":true')
  })
})

test('a gallery’s pictures are its content: there is no mark', () => {
  expect(readConfig('image', gallery).images).toEqual([{ src, alt: '' }])
  expect(complaints('image', gallery)).toEqual(['Picture 1 has no alt text'])
  const marks = ['hero', 'text-picture', 'columns', 'image', 'team', 'before-after'].map((type) => {
    const config = type === 'team' ? { members: [{ name: 'Ana' }] } : {}
    return [type, nextPlace({ type, config })?.canBeDecorative] as const
  })
  expect(Object.fromEntries(marks)).toEqual({
    ...{ hero: true, 'text-picture': true, columns: true },
    ...{ image: false, team: false, 'before-after': false },
  })
})

type Shown = { image: string; alt: string; decorative?: boolean }
type FieldsOf = { labels: Record<string, string>; onSave: (config: Shown) => void }
const { decorative, ...unmarkable } = getDefinition('text-picture')!.labels as Record<string, string>
const markable = { ...unmarkable, decorative: decorative! }

/** The fields of a block's picture. */
function Fields({ labels, onSave }: FieldsOf) {
  const [config, setConfig] = useState<Shown>({ image: src, alt: 'Oak' })
  const change = (part: Partial<Shown>) => {
    onSave({ ...config, ...part })
    setConfig({ ...config, ...part })
  }
  const of = { config, change, labels, errors: {} } as FieldsProps<Shown>
  return <ConfigPicture of={of} name="image" alt="alt" />
}

test('in the panel a marked picture isn’t asked for its alt text; unmarked, it has the old one', () => {
  const saved: Shown[] = []
  render(<Fields labels={markable} onSave={(config) => saved.push(config)} />)
  const alt = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'What the picture shows' })
  expect(alt()?.value).toBe('Oak')
  fireEvent.click(screen.getByRole('checkbox', box))
  expect(saved.at(-1)?.decorative).toBe(true)
  expect(alt()).toBeNull()
  expect(screen.getByText(/decorative$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', box))
  expect(JSON.stringify(saved.at(-1))).not.toContain('decorative')
  expect(alt()?.value).toBe('Oak')
  fireEvent.click(screen.getByRole('checkbox', box))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Picture' }))
  expect(JSON.parse(JSON.stringify(saved.at(-1)))).toEqual({ image: '', alt: '' })
})

test('there is no mark where the definition has none', () => {
  render(<Fields labels={unmarkable} onSave={() => undefined} />)
  expect(screen.getByRole('textbox', { name: 'What the picture shows' })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

describe('in the library’s dialog', () => {
  const picture: LibraryPicture = {
    ...{ id: '1', name: 'IMG_1.jpg', alt: '', src: '/media/a.webp', thumbnail: '/media/s.webp' },
    ...{ width: 400, height: 100, bytes: 9000, focalX: 0.5, focalY: 0.5, color: '', createdAt: null },
    ...{ builtIn: false, uses: [], revisions: 0 },
  }
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = () => undefined
    globalThis.fetch = jest.fn(() =>
      Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify([picture])) }),
    ) as unknown as typeof fetch
  })

  test('a camera’s file is described by the page that it is chosen for', async () => {
    render(
      <PictureTopic value="Winter offer">
        <MediaDialog value={{ src: picture.src }} onUse={() => undefined} onClose={() => undefined} />
      </PictureTopic>,
    )
    const details = within(await screen.findByRole('complementary', { name: 'Details' }))
    fireEvent.click(await details.findByRole('button', { name: 'Use “Winter offer”' }))
    expect(details.getByRole<HTMLTextAreaElement>('textbox', { name: /^Alt text/ }).value).toBe(
      'Winter offer',
    )
  })

  test('a picture is used without alt text once it is marked', async () => {
    const used: UsedPicture[][] = []
    const value = { src: picture.src }
    const take = (pictures: UsedPicture[]) => used.push(pictures)
    render(
      <MediaDialog value={value} alt={{ canBeDecorative: true }} onUse={take} onClose={() => undefined} />,
    )
    const details = within(await screen.findByRole('complementary', { name: 'Details' }))
    fireEvent.click(await details.findByRole('checkbox', box))
    expect(details.queryByRole('textbox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }))
    await waitFor(() => expect(used).toEqual([[{ src: picture.src, alt: '', decorative: true }]]))
  })
})
