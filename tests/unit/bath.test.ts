import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  chosenLayers,
  layerFolder,
  layerPath,
  layerWidths,
  roomLayer,
  swatchSheet,
} from '@/lib/business/design-layers'
import { combinationPicture, combinationWidths } from '@/lib/business/finish-combinations'
import { builtInFinishes } from '@/lib/business/finish-list'
import {
  type Choice,
  choiceAddress,
  choiceCode,
  choiceText,
  costMark,
  finishesOf,
  offeredCombinations,
  parseChoice,
  readChoice,
  splitCode,
  startFor,
} from '@/lib/business/finishes'
import { designPath } from '@/lib/business/design-path'
import { defaultProfile } from '@/lib/business/profile'
import { findOwnRoom, finishesIn, ownRooms, surfacesOf } from '@/lib/business/rooms'
import { designAt } from '@/lib/business/sent-design'
import { readRoomFile } from '@/deploy/room-file'
import { ownerEmail } from '@/lib/delivery/owner-email'
import { roomCost } from '@/lib/estimate/finish-levels'
import { costOf, roomCosts } from '@/lib/estimate/room-costs'
import { seoProblems } from '@/lib/seo/metadata'
import { emptyLead } from './empty-lead'

// The first room that has surfaces of its own.
const room = 'bath'
const bath = findOwnRoom(room)!
const finishes = finishesIn(room, builtInFinishes)
const start = startFor(undefined, builtInFinishes, room)
const address =
  '/design/bath?cabinets=sage&counter=calacatta&splash=white-subway&floor=black-white-check&walls=white&metal=brass'
const sentence =
  'A sage vanity with a Calacatta marble top, white subway tile in the shower, black and white marble on the floor, walls in soft white, and faucets, frames and pulls in brass.'

test('a room’s file is one that the command takes, and search results show its title and description whole', () => {
  for (const { id: _id, name: _name, ...file } of ownRooms) {
    expect(readRoomFile(file)).toEqual({ file })
    expect(seoProblems(file.title, file.description)).toEqual([])
  }
})

test('every layer, swatch sheet and look of the bath is there, and nothing else', () => {
  const folder = layerFolder(room)
  const layers = [roomLayer, ...finishes.map(({ surface, id }) => `${surface}-${id}`)]
  const files = [
    ...(['avif', 'webp'] as const).flatMap((format) => [
      swatchSheet.path(format, folder),
      ...layers.flatMap((layer) => layerWidths.map((width) => layerPath(layer, width, format, folder))),
    ]),
    ...bath.looks.flatMap(({ id }) => [
      ...combinationWidths.map((width) => combinationPicture(id, width, 'avif', room)),
      combinationPicture(id, 480, 'webp', room),
    ]),
  ]
  const there = readdirSync(path.join('public', folder)).map((name) => `${folder}/${name}`)
  expect(there.sort()).toEqual(files.sort())
})

test('the bath has surfaces of its own, with other finishes than the kitchen’s', () => {
  expect(surfacesOf(room).map(({ name }) => name)).toEqual([
    'Vanity',
    'Countertop',
    'Wall tile',
    'Floor tile',
    'Wall color',
    'Fixtures',
  ])
  expect(surfacesOf().map(({ id }) => id)).not.toContain('walls')
  // Of the same name, with texts of its own.
  const [own, kitchens] = [finishes, builtInFinishes].map((list) => finishesOf('counter', list)[0]!)
  expect([own!.id, own!.wear === kitchens!.wear]).toEqual(['calacatta', false])
  // Finishes of the kitchen that staff hide stay in the bath.
  expect(finishesIn(room, [])).toEqual(finishes)
  expect(bath.surfaces[0]!.finishes.map(({ cost }) => cost)).toEqual(
    finishesOf('cabinets', finishes).map(costMark),
  )
})

