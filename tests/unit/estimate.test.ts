import fc from 'fast-check'
import {
  estimateRooms,
  type EstimateRoom,
  type Level,
  levels,
  noWork,
  possibleFeet,
  questionOf,
  roomSizes,
  defaultWork,
  type WorkChoices,
  workQuestionIds,
} from '@/lib/business/estimate-choices'
import {
  defaultFurtherPrices,
  estimateLines,
  type FurtherId,
  furtherLines,
  type LineId,
} from '@/lib/business/estimate-lines'
import { choiceCode, type Finish, finishesOf, startFor, surfaces, type Choice } from '@/lib/business/finishes'
import { addRanges, formatRange, parseRange, type PriceRange } from '@/lib/business/money'
import { defaultPrices, type PriceId, priceSum, serviceCards } from '@/lib/business/prices'
import { defaultProfile } from '@/lib/business/profile'
import {
  budgetOptions,
  locationOptions,
  projectTypeOptions,
  timelineOptions,
} from '@/lib/business/recommendation-choices'
import { sampleProjects } from '@/lib/content/samples'
import { seedAreas, seedPlaces } from '@/lib/content/area-seed'
import { works } from '@/lib/content/recommendations/works'
import { differingLines } from '@/lib/estimate/compare'
import { differencesFrom, differenceText } from '@/lib/estimate/differences'
import { estimate, type LinePrices, newRoomCosts, newRoomRange, wholeRange } from '@/lib/estimate/estimate'
import { estimateText, estimateTitle } from '@/lib/estimate/estimate-text'
import { roomCost, levelsOfDesign } from '@/lib/estimate/finish-levels'
import { monthlyExample } from '@/lib/estimate/monthly'
import {
  estimateAddress,
  type EstimateRequest,
  onlyWork,
  parseEstimate,
  parseKept,
  questionsFor,
  defaultRequest,
} from '@/lib/estimate/request'
import { readWeeks, weeksOf } from '@/lib/estimate/weeks'
import { choosePlan, recommend } from '@/lib/recommendations/engine'
import { pricedPlan, referencePrices } from '@/lib/recommendations/plan-prices'
import { budgetBrackets } from '@/lib/recommendations/rules'

const rooms = Object.keys(estimateRooms) as EstimateRoom[]
const levelNames = Object.keys(levels) as Level[]

const requests: fc.Arbitrary<EstimateRequest> = fc.record({
  room: fc.constantFrom(...rooms),
  feet: fc.record({
    kitchen: fc.integer({ min: 15, max: 1000 }),
    bathroom: fc.integer({ min: 15, max: 1000 }),
  }),
  level: fc.constantFrom(...levelNames),
  work: fc.record(
    Object.fromEntries(
      workQuestionIds.map((id) => [id, fc.constantFrom(...Object.keys(questionOf(id).options))]),
    ),
  ) as unknown as fc.Arbitrary<WorkChoices>,
  town: fc.constantFrom('', 'nyack', 'suffern'),
  design: fc.constant(''),
})
const range = fc
  .tuple(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 0, max: 90_000 }))
  .map(([from, more]) => ({ from, to: from + more }))
const prices: fc.Arbitrary<LinePrices> = fc.record({
  prices: fc.record(
    Object.fromEntries(
      serviceCards.map(({ id }) => [id, range.map((amounts) => ({ ...amounts, timeline: '' }))]),
    ),
  ) as unknown as fc.Arbitrary<LinePrices['prices']>,
  furtherPrices: fc.record(
    Object.fromEntries(
      furtherLines.map(({ id }) => [id, range.map((amounts) => ({ ...amounts, says: '' }))]),
    ),
  ) as unknown as fc.Arbitrary<LinePrices['furtherPrices']>,
})
/** As settings come, and any others. */
const anyPrices = fc.oneof(fc.constant(referencePrices), prices)

const within = (inner: PriceRange, outer: PriceRange) =>
  outer.from <= inner.from && inner.from <= inner.to && inner.to <= outer.to
const notLess = (more: PriceRange, less: PriceRange) => less.from <= more.from && less.to <= more.to
const addressOf = (request: EstimateRequest) => new URLSearchParams(estimateAddress(request).split('?')[1])

