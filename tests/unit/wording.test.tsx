import { searchOf } from '@/components/admin/settings/wording-search'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { BlockView } from '@/components/blocks/views'
import { ChatWidget } from '@/components/site/frame/chat-widget'
import { SiteFooter } from '@/components/site/frame/site-footer'
import { MobileMenu } from '@/components/site/frame/site-header'
import { ServiceHub } from '@/components/site/screens/hubs/service-hub'
import { TownHub } from '@/components/site/screens/hubs/town-hub'
import { SearchPage } from '@/components/site/screens/search/search-page'
import { LandingSections } from '@/components/site/screens/landing/landing-sections'
import { type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import { changedTexts, type Wording, wordingGroups, wordingOf } from '@/lib/business/wording'
import { seedAreas } from '@/lib/content/area-seed'
import { sampleProjects } from '@/lib/content/samples'
import { landingContent } from '@/lib/landing/content'
import { serviceHubContent, townHubContent } from '@/lib/landing/hub-content'
import { nearestProjects } from '@/lib/landing/local-work'
import { blockData } from './block-data'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))

const keys = wordingGroups.flatMap(({ id, texts }) =>
  texts.map(([name, text]) => ({ key: `${id}.${name}`, text })),
)

/** Returns the names that a text has in braces. */
const tokensOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Returns a wording with a text in place of each that the site comes with. */
const wordingWith = (of: (key: string, text: string) => string) =>
  Object.fromEntries(
    wordingGroups.map(({ id, texts }) => [
      id,
      Object.fromEntries(texts.map(([name, text]) => [name, of(`${id}.${name}`, text)])),
    ]),
  ) as Wording

test('an own text takes the place of the built-in one, and an empty one doesn’t', () => {
  const wording = wordingWith((key) =>
    key === 'landing.permits' ? 'Papers in {town}, {constructor} {else}' : '',
  )
  const words = wordingOf({ wording })
  expect(words('landing.permits', { town: 'Nyack' })).toBe('Papers in Nyack, {constructor} {else}')
  expect(words('townHub.work', { town: 'Nyack' })).toBe('Work in Nyack')
  expect(changedTexts(wording)).toEqual({ landing: { permits: 'Papers in {town}, {constructor} {else}' } })
  expect(changedTexts(defaultProfile.wording)).toEqual({})
})

const root = path.resolve(__dirname, '../..')
const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
)

test('staff find a text by what it says, and by what they read on a page', () => {
  const found = (query: string) => keys.filter(({ text }) => searchOf(query)(text)).map(({ key }) => key)
  expect(found('kind of houses')).toEqual(['serviceHub.findText'])
  expect(found("The office's PAGE")).toEqual(['landing.office'])
  expect(found('Permits in Nyack')).toEqual(expect.arrayContaining(['landing.permits']))
  expect(found('Tell us about your house in West Nyack.')).toContain('call.titleInTown')
  expect(found('in')).not.toContain('frame.menu')
  expect(found('nothing like it')).toEqual([])
})

test('each text is used', () => {
  const used = new Set(sources.flatMap((source) => source.match(/(?<=')[a-zA-Z]+\.[a-zA-Z]+(?=')/g) ?? []))
  // These are found by the slug of a service or town, by a kind of house, by a topic or by a kind of room.
  const computed = /^(badges|houses|topics)\.|^project\.(kitchen|bathroom)$/
  expect(keys.filter(({ key }) => !computed.test(key) && !used.has(key))).toEqual([])
})

/** Returns true if a caller names all values of a text. */
const isNamed = (key: string, text: string) =>
  sources.some((source) =>
    tokensOf(text).every((token) => new RegExp(`'${key}',\\s*\\{[^}]*\\b${token}\\b`).test(source)),
  )

/** Renders what shows the wording, in the cases that differ. */
function render(profile: BusinessProfile): string {
  const { services, places } = seedAreas
  const data = { ...blockData, profile }
  const landing = (slug: string) => {
    const place = places.find((town) => town.slug === slug)!
    const service = services[0]!
    const page = { place, service, copy: null, areas: seedAreas }
    return (
      <LandingSections
        landing={page}
        content={landingContent(page, profile)}
        profile={profile}
        projects={nearestProjects(sampleProjects, place, service, places)}
        rooms={{ from: 1, to: 2, isExample: false }}
        testimonials={blockData.testimonials.slice(0, 1)}
      />
    )
  }
  const hub = (slug: string) => {
    const town = places.find((place) => place.slug === slug)!
    const content = townHubContent(town, seedAreas, profile)
    return (
      <TownHub
        {...{ town, areas: seedAreas, content, profile, projects: sampleProjects }}
        nearby={[]}
        testimonials={blockData.testimonials}
      />
    )
  }
  const screens = [
    ...[0, 1, 2].map((total) => (
      <SearchPage
        key={total}
        answer={{ query: 'oak', total, groups: [] }}
        profile={profile}
        areas={seedAreas}
      />
    )),
    <MobileMenu key="menu" profile={profile} />,
    <SiteFooter key="footer" profile={profile} areas={seedAreas} />,
    <ChatWidget key="quote" profile={profile} />,
    ...['congers', 'valley-cottage', 'nanuet', 'nyack', 'sloatsburg'].map(landing),
    ...['nyack', 'tallman'].map(hub),
    <ServiceHub
      key="service"
      service={services[0]!}
      areas={seedAreas}
      content={serviceHubContent(services[0]!, profile.prices)}
      profile={profile}
      projects={sampleProjects}
      testimonials={[]}
    />,
    ...['phone-band', 'town-figures'].map((type) => (
      <BlockView key={type} block={{ type, config: {} }} data={data} isMain={false} />
    )),
  ]
  return screens.map((screen) => renderToStaticMarkup(screen)).join('\n')
}

test('what a text names in braces is filled in wherever it is shown', () => {
  const wording = wordingWith(
    (key, text) =>
      `[${key}] ${tokensOf(text)
        .map((token) => `{${token}}`)
        .join(' ')}`,
  )
  const html = render({ ...defaultProfile, wording })
  const named = keys.filter(({ text }) => tokensOf(text).length > 0)
  const missing = named.filter(({ key, text }) => !html.includes(`[${key}]`) && !isNamed(key, text))
  expect(missing.map(({ key }) => key)).toEqual([])
  expect(html.match(/.{40}\{\w+\}/g)).toBeNull()
})
