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
import { OwnVisit } from '@/components/site/screens/visit/own-visit'
import { VisitPage } from '@/components/site/screens/visit/visit-page'
import { VisitTimes } from '@/components/site/screens/visit/visit-times'
import { LandingSections } from '@/components/site/screens/landing/landing-sections'
import { type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import { builtInMenu } from '@/lib/content/built-in-menu'
import { levels, estimateRooms, roomSizes, sizeNames, workQuestions } from '@/lib/business/estimate-choices'
import { furtherLines } from '@/lib/business/estimate-lines'
import { combinations } from '@/lib/business/finish-combinations'
import { surfacesOf } from '@/lib/business/rooms'
import { serviceCards } from '@/lib/business/prices'
import { projectTypes } from '@/lib/business/project-types'
import { projectTypeOptions, timelineOptions } from '@/lib/business/recommendation-choices'
import { changedTexts, isWordingKey, type Wording, wordingGroups, wordingOf } from '@/lib/business/wording'
import { seedAreas } from '@/lib/content/area-seed'
import { sampleProjects } from '@/lib/content/samples'
import { landingContent } from '@/lib/landing/content'
import { serviceHubContent, townHubContent } from '@/lib/landing/hub-content'
import { nearestProjects } from '@/lib/landing/local-work'
import { visitKinds } from '@/lib/visit-types'
import { blockData } from './block-data'
import { visit } from './visits/one-visit'

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
    .filter((file) => /\.tsx?$|^page-cache\/page-scripts\//.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
)
/** The arguments of each call of `words`. */
const calls = sources.flatMap(
  (source) => source.match(/\bwords\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ?? [],
)
/** The name of a text in a source file: its key, or in a client component the text itself. */
const literalsOf = (source: string) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g)].map(
    ([, single = '', double]) => double ?? single,
  )
