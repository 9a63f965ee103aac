/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { builtInFinishes } from '@/lib/business/finish-list'
import { type Room } from '@/lib/business/rooms'
import type * as screen from '@/components/site/screens/design/design-screen'
import type * as finishes from '@/lib/business/finishes'
import type * as own from '@/lib/business/own-finishes'
import type * as profile from '@/lib/business/profile'
import type * as rooms from '@/lib/business/rooms'
import type * as sent from '@/lib/business/sent-design'
import type * as designPath from '@/lib/business/design-path'

const galley: Room = {
  id: 'galley',
  name: 'Galley kitchen',
  finishes: {
    cabinets: ['sage', 'warm-white'],
    island: ['oak', 'navy'],
    counter: ['calacatta'],
    splash: ['white-subway'],
    floor: ['natural-oak'],
    metal: ['black', 'brass'],
  },
}
jest.doMock('@/lib/content/facts/rooms.json', () => [galley])

type Modules = {
  finishes: typeof finishes
  rooms: typeof rooms
  own: typeof own
  sent: typeof sent
  designPath: typeof designPath
  screen: typeof screen
  profile: typeof profile
}
let modules: Modules
beforeAll(async () => {
  modules = {
    finishes: await import('@/lib/business/finishes'),
    rooms: await import('@/lib/business/rooms'),
    own: await import('@/lib/business/own-finishes'),
    sent: await import('@/lib/business/sent-design'),
    designPath: await import('@/lib/business/design-path'),
    screen: await import('@/components/site/screens/design/design-screen'),
    profile: await import('@/lib/business/profile'),
  }
})

const sage = {
  cabinets: 'sage',
  island: 'oak',
  counter: 'calacatta',
  splash: 'white-subway',
  floor: 'natural-oak',
  metal: 'black',
}
const query = 'cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=natural-oak&metal=black'
const code = 'sage_oak_calacatta_white-subway_natural-oak_black'

test('a kitchen in another room has an address, a code and a picture of its own, and comes back from each', () => {
  const { choiceAddress, choiceCode, choicePicture, decodeChoice, splitCode } = modules.finishes
  const choice = { ...sage, room: 'galley' }
  expect(choiceAddress(choice)).toBe(`/design/galley?${query}`)
  expect(choiceCode(choice)).toBe(`${code}_galley`)
  expect(choicePicture(choice, 'share')).toBe(`/design/picture?${query}&room=galley&shape=share`)
  expect(decodeChoice(`${code}_galley`)).toEqual(choice)
  // An address from before is one too.
  expect(modules.sent.designAt(`/design/room/galley?${query}`)?.address).toBe(choiceAddress(choice))
  expect(modules.sent.designAt(choiceAddress(choice))).toMatchObject({
    choice,
    text: expect.stringMatching(/^Galley kitchen\. Sage cabinets with/) as string,
  })
  const [path = '', search] = choiceAddress(choice).split('?')
  expect(modules.designPath.designPath(path, `?${search}`)).toBe(`/design/shared/${code}_galley?${query}`)
  // The built-in kitchen's are as they were.
  expect([choiceAddress(sage), choiceCode(sage)]).toEqual([`/design?${query}`, code])
  for (const wrong of [`${code}_loft`, `${code}_galley_galley`, `${code}_`])
    expect(splitCode(wrong)).toBeNull()
  expect(modules.sent.designAt(`/design/loft?${query}`)).toBeNull()
})

test('a room offers what it has layers for; what it hasn’t is replaced, and said', () => {
  const { finishesIn, offeredRooms } = modules.rooms
  const { firstOffered, replacedFinishes: goneFrom } = modules.own
  const there = finishesIn('galley', builtInFinishes)
  expect(there.filter(({ surface }) => surface === 'cabinets').map(({ id }) => id)).toEqual([
    'warm-white',
    'sage',
  ])
  const request = { ...sage, island: 'walnut', room: 'galley' }
  const shownChoice = modules.finishes.parseChoice(request, builtInFinishes, firstOffered(there))
  expect(shownChoice).toEqual({
    ...sage,
    island: there.find(({ surface }) => surface === 'island')?.id,
    room: 'galley',
  })
  const all = builtInFinishes.map((finish) => ({ ...finish, hidden: false }))
  expect(goneFrom(request, shownChoice, all)).toEqual([
    expect.stringMatching(/^This room has no island in Walnut: you see \w+.*\.$/),
  ])
  // A room of which staff hide all that it has for a surface can’t be shown.
  const withoutSage = builtInFinishes.filter(({ surface, id }) => surface !== 'metal' || id === 'nickel')
  expect([offeredRooms(builtInFinishes).length, offeredRooms(withoutSage).length]).toEqual([1, 0])
})

test('the page shows the room’s own layers and finishes, and leads to the others', () => {
  const { DesignScreen } = modules.screen
  const choice = modules.finishes.startFor(undefined, builtInFinishes, 'galley')
  const page = renderToStaticMarkup(
    <DesignScreen
      finishes={builtInFinishes}
      choice={choice}
      kept={[]}
      samples={[]}
      crumbs={[]}
      profile={modules.profile.defaultProfile}
    />,
  )
  const layers = new Set(
    Array.from(page.matchAll(/images\/design\/([a-z-]+\/[a-z-]+)-800\.avif/g), ([, name]) => name),
  )
  expect([...layers].sort()).toEqual(
    [
      'galley/room',
      ...Object.entries(galley.finishes).flatMap(([surface, ids]) =>
        ids.map((id) => `galley/${surface}-${id}`),
      ),
    ].sort(),
  )
  const documentOf = new DOMParser().parseFromString(page, 'text/html')
  expect(documentOf.querySelectorAll('input[type=radio][form]')).toHaveLength(9)
  const links = Array.from(documentOf.querySelectorAll('nav a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ])
  expect(links).toContainEqual(['The kitchen', '/design', null])
  expect(links).toContainEqual(['Galley kitchen', '/design/galley', 'page'])
  expect(documentOf.querySelector<HTMLInputElement>('input[name=room]')?.value).toBe('galley')
  expect(documentOf.querySelector('form')?.getAttribute('action')).toBe('/design/galley')
  for (const link of documentOf.querySelectorAll('[data-together]'))
    expect(link.getAttribute('href')).toMatch(/^\/design\/galley\?/)
})
