/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server.node'
// What is loaded on demand, so that no test waits for it.
import '@/components/builder/blocks-builder'
import { LandingEditor } from '@/components/admin/areas/landing-editor'
import { LandingBlocks } from '@/components/site/screens/landing/landing-blocks'
import { TooltipProvider } from '@/components/ui/tooltip'
import { defaultProfile } from '@/lib/business/profile'
import { sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { emptyCopy, type PageCopy } from '@/lib/content/areas'
import { gate } from '@/lib/landing/gate'

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined, push: () => undefined, prefetch: () => undefined }),
  usePathname: () => '/admin/areas/pages/nyack/custom-cabinets',
}))

const data = { projects: sampleProjects, testimonials: sampleTestimonials, profile: defaultProfile }
const text = (id: string, content: string) => ({ id, type: 'text', config: { content } })

describe('the components of a landing page', () => {
  test('stand in their order, below the page’s own heading', () => {
    const hero = { id: 'a', type: 'hero', config: { title: 'A summer offer' } }
    const html = renderToStaticMarkup(
      <LandingBlocks blocks={[hero, text('b', '<p>Until June.</p>')]} data={data} />,
    )
    expect(html).not.toContain('<h1')
    expect(html.indexOf('A summer offer')).toBeGreaterThan(0)
    expect(html.indexOf('Until June.')).toBeGreaterThan(html.indexOf('A summer offer'))
    // The button's default is a form that isn't there.
    expect(html).not.toContain('"#contact"')
  })

  test('without any there is nothing', () => {
    expect(renderToStaticMarkup(<LandingBlocks blocks={[]} data={data} />)).toBe('')
  })
})

const words: PageCopy = {
  ...emptyCopy,
  lede: 'Cabinets for tall rooms.',
  blocks: [text('text-1', '<p>First words.</p>')],
  place: 'nyack',
  service: 'custom-cabinets',
  listing: 'auto',
  version: 3,
  updatedAt: '2026-11-01T12:00:00.000Z',
}
const measure = { own: 240, ownShare: 0.3, commonShare: 0.4, nearest: null, short: [] }

const show = () =>
  render(
    <TooltipProvider>
      <LandingEditor
        copy={words}
        data={data}
        defaultTexts={{ headline: 'Custom Cabinets in Nyack', lede: '', heading: 'Cabinets in Nyack' }}
        line={{
          place: 'nyack',
          placeName: 'Nyack',
          township: 'Orangetown',
          service: 'custom-cabinets',
          serviceName: 'Custom Cabinets',
          listing: 'auto',
          measure,
        }}
        limits={{ ...gate, own: gate.ownWords }}
        searchResult={{ title: 'Custom Cabinets', description: '' }}
        projects={{ all: [], nearest: [] }}
        site={{ host: 'localhost', name: 'Ours' }}
      />
    </TooltipProvider>,
  )

test('components are added in the builder and saved with the page’s words', async () => {
  const sent: { blocks: { type: string; config: Record<string, unknown> }[]; version: number }[] = []
  Element.prototype.scrollIntoView = () => undefined
  global.structuredClone = (value) => JSON.parse(JSON.stringify(value)) as never
  global.fetch = jest.fn((_path: string, init?: RequestInit) => {
    if (init?.method !== 'PUT') return new Promise<Response>(() => undefined)
    const body = JSON.parse(init.body as string) as (typeof sent)[number]
    sent.push(body)
    const stored = JSON.stringify({ ...words, ...body, version: 4 })
    return Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(stored) } as Response)
  }) as never
  show()
  const list = () => screen.getByRole('list', { name: 'Extra components' })
  expect(
    within(list())
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['1TextFirst words.'])

  fireEvent.click(screen.getByRole('button', { name: 'Edit components' }))
  const [addDivider] = await screen.findAllByRole('button', { name: 'Add Divider' }, { timeout: 4000 })
  expect(screen.queryByRole('button', { name: 'Save page' })).toBeNull()
  fireEvent.click(addDivider!)
  expect(screen.getByText('2 Components')).toBeTruthy()
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('1 Component')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }))
  fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Done' }))

  expect(within(list()).getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.version).toBe(3)
  expect(sent[0]!.blocks.map(({ type }) => type)).toEqual(['text', 'divider'])
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
})
