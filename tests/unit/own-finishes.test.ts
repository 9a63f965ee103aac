import { builtInFinishes } from '@/lib/business/finish-list'
import { choiceText, parseChoice, surfaces } from '@/lib/business/finishes'
import {
  kitchenChoice,
  kitchenIds,
  kitchenPicture,
  offeredKitchen,
  startAddress,
} from '@/lib/business/kitchens'
import { builtInImages } from '@/lib/business/images'
import {
  builtInValues,
  firstOffered,
  replacedFinishes,
  offeredFinishes,
  staffFinishes,
} from '@/lib/business/own-finishes'
import { designAt } from '@/lib/business/sent-design'
import { settingName, settingsIn, settingText } from '@/lib/records/settings/values'
import { settingsRecord } from '@/components/admin/settings/use-settings'
import { mergeRecords } from '@/lib/record-merge/merge-records'
import { finishesSchema } from '@/lib/schemas/finishes'

const copy = () => structuredClone(builtInValues)

test('as built in, staff’s finishes are the built-in ones', () => {
  expect(offeredFinishes(builtInValues)).toEqual(builtInFinishes)
  expect(finishesSchema.parse(builtInValues)).toEqual(builtInValues)
})

test('names, order, cost and what is hidden are staff’s', () => {
  const values = copy()
  const { cabinets } = values.finishes
  cabinets.sage = { name: 'River mist', hidden: false, at: 1, place: 0 }
  cabinets['warm-white']!.place = 1
  cabinets.navy!.hidden = true
  cabinets.oak!.name = 'Hudson Valley Oak'
  const all = staffFinishes(values)
  const offered = offeredFinishes(values)
  expect(offered.slice(0, 2).map(({ name, cost }) => [name, cost.at])).toEqual([
    ['River mist', 1],
    ['Warm white', 0.3],
  ])
  expect(offered.some(({ surface, id }) => surface === 'cabinets' && id === 'navy')).toBe(false)
  expect(all).toHaveLength(builtInFinishes.length)
  expect(offered).toHaveLength(builtInFinishes.length - 1)
  // A name of its own is said as it is written where it is a maker's.
  const said = (cabinets: string) => choiceText({ ...kitchenChoice('sage-and-oak'), cabinets }, all)
  expect(said('sage')).toMatch(/^River mist cabinets with a natural oak island/)
  expect(choiceText({ ...kitchenChoice('sage-and-oak'), island: 'sage' }, all)).toContain('a sage island')
  expect(said('oak')).toMatch(/^Hudson Valley Oak cabinets/)
})

test('an address that asks for what is hidden shows the first that is offered, and says so', () => {
  const values = copy()
  values.finishes.cabinets.navy!.hidden = true
  values.finishes.cabinets.navy!.name = 'Dark blue'
  const all = staffFinishes(values)
  const first = firstOffered(offeredFinishes(values))
  const request = kitchenChoice('navy-and-limestone')
  const shownChoice = parseChoice(request, offeredFinishes(values), first)
  expect(shownChoice).toEqual({ ...request, cabinets: 'warm-white' })
  expect(replacedFinishes(request, shownChoice, all)).toEqual([
    'Dark blue isn’t offered for the cabinets any more: you see Warm white.',
  ])
  expect(replacedFinishes(kitchenChoice('white-oak'), kitchenChoice('white-oak'), all)).toEqual([])
})

describe('finishes that may be saved', () => {
  const messages = (change: (values: ReturnType<typeof copy>) => void) => {
    const values = copy()
    change(values)
    return (finishesSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ])
  }
  test.each<[string, (values: ReturnType<typeof copy>) => void, string, string]>([
    [
      'no name',
      ({ finishes }) => (finishes.floor.slate!.name = ' '),
      'finishes.floor.slate.name',
      'Enter the name',
    ],
    [
      'a long name',
      ({ finishes }) => (finishes.floor.slate!.name = 'x'.repeat(41)),
      'finishes.floor.slate.name',
      'Shorten this to 40 characters',
    ],
    [
      'a name twice',
      ({ finishes }) => (finishes.floor.slate!.name = 'limestone'),
      'finishes.floor',
      'Give each one its own name',
    ],
    [
      'a cost beyond the range',
      ({ finishes }) => (finishes.counter.calacatta!.at = 1.01),
      'finishes.counter.calacatta.at',
      'Stay within the line’s price range',
    ],
    [
      'a cost that is text',
      ({ finishes }) => Object.assign(finishes.counter.calacatta!, { at: 'a lot' }),
      'finishes.counter.calacatta.at',
      'Stay within the line’s price range',
    ],
    [
      'nothing shown of a surface',
      ({ finishes }) => Object.values(finishes.metal).forEach((finish) => (finish.hidden = true)),
      'finishes.metal',
      'Show at least one',
    ],
  ])('%s is refused in words', (_, change, path, message) => {
    expect(messages(change)).toEqual([[path, message]])
  })
})

