/** @jest-environment jsdom */
import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { LocatorMap } from '@/components/site/parts/locator-map'
import { BlockView } from '@/components/blocks/views'
import { HubMap } from '@/components/site/screens/hubs/hub-map'
import { FinanceBlock } from '@/components/site/screens/landing/finance-block'
import { withDistances } from '@/lib/business/distance'
import { defaultProfile } from '@/lib/business/profile'
import { showroomPoint, showroomTown } from '@/lib/business/showroom'
import { seedAreas } from '@/lib/content/area-seed'
import { landingContent } from '@/lib/landing/content'
import { townHubContent } from '@/lib/landing/hub-content'
import { businessJsonLd } from '@/lib/seo/json-ld'
import { areaDocuments } from '@/lib/search/documents'
import { visitPlan } from '@/lib/visits/rules'
import { blockData } from './block-data'

/** The profile with another address, and the areas as seen from it. */
function siteAt(address: Partial<typeof defaultProfile.address>) {
  const profile = { ...defaultProfile, address: { ...defaultProfile.address, ...address } }
  const areas = { ...seedAreas, places: withDistances(seedAreas.places, profile) }
  const place = (slug: string) => areas.places.find((candidate) => candidate.slug === slug)!
  const service = areas.services[0]!
  const landing = (slug: string) =>
    landingContent({ place: place(slug), service, copy: null, areas }, profile)
  const fromUs = (slug: string) => townHubContent(place(slug), areas, profile).facts.at(-1)
  const rendered = (node: ReactNode) => {
    const box = document.createElement('div')
    box.innerHTML = renderToStaticMarkup(node)
    return box
  }
  return { profile, areas, place, service, landing, fromUs, rendered }
}

const congers = siteAt({})
const nanuet = siteAt({ street: '12 Main Street', locality: 'Nanuet', postalCode: '10954' })
const ridgewood = { street: '1 Oak Street', locality: 'Ridgewood', region: 'NJ', postalCode: '07450' }
const elsewhere = siteAt(ridgewood)
const overTheLine = siteAt({ ...ridgewood, point: '40.9793, -74.1165' })

test.each<[string, Partial<typeof defaultProfile.address>, string | undefined]>([
  ['its name, whatever its ZIP', {}, 'congers'],
  ['its name within other words', { locality: 'Village of upper nyack' }, 'upper-nyack'],
  ['its ZIP', { locality: 'Nauraushaun', postalCode: '10965-0001' }, 'pearl-river'],
  ['neither', { locality: 'Yonkers', postalCode: '10701' }, undefined],
  ['a name in another state', { locality: 'Orangeburg', region: 'SC', postalCode: '29115' }, undefined],
])('the showroom’s town is known by %s', (_, address, slug) => {
  expect(showroomTown(siteAt(address).profile)?.slug).toBe(slug)
})

test('the showroom is at the point that was entered, else in its town, also in one that isn’t served', () => {
  expect(showroomPoint(siteAt({ point: '41.2, -74.0' }).profile)).toEqual({ lat: 41.2, lng: -74 })
  const { lat, lng } = congers.place('congers')
  expect(showroomPoint(congers.profile, [])).toMatchObject({ lat, lng })
  expect(showroomPoint(elsewhere.profile)).toBeNull()
})

test('places are as far as the showroom is', () => {
  expect(congers.areas.places).toEqual(seedAreas.places)
  expect(congers.place('nanuet').drive).toBe(5.6)
  expect(nanuet.place('nanuet').drive).toBe(0)
  expect(nanuet.place('congers').drive).toBe(5.6)
  // Its own town stays its own wherever in it the point is.
  const atPoint = siteAt({ locality: 'Nanuet', point: '41.10, -74.01' })
  expect(atPoint.place('nanuet').drive).toBe(0)
  expect(atPoint.place('spring-valley').drive).toBeLessThan(nanuet.place('spring-valley').drive!)
  expect(new Set(elsewhere.areas.places.map(({ drive }) => drive))).toEqual(new Set([null]))
})

