/** @jest-environment jsdom */
import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { LandingEditor } from '@/components/admin/areas/landing-editor'
import { BlockView } from '@/components/blocks/views'
import { TownSections } from '@/components/site/screens/town/town-sections'
import { TooltipProvider } from '@/components/ui/tooltip'
import { seedPlaces, seedCopyOf } from '@/lib/content/area-seed'
import { type CopyTexts } from '@/lib/content/areas'
import { builtInBlocks } from '@/lib/content/built-in-pages'
import { getTownPage } from '@/lib/content/town-pages'
import { limitsOf } from '@/lib/landing/gate'
import { blockData } from '../block-data'

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

function drawn(node: ReactNode): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(node)
  return box
}

const fixed = getTownPage('nyack')!
const nyack = seedPlaces.find(({ slug }) => slug === 'nyack')!
const words = seedCopyOf('nyack', 'town')!

function pageWith(texts: CopyTexts | null): HTMLElement {
  const town = {
    page: { ...fixed, town: nyack },
    copy: texts,
    projects: [],
    nearby: [],
    testimonials: [],
    posts: [],
  }
  return drawn(<TownSections components={builtInBlocks('nyack')} data={{ ...blockData, town }} />)
}

test('a town page has the headline, the picture, the opening and the questions that staff write', () => {
  const ownCopy = {
    ...words,
    headline: 'Rooms above the river',
    pictures: { hero: '/images/kitchen-05-after.webp' },
    questions: [{ question: 'Where does the truck stand?', answer: 'At the top.' }],
  }
  const page = pageWith(ownCopy)
  expect(page.querySelector('h1')?.textContent).toBe('Nyack Rooms above the river')
  expect(page.querySelector('img')?.getAttribute('src')).toContain('kitchen-05-after')
  for (const text of [words.lede, 'Where does the truck stand?', 'Who issues the building permit in Nyack?'])
    expect(page.textContent).toContain(text)
})

test.each([
  ['new-city', '98%', 'satisfaction'],
  ['suffern', '100%', 'code compliance'],
])(
  'the figures of %s that came with the site are examples, and gone once it is live',
  (slug, value, noun) => {
    const town = { ...blockData.town!, page: getTownPage(slug)! }
    const figuresOf = (liveSince: string) => {
      const data = { ...blockData, town, profile: { ...blockData.profile, liveSince } }
      const figures = drawn(<BlockView block={{ type: 'town-figures', config: {} }} data={data} />)
      return [...figures.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    }
    expect(figuresOf('')).toContain(`${noun} Example${value}`)
    expect(figuresOf('2026-11-26T14:00:00.000Z').join()).not.toMatch(/%|Example/)
  },
)

test('an empty text is the page’s built-in one, or is left out', () => {
  const page = pageWith({ ...words, lede: '', parts: [], questions: [] })
  expect(page.querySelector('h1')?.textContent).toContain(fixed.headline)
  expect(page.textContent).not.toContain('Kitchens and baths in Nyack')
  const noOpening = pageWith({ ...words, lede: '' })
  expect([...noOpening.querySelectorAll('p')].filter(({ textContent }) => !textContent)).toEqual([])
  expect(pageWith(null).querySelector('h1')?.textContent).toContain(fixed.headline)
})

test('its editor has its questions, no projects, and its own address', () => {
  const editor = drawn(
    <TooltipProvider>
      <LandingEditor
        line={{
          place: 'nyack',
          placeName: 'Nyack',
          township: 'Orangetown',
          service: 'town',
          serviceName: 'Town page',
          listing: 'auto',
          measure: { own: 560, ownShare: 0.6, commonShare: 0.1, nearest: null, short: [] },
        }}
        copy={words}
        defaultTexts={{
          headline: fixed.headline,
          lede: 'A sentence or two',
          heading: 'Kitchens and baths in Nyack',
        }}
        limits={limitsOf({ isTownPage: true })}
        sources={[]}
        searchResult={{ title: 'Nyack', description: 'Nyack' }}
        projects={null}
        data={null}
        site={{ host: 'example.com', name: 'Hearth & Harbor' }}
      />
    </TooltipProvider>,
  )
  expect(editor.querySelector('h1')?.textContent).toBe('Town page of Nyack')
  const headings = [...editor.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Kitchens and baths in Nyack',
    'What people ask first',
    'Original content',
    'In search results',
    'Pictures',
    'Where this comes from',
  ])
  expect(editor.querySelectorAll('fieldset li')).toHaveLength(words.parts.length + words.questions.length)
  expect(editor.querySelector('a[target=_blank]')?.getAttribute('href')).toBe('/nyack')
  expect(editor.textContent).toContain('at most 40%')
})