test('a bath goes into an address, a code, a page and a request, and comes out of each', () => {
  expect(choiceAddress(start)).toBe(address)
  expect(choiceText(start)).toBe(sentence)
  expect(splitCode(choiceCode(start))).toEqual(start)
  expect(designPath('/design/bath', `?${address.split('?')[1]}`)).toBe(
    `/design/shared/${choiceCode(start)}?${address.split('?')[1]}`,
  )
  for (const sent of [address, choiceCode(start)])
    expect(designAt(sent)).toEqual({
      choice: start,
      noun: 'bath',
      address,
      samples: '',
      picture: `/design/picture?${address.split('?')[1]}&room=bath`,
      text: `The bath. ${sentence}`,
    })
  // A kitchen's finishes are none of a bath, and a bath's none of a kitchen.
  expect(readChoice({ ...start, floor: 'natural-oak' })).toBeNull()
  expect(designAt(address.replace('/bath', ''))).toBeNull()
  expect(parseChoice({ room, cabinets: 'navy', floor: 'natural-oak' })).toEqual({
    ...start,
    cabinets: 'navy',
  })
})

test('the bath has eight combinations of its finishes, which show most of them', () => {
  const looks = offeredCombinations([], room)
  expect(looks).toHaveLength(8)
  for (const { choice } of looks) expect(readChoice(choice)).toEqual(choice)
  const seen = new Set(looks.flatMap(({ choice }) => chosenLayers(choice)))
  expect(finishes.map(({ surface, id }) => `${surface}-${id}`).filter((layer) => !seen.has(layer))).toEqual([
    'cabinets-greige',
    'counter-black-granite',
    'splash-blue-subway',
    'splash-sage-zellige',
  ])
})

test('the page computes the engine’s price for any bath, and dearer finishes cost more', () => {
  const costs = roomCosts(start, defaultProfile, builtInFinishes)
  expect(JSON.stringify(costs).length).toBeLessThan(4000)
  expect(costs.added.map(({ surfaces }) => surfaces)).toEqual([
    ['cabinets', 'counter'],
    ['splash', 'metal'],
    ['floor'],
  ])
  const at = (surface: string, step: number) => {
    const offered = finishesOf(surface, finishes)
    return offered[step % offered.length]!.id
  }
  for (let step = 0; step < 300; step += 1) {
    const ids = surfacesOf(room).map(({ id }, index) => [id, at(id, step * (index + 3))])
    const choice: Choice = { ...(Object.fromEntries(ids) as Record<string, string>), room }
    expect(costOf(choice, costs)).toEqual(roomCost(choice, defaultProfile).total)
  }
  const cost = (change: Choice) => roomCost({ ...start, ...change }, defaultProfile).total.to
  expect(cost({ cabinets: 'walnut' })).toBeGreaterThan(cost({ cabinets: 'warm-white' }))
  expect(cost({ floor: 'penny-white' })).toBeLessThan(cost({ floor: 'limestone' }))
  // Paint costs the same in each color.
  expect(cost({ walls: 'blush' })).toBe(cost({ walls: 'white' }))
})

test('the owner reads of a bath, and sees it', () => {
  const { text, html } = ownerEmail({
    lead: { ...emptyLead, design: address },
    profile: defaultProfile,
    siteUrl: 'https://kitchens.test',
  })
  expect(text).toContain(
    `The bath they put together:\nThe bath. ${sentence}\nhttps://kitchens.test${address}`,
  )
  expect(html).toContain('https://kitchens.test/design/picture?cabinets=sage&amp;counter=calacatta')
})

test('all that is wrong in a room’s file is said at once', () => {
  const { id: _id, name: _name, ...file } = JSON.parse(JSON.stringify(bath)) as typeof bath
  const [vanity, counter] = file.surfaces
  vanity!.id = 'room'
  vanity!.says = 'a vanity'
  counter!.finishes[0]!.cost = 'much' as '$'
  counter!.swatch.left = 1590
  Object.assign(file.estimate.work, { vanity: 'gold' })
  file.looks[0]!.finishes.pop()
  const answer = readRoomFile({ ...file, color: 'red' })
  expect('faults' in answer && answer.faults).toEqual([
    'finishes.json: estimate.work has an answer that its question doesn’t have.',
    'finishes.json: surfaces.0.id is the name of what never changes.',
    'finishes.json: surfaces.0.says has no {finish} or {a finish}.',
    'finishes.json: surfaces.1.swatch isn’t within the picture.',
    'finishes.json: surfaces.1.finishes.0.cost isn’t one of $, $$, $$$.',
    expect.stringMatching(/color/) as string,
  ])
})