describe('the sum', () => {
  test('is what the parts add up to, and each part lies within its line', () => {
    fc.assert(
      fc.property(requests, anyPrices, (request, lines) => {
        const { parts, total } = estimate(request, lines)
        expect(total).toEqual(addRanges(parts.map((part) => part.range)))
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
        const list = new Map(
          estimateLines(lines.prices, lines.furtherPrices).map(({ id, price }) => [id, price]),
        )
        for (const part of parts) {
          expect([part.id, within(part.range, part.line)]).toEqual([part.id, true])
          // Both rooms are drawn as one, by the dearer of two lines.
          if (part.title !== 'One design for both rooms') expect(part.line).toEqual(list.get(part.id))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('more work, a larger room, dearer finishes or a second room never cost less', () => {
    fc.assert(
      fc.property(
        requests,
        anyPrices,
        fc.nat(),
        fc.integer({ min: 1, max: 400 }),
        (request, lines, which, more) => {
          const { total } = estimate(request, lines)
          const id = workQuestionIds[which % workQuestionIds.length]!
          const answers = Object.keys(questionOf(id).options)
          const next = answers[answers.indexOf(request.work[id]) + 1] ?? request.work[id]
          const level = levelNames[levelNames.indexOf(request.level) + 1] ?? request.level
          const { kitchen, bathroom } = request.feet
          for (const larger of [
            { ...request, work: { ...request.work, [id]: next } },
            { ...request, feet: { kitchen: kitchen + more, bathroom } },
            { ...request, feet: { kitchen, bathroom: bathroom + more } },
            { ...request, level },
            { ...request, room: 'both' as const },
          ])
            expect(notLess(estimate(larger, lines).total, total)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('a room below the small size costs as the small one, above the large size as the large one', () => {
    const costOf = (feet: EstimateRequest['feet']) =>
      estimate({ ...defaultRequest, room: 'both', feet }, referencePrices).parts
    const sizeOf = (size: 'small' | 'large') => ({
      kitchen: roomSizes.kitchen[size].feet,
      bathroom: roomSizes.bathroom[size].feet,
    })
    const { from, to } = possibleFeet
    expect(costOf({ kitchen: from, bathroom: from })).toEqual(costOf(sizeOf('small')))
    expect(costOf({ kitchen: to, bathroom: to })).toEqual(costOf(sizeOf('large')))
  })

  test('a line of one room costs the same whether or not the other room is done too', () => {
    const rangesOf = (room: EstimateRoom) =>
      new Map(
        estimate({ ...defaultRequest, room }, referencePrices).parts.map(({ id, range }) => [id, range]),
      )
    const [kitchen, bathroom, both] = [rangesOf('kitchen'), rangesOf('bathroom'), rangesOf('both')]
    for (const id of ['cabinets', 'countertops', 'splash'] as const)
      expect([id, both.get(id)]).toEqual([id, kitchen.get(id)])
    for (const id of ['wet-wall', 'vanity'] as const)
      expect([id, both.get(id)]).toEqual([id, bathroom.get(id)])
  })

  test('finishes count by their own cost, the cheapest too', () => {
    const cabinets = (at: number) =>
      estimate({ ...defaultRequest, finishes: { cabinets: at } }, referencePrices).parts.find(
        ({ id }) => id === 'cabinets',
      )!.range
    expect(cabinets(0).from).toBeLessThan(cabinets(0.2).from)
    expect(cabinets(0.2).from).toBeLessThan(cabinets(0.5).from)
  })

  test('a range is read as it is written, in millions too', () => {
    for (const priceRange of [
      { from: 900, to: 14_000 },
      { from: 1_250_000, to: 12_000_000 },
    ])
      expect(parseRange(formatRange(priceRange))).toEqual(priceRange)
  })

  test('nothing done costs nothing', () => {
    expect(estimate({ ...defaultRequest, work: noWork }, referencePrices).total).toEqual({ from: 0, to: 0 })
  })

  test('each line is reached by some answer, and no line by two questions', () => {
    const by = new Map<LineId, string[]>()
    for (const id of workQuestionIds)
      for (const line of new Set(
        Object.values(questionOf(id).options).flatMap(({ takes }) => takes.map((share) => share.line)),
      ))
        by.set(line, [...(by.get(line) ?? []), id])
    expect([...by].filter(([, questions]) => questions.length > 1)).toEqual([])
    expect([...by.keys()].sort()).toEqual(
      estimateLines(defaultPrices, defaultFurtherPrices)
        .map(({ id }) => id)
        .sort(),
    )
  })
})

describe('one engine', () => {
  const placeOf = (slug: string) => seedPlaces.find((place) => place.slug === slug)!
  const everyPlan = projectTypeOptions.flatMap(({ value: projectType }) =>
    budgetOptions.flatMap(({ value: budget }) =>
      locationOptions.flatMap(({ value: location }) =>
        timelineOptions.map(({ value: timeline }) => ({ projectType, budget, location, timeline })),
      ),
    ),
  )
  const sumOf = (plan: ReturnType<typeof choosePlan>) => addRanges(plan.map(({ choice }) => choice.range))

  /** Returns how a plan differs from the estimate of the same work; undefined if it doesn't. */
  function disagreement(request: (typeof everyPlan)[number], lines: LinePrices): string | undefined {
    const plan = pricedPlan(choosePlan(request, placeOf(request.location)), request, lines)
    const room = request.projectType
    const workAsked = plan.flatMap(({ choice }) => Object.entries(works[choice.work].asks))
    if (new Set(workAsked.map(([id]) => id)).size !== workAsked.length) return 'two steps answer one question'
    for (const { choice } of plan) {
      const said = wholeRange({ room, work: onlyWork(works[choice.work].asks) }, lines)
      if (!within(choice.range, said))
        return `${choice.work} ${formatRange(choice.range)}, estimated ${formatRange(said)}`
    }
    const whole = wholeRange({ room, work: onlyWork(Object.fromEntries(workAsked)) }, lines)
    return within(sumOf(plan), whole) ? undefined : `sum ${formatRange(sumOf(plan))} of ${formatRange(whole)}`
  }

  test('a plan’s price for a work is within the estimate’s, and so is the sum', () => {
    expect(
      everyPlan.flatMap((request) => {
        const problem = disagreement(request, referencePrices)
        return problem ? [`${Object.values(request).join(' ')}: ${problem}`] : []
      }),
    ).toEqual([])
  })

  test('at the prices that they were written for, plans have the ranges that were written', () => {
    for (const request of everyPlan) {
      const plan = choosePlan(request, placeOf(request.location))
      expect(pricedPlan(plan, request, referencePrices)).toEqual(plan)
    }
  })

  test('a changed price moves both: plans still agree, and stay within their budget where it reaches', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyPlan), prices, (request, lines) => {
        expect(disagreement(request, lines)).toBeUndefined()
        const { floor, limit } = budgetBrackets[request.budget]
        const plan = pricedPlan(choosePlan(request, placeOf(request.location)), request, lines)
        const { from, to } = sumOf(plan)
        if (from <= limit) expect(to).toBeLessThanOrEqual(limit)
        // Ranges have steps of a hundred: their lower ends may fall short by what the upper ends can't give.
        if (to >= floor && from <= limit) expect(from).toBeGreaterThanOrEqual(Math.min(floor, to))
      }),
      { numRuns: 300 },
    )
  })

  test('dearer cabinets show in the estimate and in the plan', () => {
    const dearer: LinePrices = {
      ...referencePrices,
      prices: { ...defaultPrices, cabinets: { from: 10_000, to: 30_000, timeline: '1-2 weeks' } },
    }
    const request = { ...everyPlan[0]!, budget: '25000-75000' as const, timeline: '3-6months' as const }
    const cabinets = (lines?: LinePrices) =>
      recommend(request, placeOf(request.location), lines).find(
        ({ title }) => title === 'Semi-custom kitchen cabinets',
      )?.priceRange
    expect(cabinets()).toBe('$16,000-$25,000')
    expect(cabinets(dearer)).toBe('$19,400-$30,000')
    const part = (lines: LinePrices) =>
      estimate(defaultRequest, lines).parts.find(({ id }) => id === 'cabinets')!.range
    expect(part(dearer).from).toBeGreaterThan(part(referencePrices).from)
  })

  test('a plan that no budget can hold says so', () => {
    const tenfold = (price: PriceRange) => ({ ...price, from: price.from * 10, to: price.to * 10 })
    const lines = {
      prices: Object.fromEntries(
        serviceCards.map(({ id }) => [id, { ...tenfold(defaultPrices[id]), timeline: '' }]),
      ),
      furtherPrices: Object.fromEntries(
        furtherLines.map(({ id }) => [id, { ...tenfold(defaultFurtherPrices[id]), says: '' }]),
      ),
    } as LinePrices
    const items = recommend(everyPlan[0]!, placeOf(everyPlan[0]!.location), lines)
    expect(items).toHaveLength(3)
    expect(items[0]!.reason).toContain('more than your budget at today’s prices')
  })

  test('landing pages agree with the price list and the prices of whole rooms', () => {
    const all: Partial<Record<PriceId, PriceRange>> = {}
    const { parts } = estimate(
      { ...defaultRequest, work: { ...defaultWork, lighting: 'circuits', plumbing: 'renewed' } },
      referencePrices,
    )
    for (const { id, line } of parts) if (Object.hasOwn(defaultPrices, id)) all[id as PriceId] = line
    expect(addRanges(Object.values(all))).toEqual(priceSum(defaultPrices))
    const much: WorkChoices = {
      ...defaultWork,
      layout: 'opened',
      cabinets: 'whole',
      floor: 'through',
      appliances: 'new',
      shower: 'large',
      vanity: 'double',
    }
    for (const room of ['kitchen', 'bathroom'] as const) {
      const { from } = newRoomRange(room, referencePrices)
      const { to } = wholeRange({ room, work: much }, referencePrices)
      const costs = sampleProjects
        .filter(({ projectType }) => projectType === room)
        .map(({ cost }) => Number(cost.replace(/\D/g, '')))
      const came = { from: Math.min(...costs), to: Math.max(...costs) }
      expect([room, within(came, { from, to })]).toEqual([room, true])
    }
  })

  test('a new room costs the same in the table by size and level, in its whole range and on /estimate', () => {
    for (const room of ['kitchen', 'bathroom'] as const) {
      const costs = newRoomCosts(room, referencePrices).flatMap(({ costs }) =>
        costs.map(({ range }) => range),
      )
      expect(costs).toHaveLength(9)
      expect({ from: costs[0]!.from, to: costs[8]!.to }).toEqual(newRoomRange(room, referencePrices))
      expect(costs[4]).toEqual(estimate({ ...defaultRequest, room }, referencePrices).total)
    }
  })

  test('a kitchen of the visualizer is estimated by its finishes: dearer ones never cost less', () => {
    const dearest = Object.fromEntries(
      surfaces.map((surface) => [surface, finishesOf(surface).sort((a, b) => b.cost.at - a.cost.at)[0]!.id]),
    ) as Choice
    const plainest = Object.fromEntries(
      surfaces.map((surface) => [surface, finishesOf(surface).sort((a, b) => a.cost.at - b.cost.at)[0]!.id]),
    ) as Choice
    const [low, some, high] = [plainest, startFor(), dearest].map(
      (choice) => roomCost(choice, referencePrices).total,
    )
    expect(notLess(some!, low!) && notLess(high!, some!)).toBe(true)
    expect(low).not.toEqual(high)
    const whole = wholeRange(
      {
        room: 'kitchen',
        work: onlyWork({ cabinets: 'replaced', counter: 'new', splash: 'tile', floor: 'room' }),
      },
      referencePrices,
    )
    expect(within(low!, whole) && within(high!, whole)).toBe(true)
  })
})

test('cabinets and island decide their line together, within what either costs, the cabinets more', () => {
  const levelOf = (cabinets: Finish, island: Finish) =>
    levelsOfDesign(choiceCode({ ...startFor(), cabinets: cabinets.id, island: island.id }))!.cabinets!
  const byCost = (surface: 'cabinets' | 'island') => finishesOf(surface).sort((a, b) => a.cost.at - b.cost.at)
  const [cabinets, islands] = [byCost('cabinets'), byCost('island')]
  for (const cabinet of cabinets)
    for (const island of islands) {
      const [least = 0, most = 0] = [cabinet.cost.at, island.cost.at].sort((a, b) => a - b)
      expect(levelOf(cabinet, island)).toBeGreaterThanOrEqual(least)
      expect(levelOf(cabinet, island)).toBeLessThanOrEqual(most)
    }
  expect(levelOf(cabinets.at(-1)!, islands[0]!)).toBeGreaterThan(levelOf(cabinets[0]!, islands.at(-1)!))
})

describe('the address', () => {
  const read = (query: string) => parseEstimate(new URLSearchParams(query), seedPlaces, levelsOfDesign)

  test('holds the whole request', () => {
    fc.assert(
      fc.property(requests, anyPrices, (request, lines) => {
        const back = parseEstimate(addressOf(request), seedPlaces, levelsOfDesign)
        expect(back.words).toEqual([])
        expect(estimateAddress(back.request)).toBe(estimateAddress(request))
        expect(estimate(back.request, lines)).toEqual(estimate(request, lines))
      }),
    )
  })

  test('of a usual request is short, and always names the room', () => {
    expect(estimateAddress(defaultRequest)).toBe('/estimate?room=kitchen')
    expect(read('')).toEqual({ request: { ...defaultRequest, finishes: undefined }, words: [] })
  })

  test('an unknown choice becomes the default, with a message', () => {
    const { request, words } = read(
      'room=castle&cabinets=gold&feet=9999&town=paris&design=sage_x&level=toString',
    )
    expect(estimateAddress(request)).toBe('/estimate?room=kitchen')
    expect(words).toEqual([
      '“castle” isn’t one of the choices. Room: Kitchen.',
      '“gold” isn’t one of the choices. Cabinets: Replaced.',
      '“toString” isn’t one of the choices. Finishes: Mid-range.',
      '“paris” isn’t one of the choices. We took no town.',
      '“sage_x” isn’t one of the choices. We took no kitchen of the visualizer.',
      '“9999” isn’t one of the choices. A room’s floor is 15 to 1,000 square feet; we took 150 for the kitchen.',
    ])
    expect(read(`cabinets=${'x'.repeat(900)}`).words[0]!.length).toBeLessThan(90)
  })

  test('a kitchen of the visualizer takes the place of the level where it has finishes', () => {
    const { request } = read(`room=kitchen&level=high&design=${choiceCode(startFor())}`)
    expect(Object.keys(request.finishes!)).toEqual(
      expect.arrayContaining(['cabinets', 'countertops', 'splash', 'floor']),
    )
    expect(estimateAddress(request)).toContain(`design=${choiceCode(startFor())}`)
  })

  test('holds the one that was kept as A beside it', () => {
    fc.assert(
      fc.property(requests, requests, (request, keptRequest) => {
        const params = new URLSearchParams(estimateAddress(request, keptRequest).split('?')[1])
        expect(estimateAddress(parseEstimate(params, seedPlaces, levelsOfDesign).request)).toBe(
          estimateAddress(request),
        )
        expect(estimateAddress(parseKept(params, seedPlaces, levelsOfDesign)!)).toBe(
          estimateAddress(keptRequest),
        )
      }),
    )
    expect(parseKept(new URLSearchParams('room=kitchen'), seedPlaces, levelsOfDesign)).toBeNull()
    const nothing = parseKept(new URLSearchParams('a=nonsense'), seedPlaces, levelsOfDesign)
    expect(estimateAddress(nothing!)).toBe('/estimate?room=kitchen')
  })

  test('a question about another room isn’t asked', () => {
    expect(questionsFor({ room: 'bathroom' })).not.toContain('cabinets')
    expect(questionsFor({ room: 'both' })).toEqual(workQuestionIds)
    expect(
      estimateAddress({ ...defaultRequest, room: 'bathroom', work: { ...defaultWork, cabinets: 'kept' } }),
    ).toBe('/estimate?room=bathroom')
  })
})

describe('the words', () => {
  const nyack = seedPlaces.find(({ slug }) => slug === 'nyack')!

  test('the costs that it doesn’t include fit the request', () => {
    const out = (part: Partial<EstimateRequest>) =>
      estimate({ ...defaultRequest, ...part }, referencePrices, nyack).notIncluded.join(' ')
    expect(out({})).toContain('Appliances')
    expect(out({})).toContain(nyack.permitAuthority)
    expect(out({ work: { ...defaultWork, appliances: 'new' } })).not.toContain('Appliances')
    expect(out({ room: 'bathroom' })).not.toContain('Appliances')
    expect(out({ work: { ...defaultWork, age: 'old' } })).not.toContain('older house')
    expect(out({ work: onlyWork({ cabinets: 'refaced', paint: 'done' }) })).not.toContain('Permit')
  })

  test('the text that goes along has every line, the sum and the address', () => {
    const answer = estimate({ ...defaultRequest, town: 'nyack' }, referencePrices, nyack)
    const text = estimateText({ ...defaultRequest, town: 'nyack' }, answer, 'https://example.com', nyack.name)
    for (const { title, range: part } of answer.parts)
      expect(text).toContain(`${title}: ${formatRange(part, '–')}`)
    expect(text).toContain(`Total: ${formatRange(answer.total, '–')}`)
    expect(text).toContain('https://example.com/estimate?room=kitchen&town=nyack')
    const compared = estimateText(defaultRequest, answer, 'https://example.com', '', {
      weeks: [{ room: 'Kitchen', says: 'About 2–4 weeks of work.' }],
      kept: { request: { ...defaultRequest, level: 'high' }, total: { from: 1_000, to: 2_000 } },
    })
    expect(compared).toContain('Time\nKitchen: About 2–4 weeks of work.')
    expect(compared).toContain('Compared with $1,000–$2,000 for A, a medium kitchen, high-end finishes')
    expect(compared).toMatch(/\?room=kitchen&a=room%3Dkitchen%26level%3Dhigh$/)
    expect(text.length).toBeLessThan(4_000)
  })

  test('the title of a shared one has its room, its town and its sum', () => {
    const total = { from: 27_600, to: 38_900 }
    expect(estimateTitle(defaultRequest, total, nyack.name)).toBe('Kitchen in Nyack: $27,600 to $38,900')
    expect(estimateTitle({ ...defaultRequest, room: 'bathroom' }, { from: 0, to: 0 })).toBe('Bathroom')
  })

  test('the longest text fits into a lead', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = estimate(request, referencePrices, nyack)
        expect(estimateText(request, answer, 'https://example.com', nyack.name).length).toBeLessThan(8_000)
      }),
    )
  })
})

describe('the cost of each answer', () => {
  test('is what the total grows by, and never less than nothing for more work', () => {
    fc.assert(
      fc.property(requests, anyPrices, (request, lines) => {
        const differenceOf = differencesFrom(request, lines)
        for (const id of questionsFor(request)) {
          const differences = Object.keys(questionOf(id).options).map((value) => {
            const change = { work: { ...request.work, [id]: value } }
            const { total } = estimate({ ...request, ...change }, lines)
            const now = estimate(request, lines).total
            const { from, to } = differenceOf(change)
            expect([from, to]).toEqual([total.from - now.from, total.to - now.to].sort((a, b) => a - b))
            if (value === request.work[id]) expect([from, to]).toEqual([0, 0])
            return from + to
          })
          expect(differences).toEqual(differences.toSorted((a, b) => a - b))
        }
      }),
      { numRuns: 25 },
    )
  })

  test.each([
    [{ from: 1_200, to: 1_900 }, '+$1,200 to +$1,900'],
    [{ from: 500, to: 500 }, '+$500'],
    [{ from: 0, to: 0 }, '+$0'],
    [{ from: -2_600, to: -900 }, '−$900 to −$2,600'],
    [{ from: -300, to: 400 }, '−$300 to +$400'],
  ])('%j reads %s', (difference, text) => expect(differenceText(difference)).toBe(text))
})

test('two estimates differ by the lines that only one has or that cost otherwise', () => {
  const answerOf = (work: Partial<WorkChoices>) =>
    estimate({ ...defaultRequest, work: { ...defaultWork, ...work } }, referencePrices)
  const whole = answerOf({ cabinets: 'whole', paint: 'own' })
  expect(differingLines(whole, whole)).toEqual([])
  const lines = differingLines(answerOf({}), whole)
  expect(lines.map(({ id }) => id)).toEqual(['cabinets', 'finishing', 'island'])
  expect(lines.map(({ ranges }) => ranges.map((part) => part !== null))).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ])
})

describe('weeks', () => {
  const guideWeeks = readWeeks(seedAreas.services)
  const said = (change: Partial<EstimateRequest>, weeks = guideWeeks) =>
    weeksOf({ ...defaultRequest, ...change }, weeks).map(({ says }) => says)
  const work = (change: Partial<WorkChoices>) => ({ work: { ...defaultWork, ...change } })

  test('are those of the services’ guides, by cabinets and by room', () => {
    const stone = ' Plus 1–2 weeks while the stone is cut.'
    const waits = 'About 2–4 weeks of work, after 5–7 weeks of waiting for cabinets.'
    expect(said({})).toEqual([waits + stone])
    expect(said(work({ counter: 'kept' }))).toEqual([waits])
    expect(said({ level: 'high' })[0]).toContain('after 8–12 weeks of waiting')
    expect(said({ level: 'simple' })).toEqual([`About 2–4 weeks of work.${stone}`])
    expect(said({ finishes: { cabinets: 1 } })[0]).toContain('8–12 weeks')
    expect(said({ room: 'bathroom' })).toEqual(['About 2–4 weeks of work.'])
    expect(said({ room: 'both' })).toHaveLength(2)
    expect(said(work({ cabinets: 'refaced' }))).toEqual([
      'Most kitchens are finished within a week, after 3–4 weeks of waiting for the doors.',
    ])
  })

  test('aren’t said of a part of a room, nor where a guide has none', () => {
    expect(said(work({ cabinets: 'kept' }))).toEqual([])
    expect(said({ room: 'bathroom', ...work({ shower: 'kept' }) })).toEqual([])
    expect(said({}, readWeeks([]))).toEqual([])
    const silent = readWeeks([
      { slug: 'kitchen-remodeling', guide: { timeline: '3-5 weeks on site', leadTimes: 'It depends.' } },
    ])
    expect(said({}, silent)).toEqual(['About 3–5 weeks of work.'])
  })
})

describe('payments', () => {
  const terms = {
    claim: 'Financing',
    months: 60,
    apr: '7.99',
    conditions: 'Through a lender, if you qualify.',
  }
  const total = { from: 20_000, to: 30_000 }

  test('are an example with amount, APR, term and down payment', () => {
    const { payments, says } = monthlyExample(total, terms)!
    expect(payments).toEqual({ from: 406, to: 609 })
    for (const part of [
      'Example',
      '7.99% annual percentage rate (APR)',
      'nothing down',
      '60 monthly payments',
      '$406',
      '$609',
    ])
      expect(says).toContain(part)
    expect(monthlyExample(total, { ...terms, apr: '0', months: 24 })!.payments).toEqual({
      from: 834,
      to: 1_250,
    })
  })

  test('are counted out only where all terms are set, and there is something to pay', () => {
    expect(monthlyExample(total, defaultProfile.financing)).toBeNull()
    for (const missing of [{ claim: '' }, { months: 0 }, { apr: '' }, { conditions: '' }])
      expect(monthlyExample(total, { ...terms, ...missing })).toBeNull()
    expect(monthlyExample({ from: 0, to: 0 }, terms)).toBeNull()
  })
})

test('every further line has a range, and a name and a sentence of its own', () => {
  const ids: FurtherId[] = furtherLines.map(({ id }) => id)
  expect(new Set([...ids, ...serviceCards.map(({ id }) => id)]).size).toBe(ids.length + serviceCards.length)
  for (const { price, says } of furtherLines) {
    expect(price.from).toBeLessThan(price.to)
    expect(says).toMatch(/^[A-Z].*\.$/)
  }
  for (const room of ['kitchen', 'bathroom'] as const) {
    const { small, medium, large } = roomSizes[room]
    expect(small.feet < medium.feet && medium.feet < large.feet).toBe(true)
  }
})