test('each finish is one setting, with a name and words', () => {
  const settings = settingsIn(builtInValues)
  expect(settings).toHaveLength(builtInFinishes.length)
  expect(settings.filter(({ path }) => settingName(path) === path)).toEqual([])
  expect(settingName('finishes.cabinets.sage')).toBe('Cabinets, Sage')
  expect(settingText({ path: 'finishes.cabinets.sage', value: builtInValues.finishes.cabinets.sage })).toBe(
    'Sage, shown, in place 2, at 40% of the range',
  )
})

test('two owners’ changes are told apart by finish', () => {
  const [mine, theirs] = [copy(), copy()]
  mine.finishes.metal.brass!.hidden = true
  mine.finishes.floor.slate!.name = 'Blue slate'
  theirs.finishes.floor.slate!.name = 'Vermont slate'
  theirs.finishes.splash['blue-subway']!.at = 0.5
  const versions = { base: builtInValues, local: mine, remote: theirs }
  const { fields } = mergeRecords(settingsRecord(builtInValues), versions)
  expect(Object.fromEntries(fields.map(({ key, origin }) => [key, origin]))).toEqual({
    'finishes.metal.brass': 'local',
    'finishes.splash.blue-subway': 'remote',
    'finishes.floor.slate': 'contested',
  })
})

describe('a kitchen that was sent along', () => {
  const address =
    '/design?cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=natural-oak&metal=black'
  test('has its address, its picture and its words', () => {
    const design = designAt(`${address}&utm_source=mail`)
    expect(design?.address).toBe(address)
    expect(design?.choice).toEqual(kitchenChoice('sage-and-oak'))
    expect(design?.picture).toMatch(/^\/design\/picture\?cabinets=sage&/)
    expect(design?.text).toMatch(/^Sage cabinets with a natural oak island/)
  })
  test('a code, as the estimate’s address has it, is one too', () => {
    expect(designAt('sage_oak_calacatta_white-subway_natural-oak_black')?.address).toBe(address)
    expect(designAt('sage_oak_calacatta_white-subway_natural-oak_gold')).toBeNull()
  })
  test.each([
    '',
    '/design',
    '/design?cabinets=sage',
    address.replace('sage', 'teal'),
    address.replace('/design', '/gallery'),
    `https://elsewhere.example${address}`,
    address.replace('sage', '%E0%A4%A'),
  ])('%s is none', (text) => expect(designAt(text)).toBeNull())
})

describe('the kitchens that pages show', () => {
  test('each has a choice and a picture', () => {
    for (const id of kitchenIds) {
      expect(Object.keys(kitchenChoice(id))).toEqual([...surfaces])
      expect(builtInImages[kitchenPicture(id)]?.alt).toMatch(/^Design rendering of /)
    }
  })
  test('the one that the visualizer begins with is at its own address', () => {
    expect(kitchenIds.map((id) => startAddress(kitchenChoice(id)))).toEqual([
      expect.stringMatching(/^\/design\?cabinets=warm-white&island=navy&/),
      '/design',
      ...Array.from(
        { length: kitchenIds.length - 2 },
        () => expect.stringMatching(/^\/design\?cabinets=/) as string,
      ),
    ])
  })
  test('one whose finishes are all offered is taken, as wished if it can be', () => {
    const without = (surface: string, id: string) =>
      builtInFinishes.filter((finish) => finish.surface !== surface || finish.id !== id)
    expect(offeredKitchen(['sage-and-oak'], builtInFinishes)).toBe('sage-and-oak')
    expect(offeredKitchen(['sage-and-oak', 'white-oak'], without('cabinets', 'sage'))).toBe('white-oak')
    expect(offeredKitchen(['sage-and-oak'], without('cabinets', 'sage'))).toBe('white-and-navy')
    expect(offeredKitchen(['sage-and-oak'], [])).toBe('white-and-navy')
  })
})
