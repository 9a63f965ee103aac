import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  kitchenFolder,
  kitchenLayers,
  layerPath,
  layerWidths,
  swatchSheet,
} from '@/lib/business/design-layers'
import { builtInFinishes } from '@/lib/business/finish-list'
import { combinationPicture, combinations, combinationWidths } from '@/lib/business/finish-combinations'
import {
  type Choice,
  choiceAddress,
  choiceCode,
  choiceText,
  costMark,
  decodeChoice,
  finishesOf,
  offeredCombinations,
  parseChoice,
  readChoice,
  startFor,
  type Surface,
  surfaces,
} from '@/lib/business/finishes'
import { defaultProfile } from '@/lib/business/profile'
import { serviceSlugs } from '@/lib/business/services'
import { roomCost } from '@/lib/estimate/finish-levels'
import { costOf, roomCosts } from '@/lib/estimate/room-costs'

const folder = path.join(process.cwd(), 'public', kitchenFolder)
const sage: Choice = {
  cabinets: 'sage',
  island: 'oak',
  counter: 'calacatta',
  splash: 'white-subway',
  floor: 'natural-oak',
  metal: 'black',
}
const address =
  '/design?cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=natural-oak&metal=black'

test('the finishes are those of the layers, in their order, and every file is there and no other', () => {
  const rendered = JSON.parse(readFileSync(path.join(folder, 'finishes.json'), 'utf8')) as Record<
    Surface,
    string[]
  >
  for (const surface of surfaces) expect(finishesOf(surface).map(({ id }) => id)).toEqual(rendered[surface])
  const files = (['avif', 'webp'] as const).flatMap((format) => [
    swatchSheet.path(format),
    ...kitchenLayers.flatMap((layer) => layerWidths.map((width) => layerPath(layer, width, format))),
  ])
  const there = readdirSync(folder).map((name) => `${kitchenFolder}/${name}`)
  expect(there.sort()).toEqual([...files, `${kitchenFolder}/finishes.json`].sort())
})

test('every finish says what it is and how it wears in a few words of its own', () => {
  for (const { about, wear } of builtInFinishes)
    for (const text of [about, wear]) {
      expect(text).toMatch(/^[A-Z].{30,140}\.$/)
      expect(text).not.toMatch(/!|--/)
    }
  expect(new Set(builtInFinishes.map(({ surface, wear }) => surface + wear)).size).toBe(
    builtInFinishes.length,
  )
})

test('of each surface there is something that costs more than something else', () => {
  for (const surface of surfaces) {
    const marks = new Set(finishesOf(surface).map(costMark))
    expect([surface, marks.size > 1]).toEqual([surface, true])
  }
})

test('each combination has a name of its own, and finishes that exist and differ from the others’', () => {
  expect(offeredCombinations()).toHaveLength(combinations.length)
  expect(combinations.length).toBeGreaterThanOrEqual(16)
  for (const key of ['id', 'name'] as const)
    expect(new Set(combinations.map((combination) => combination[key])).size).toBe(combinations.length)
  expect(new Set(combinations.map(({ choice }) => choiceCode(choice))).size).toBe(combinations.length)
  const shownIds = new Set(
    combinations.flatMap(({ choice }) => surfaces.map((surface) => `${surface}-${choice[surface]}`)),
  )
  expect(
    builtInFinishes.filter(({ surface, id }) => !shownIds.has(`${surface}-${id}`)).map(({ id }) => id),
  ).toEqual([])
  const withoutSage = builtInFinishes.filter(({ id }) => id !== 'sage')
  expect(offeredCombinations(withoutSage).length).toBeLessThan(combinations.length)
})

test('each combination has its small pictures: run npm run kitchens', () => {
  for (const { id } of combinations) {
    const files = combinationWidths.map((width) => combinationPicture(id, width, 'avif'))
    for (const file of [...files, combinationPicture(id, 480, 'webp')]) {
      const bytes = statSync(path.join('public', file)).size
      expect([file, bytes > 1_000 && bytes < 40_000]).toEqual([file, true])
    }
  }
  expect(readdirSync('public/images/togethers')).toHaveLength(4 * combinations.length)
})

test('a choice goes into an address and comes out of it', () => {
  expect(choiceAddress(sage)).toBe(address)
  expect(readChoice(new URL(address, 'http://a').searchParams)).toEqual(sage)
  expect(decodeChoice(choiceCode(sage))).toEqual(sage)
  expect(decodeChoice('sage_oak')).toBeNull()
  expect(decodeChoice(choiceCode({ ...sage, floor: 'lava' }))).toBeNull()
})

test('finishes that an address lacks, or that aren’t offered, are replaced', () => {
  const otherwise = startFor('cabinet-refacing')
  const parsed = parseChoice({ cabinets: 'navy', floor: 'lava', metal: ['black'] }, undefined, otherwise)
  expect(parsed).toEqual({ ...otherwise, cabinets: 'navy' })
  const withoutNavy = builtInFinishes.filter(({ id }) => id !== 'navy')
  expect(parseChoice({ island: 'navy' }, withoutNavy, otherwise).island).toBe('walnut')
  expect(readChoice({ ...sage, island: 'navy' }, withoutNavy)).toBeNull()
})

test('a choice reads as a sentence', () => {
  expect(choiceText(sage)).toBe(
    'Sage cabinets with a natural oak island, a Calacatta marble counter, a white subway tile backsplash, natural oak planks on the floor, and pulls, faucet and pendants in black.',
  )
})

test('every service starts with a kitchen that can be chosen', () => {
  for (const page of [...serviceSlugs, 'anything', undefined])
    expect(readChoice(startFor(page))).not.toBeNull()
  expect(startFor('flooring-installation')).not.toEqual(startFor())
})

test('the page computes the engine’s price for any choice', () => {
  const costs = roomCosts(sage, defaultProfile, builtInFinishes)
  expect(JSON.stringify(costs).length).toBeLessThan(3000)
  const at = (surface: Surface, step: number) => {
    const offered = finishesOf(surface)
    return offered[step % offered.length]!.id
  }
  for (let step = 0; step < 400; step += 1) {
    const choice = Object.fromEntries(
      surfaces.map((surface, index) => [surface, at(surface, step * (index + 3))]),
    ) as Choice
    expect(costOf(choice, costs)).toEqual(roomCost(choice, defaultProfile).total)
  }
})