/** The groups that are called by their texts, as pages have them together. */
const groupsByText = sources.flatMap((source) =>
  [...source.matchAll(/(?:groups=\{|(?:textsOf|changedByText)\(\w+, )\[([^\]]*)\]/g)].map(([, ids = '']) =>
    literalsOf(ids),
  ),
)
const isByText = ({ key }: { key: string }) => groupsByText.flat().includes(key.split('.')[0]!)

const keysUsed = new Set(sources.flatMap((source) => source.match(/(?<=')[a-zA-Z]+\.[a-zA-Z]+(?=')/g) ?? []))

test('staff find a text by what it says, and by what they read on a page', () => {
  const findKeys = (query: string) => keys.filter(({ text }) => searchOf(query)(text)).map(({ key }) => key)
  expect(findKeys('kinds of houses')).toEqual(['serviceHub.findText'])
  expect(findKeys("The office's PAGE")).toEqual(['landing.office'])
  expect(findKeys('Permits in Nyack')).toEqual(expect.arrayContaining(['landing.permits']))
  expect(findKeys('Tell us about your house in West Nyack.')).toContain('call.titleInTown')
  expect(findKeys('in')).not.toContain('frame.menu')
  expect(findKeys('Request my estimate')).toEqual(['forms.send'])
  expect(findKeys('Street and number in Nyack')).toContain('booking.address')
  expect(findKeys('See it in your finishes')).toContain('design.title')
  expect(findKeys('nothing like it')).toEqual([])
})

test('each text is used', () => {
  // These are found by the slug of a service or town, by a kind of house, by a topic, by a kind of room, by a part
  // or a style of the gallery's filter, or by what a plan needs.
  const computed =
    /^(badges|houses|topics)\.|^project\.(kitchen|bathroom)$|^gallery\.(style|budget|town|modern|transitional|traditional|farmhouse)$|^plan\.(electrical|plumbing|building|next|above|below|open|within)/
  expect(
    keys.filter((text) => !computed.test(text.key) && !keysUsed.has(text.key) && !isByText(text)),
  ).toEqual([])
})

test('a text that is called by itself is one that staff can change, and means one thing on a page', () => {
  const ofFrame = groupsByText.find((groups) => groups.includes('forms'))!
  for (const groups of groupsByText) {
    const together = new Set(groups.includes('design') ? groups : [...groups, ...ofFrame])
    const texts = keys.filter(({ key }) => together.has(key.split('.')[0]!)).map(({ text }) => text)
    expect(texts).toEqual([...new Set(texts)])
  }
  const texts = keys.filter(isByText).map(({ text }) => text)
  const called = calls.flatMap(literalsOf).filter((text) => !isWordingKey(text) && /^[A-Z(]|\w \w/.test(text))
  expect(called.length).toBeGreaterThan(100)
  expect(called.filter((text) => !texts.includes(text))).toEqual([])
  // Lists with texts of their own.
  const listed = [
    ...Object.values(projectTypes),
    ...[...projectTypeOptions, ...timelineOptions].map(({ label }) => label),
    ...Object.values(workQuestions).flatMap(({ legend, options }) => [
      legend,
      ...Object.values(options).map(({ label }) => label),
    ]),
    ...[estimateRooms, sizeNames].flatMap((names) => Object.values(names)),
    ...surfacesOf().map(({ name }) => name),
    ...Object.values(levels).flatMap(({ label, like }) => [label, like]),
    ...Object.values(roomSizes).flatMap((sizes) => Object.values(sizes).map(({ like }) => like)),
    ...[...serviceCards, ...furtherLines].map(({ title }) => title),
    ...combinations.map(({ name }) => name),
  ]
  expect(listed.filter((text) => !texts.includes(text))).toEqual([])
  // No text is left that nothing calls.
  const literals = new Set([
    ...sources.flatMap(literalsOf),
    ...listed,
    ...serviceCards.map(({ description }) => description),
  ])
  const ofSizes = /^estimate\.(small|medium|large)(Kitchen|Bathroom)$/
  const isCalled = ({ key, text }: (typeof keys)[number]) =>
    keysUsed.has(key) || literals.has(text) || ofSizes.test(key)
  expect(keys.filter((text) => isByText(text) && !isCalled(text))).toEqual([])
})

/** Returns true if a caller names all values of a text. */
const isNamed = (key: string, text: string) =>
  calls.some((call) => {
    const called =
      literalsOf(call).find((name) => [key, text].includes(name)) ??
      call.match(/`\w+\.\w*(?=\$\{)/)?.find((start) => key.startsWith(start.slice(1)))
    const rest = call.replace(called ?? '', '')
    return !!called && tokensOf(text).every((token) => new RegExp(`\\b${token}\\b`).test(rest))
  })

/** Returns the screens of visits: of each kind, and in each state. */
function visitScreens(profile: BusinessProfile) {
  const { places } = seedAreas
  const visitProps = {
    ...{ visit, profile },
    token: 'token',
    town: 'Nyack',
    days: [],
    remindsAt: visit.startsAt,
  }
  const calendars = { google: '', outlook: '' }
  return [
    <VisitPage key="visit" profile={profile} places={places} />,
    ...visitKinds.map((kind) => (
      <VisitTimes key={kind} {...{ profile, kind, days: [] }} town={places[0]!} formKey="key" design="" />
    )),
    ...(['ahead', 'over', 'canceled'] as const).map((state) => (
      <OwnVisit key={state} {...{ ...visitProps, calendars, state }} isMoved={false} mail="waiting" />
    )),
    <OwnVisit key="moved" {...{ ...visitProps, calendars }} state="ahead" isMoved mail="sent" />,
  ]
}

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
    <MobileMenu key="menu" profile={profile} items={builtInMenu} />,
    <SiteFooter key="footer" profile={profile} areas={seedAreas} />,
    <ChatWidget key="quote" profile={profile} />,
    ...['congers', 'valley-cottage', 'nanuet', 'nyack', 'sloatsburg'].map(landing),
    ...['congers', 'tallman'].map(hub),
    <ServiceHub
      key="service"
      service={services[0]!}
      areas={seedAreas}
      content={serviceHubContent(services[0]!, profile)}
      profile={profile}
      projects={sampleProjects}
      testimonials={[]}
    />,
    ...visitScreens({ ...profile, visits: { ...profile.visits, isOn: true, byVideo: true } }),
    ...['phone-band', 'town-figures'].map((type) => (
      <BlockView key={type} block={{ type, config: {} }} data={data} isMain={false} />
    )),
  ]
  return screens.map((screen) => renderToStaticMarkup(screen)).join('\n')
}

test('names in braces are filled in wherever a text is shown', () => {
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