test('texts name the showroom’s town and the way to it', () => {
  expect(nanuet.fromUs('congers')).toEqual({
    label: 'From us',
    value: 'About 20 minutes by car',
  })
  expect(nanuet.fromUs('nanuet')?.value).toBe('In the hamlet itself, at 12 Main Street')
  expect(congers.fromUs('congers')?.value).toBe('In the hamlet itself, on Route 303')
  expect(nanuet.landing('nanuet').visit).toMatch(/^The showroom is in Nanuet, at 12 Main Street\. Walk in/)
  expect(nanuet.landing('tomkins-cove').visit).toMatch(/^We’ll bring samples to you/)
  const contact = areaDocuments(nanuet.areas, nanuet.profile).find(({ href }) => href === '/contact')
  expect(contact?.text).toContain('the showroom in Nanuet')
})

test('without a point, texts leave the distance out', () => {
  expect(elsewhere.fromUs('nyack')?.label).toBe('Permits')
  const { facts, visit } = elsewhere.landing('nyack')
  expect(facts.map(({ label }) => label)).not.toContain('From us')
  expect(visit).toBe('')
  const block = <FinanceBlock visit={visit} town="nyack" service="s" profile={elsewhere.profile} />
  expect(elsewhere.rendered(block).textContent).toContain('1 Oak Street, Ridgewood, NJ. Hours')
  expect(businessJsonLd(elsewhere.profile)).not.toHaveProperty('geo')
  expect(businessJsonLd(overTheLine.profile)).toMatchObject({
    geo: { latitude: 40.9793, longitude: -74.1165 },
  })
})

test('visits keep the way free that is known', () => {
  const travel = (site: typeof congers) =>
    visitPlan(
      site.profile,
      { kind: 'home', place: site.place('nanuet') },
      { startsAt: '2027-03-10T15:00:00Z', address: '' },
    ).travel
  expect([congers, nanuet, elsewhere, overTheLine].map(travel)).toEqual([30, 0, 0, 30])
})

test.each([
  [
    congers,
    'The square is our showroom in Congers. No place on this map is more than 13 miles from it in a straight line.',
    'The square is the showroom in Congers.',
    'The farthest is 13 miles from the showroom in a straight line.',
  ],
  [
    overTheLine,
    'No place on this map is more than 21 miles from our showroom in Ridgewood in a straight line.',
    undefined,
    'The farthest is 21 miles from the showroom in a straight line.',
  ],
  [elsewhere, undefined, undefined, undefined],
])('maps and the showroom’s card say what is known', (site, home, hub, card) => {
  const { profile, areas, service, rendered } = site
  const { places } = areas
  const block = (type: string) =>
    rendered(
      <BlockView
        block={{ type, config: {} }}
        data={{ ...blockData, profile, areas: { ...blockData.areas, places } }}
      />,
    )
  const gazetteer = block('town-list')
  expect(gazetteer.querySelector('figcaption')?.textContent).toBe(home)
  expect(gazetteer.querySelectorAll('rect')).toHaveLength(hub ? 1 : 0)
  const hubMap = rendered(<HubMap service={service} places={places} profile={profile} />)
  expect(hubMap.querySelector('figcaption')?.textContent).toBe(hub)
  const contact = block('contact-request').textContent
  expect(contact).toContain('47 places.')
  expect(/The farthest[^.]*\./.exec(contact ?? '')?.[0]).toBe(card)
  for (const node of [gazetteer, hubMap]) expect(node.innerHTML).not.toMatch(/null|NaN|Infinity/)
})

test('a town’s map has its dot unless the showroom is there', () => {
  const dotsOf = (site: typeof congers, slug: string) => {
    const { areas, profile, place, rendered } = site
    const map = rendered(<LocatorMap town={place(slug)} places={areas.places} profile={profile} />)
    return [map.querySelectorAll('rect').length, map.querySelectorAll('.fill-brass').length]
  }
  expect(dotsOf(congers, 'congers')).toEqual([1, 0])
  expect(dotsOf(nanuet, 'congers')).toEqual([1, 1])
  expect(dotsOf(elsewhere, 'congers')).toEqual([0, 1])
})
