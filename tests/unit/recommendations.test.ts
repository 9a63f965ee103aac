import { serviceCards } from '@/lib/business/prices'
import { questionOf, workQuestionIds } from '@/lib/business/estimate-choices'
import { getTown } from '@/lib/business/towns'
import { seedPlaces } from '@/lib/content/area-seed'
import { requireTownNotes } from '@/lib/content/town-notes'
import { budgetBrackets, longestWaits } from '@/lib/recommendations/rules'
import { plans } from '@/lib/content/recommendations/plans'
import { choosePlan, recommend } from '@/lib/recommendations/engine'
import { ageLines, homes, localLines } from '@/lib/content/recommendations/local-lines'
import { isHouseholdTopic } from '@/lib/content/town-notes/topics'
import { addRanges, formatRange, parseRange, type PriceRange } from '@/lib/business/money'
import { maximumPlanText, planText } from '@/lib/recommendations/plan-text'
import {
  priorities,
  budgetOptions,
  locationOptions,
  locationsIn,
  optionLabel,
  projectTypeOptions,
  timelineOptions,
  type Timeline,
} from '@/lib/business/recommendation-choices'
import { workKinds, works, type Work, type WorkKind } from '@/lib/content/recommendations/works'
import {
  recommendationMessages,
  recommendationSchema,
  type RecommendationItem,
  type RecommendationRequest,
} from '@/lib/schemas/recommendations'

const placeOf = (slug: string) => seedPlaces.find((place) => place.slug === slug)!

type Combination = { name: string; request: RecommendationRequest; items: RecommendationItem[] }

const combinations: Combination[] = projectTypeOptions.flatMap(({ value: projectType }) =>
  budgetOptions.flatMap(({ value: budget }) =>
    locationOptions.flatMap(({ value: location }) =>
      timelineOptions.map(({ value: timeline }) => {
        const request = { projectType, budget, location, timeline }
        return {
          name: Object.values(request).join(' | '),
          request,
          items: recommend(request, placeOf(location)),
        }
      }),
    ),
  ),
)

const catalogue: [string, Work][] = Object.entries(works)
const workOf = new Map(catalogue.map(([, work]) => [work.title, work]))
const drawn: readonly WorkKind[] = ['k-measure', 'k-design', 'k-fit', 'b-measure', 'b-design']

/** Checks all 288 combinations and names those that fail, with what was wrong. */
function everyCombination(problem: (combination: Combination) => string | false | null | undefined) {
  const failures = combinations.flatMap((combination) => {
    const fault = problem(combination)
    return fault ? [`${combination.name}: ${fault}`] : []
  })
  expect(failures).toEqual([])
}

/** The same for every single step of them. */
function everyItem(
  problem: (item: RecommendationItem, at: Combination, index: number) => string | false | null,
) {
  everyCombination((combination) =>
    combination.items
      .map((item, index) => {
        const fault = problem(item, combination, index)
        return fault ? `"${item.title}": ${fault}` : ''
      })
      .filter(Boolean)
      .join('; '),
  )
}

/** Pairs of combinations that differ in one field only. */
function pairsBy(field: keyof Omit<RecommendationRequest, 'preferences'>): [Combination, Combination][] {
  const groups = new Map<string, Combination[]>()
  for (const combination of combinations) {
    const key = JSON.stringify({ ...combination.request, [field]: null })
    groups.set(key, [...(groups.get(key) ?? []), combination])
  }
  return [...groups.values()].flatMap((group) =>
    group.flatMap((first, index) =>
      group.slice(index + 1).map((second): [Combination, Combination] => [first, second]),
    ),
  )
}

/** The start in words, as it appears in every reason. */
const startWords: Record<Timeline, string> = {
  asap: 'as soon as possible',
  '1-3months': '1-3 months',
  '3-6months': '3-6 months',
  planning: 'planning',
}

function range(item: RecommendationItem): PriceRange {
  return parseRange(item.priceRange) ?? { from: NaN, to: NaN }
}

function total(items: RecommendationItem[]): PriceRange {
  return addRanges(items.map(range))
}

function townOf({ request }: Combination) {
  const town = getTown(request.location)
  if (!town) throw new Error(`no town ${request.location}`)
  return town
}

/** An office without what stands in brackets behind its name. */
const officeOf = (combination: Combination) => townOf(combination).permitAuthority.replace(/ \(.*\)$/, '')

const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+(?=[A-Z$])/)
const allTexts = ({ items }: Combination) =>
  items.flatMap((item) => [item.title, item.description, item.reason])

describe('the shape of a plan', () => {
  test('there are 288 combinations', () => {
    expect(new Set(combinations.map(({ name }) => name)).size).toBe(288)
  })

  test('a plan has three to seven steps', () => {
    everyCombination(({ items }) => (items.length < 3 || items.length > 7) && `${items.length} steps`)
  })

  test('every field of every step is filled in', () => {
    everyItem((item) =>
      Object.values(item).some((value) => value.trim() === '') || Object.keys(item).length !== 6
        ? JSON.stringify(item)
        : null,
    )
  })

  test('no step comes twice', () => {
    everyCombination(
      ({ items }) => new Set(items.map(({ title }) => title)).size !== items.length && 'a title twice',
    )
  })

  test('the most important come first: high, then medium, then other', () => {
    everyCombination(({ items }) => {
      const order = items.map(({ priority }) => priorities.indexOf(priority))
      return (
        (order.includes(-1) || order.some((rank, index) => rank < (order[index - 1] ?? 0))) && order.join()
      )
    })
  })

  test('at least one step is high and at least one is not', () => {
    everyCombination(({ items }) => {
      const high = items.filter(({ priority }) => priority === 'high').length
      return (high === 0 || high === items.length || items[0]?.priority !== 'high') && `${high} high`
    })
  })

  test('each room asked for is in the plan, and no other', () => {
    everyCombination(({ items, request }) => {
      const kinds = items.flatMap(({ title }) => workOf.get(title)?.kinds ?? [])
      const kitchen = kinds.some((kind) => kind.startsWith('k-'))
      const bath = kinds.some((kind) => kind.startsWith('b-'))
      return (
        (kitchen !== (request.projectType !== 'bathroom') || bath !== (request.projectType !== 'kitchen')) &&
        kinds.join()
      )
    })
  })

  test('a whole room gets its core: cabinets and counter, or wet wall and vanity', () => {
    everyCombination(({ items, request }) => {
      const kinds = new Set(items.flatMap(({ title }) => workOf.get(title)?.kinds ?? []))
      const kitchen =
        (['k-cabinets', 'k-reface', 'k-swap'] as const).some((kind) => kinds.has(kind)) &&
        kinds.has('k-counter')
      const bath = kinds.has('b-vanity') && (kinds.has('b-shower') || request.budget === '8000-25000')
      if (request.projectType !== 'bathroom' && !kitchen) return 'no cabinets or counter'
      return request.projectType !== 'kitchen' && !bath && 'no wet wall or vanity'
    })
  })

  test('the same request gives the same plan, and a caller who changes it changes no other', () => {
    everyCombination(({ request, items }) => {
      const again = recommend({ ...request, preferences: { ...request } }, placeOf(request.location))
      if (JSON.stringify(again) !== JSON.stringify(items)) return 'differs'
      for (const item of again) item.reason = 'changed'
      return (
        JSON.stringify(recommend(request, placeOf(request.location))) !== JSON.stringify(items) &&
        'shares state'
      )
    })
  })

  test('a plan and the list of towns say what the place says now', () => {
    const { request } = combinations.find((candidate) => candidate.request.location === 'nyack')!
    const nyack = placeOf('nyack')
    const renamed = {
      ...nyack,
      name: 'Old Nyack',
      permitAuthority: 'Old Nyack Building Office',
      notes: { ...nyack.notes, watch: [] },
    }
    const said = recommend(request, renamed)
      .map(({ reason }) => reason)
      .join(' ')
    expect(said).toContain('Old Nyack')
    expect(said).not.toContain(nyack.permitAuthority)
    for (const { note } of nyack.notes.watch) expect(said).not.toContain(sentencesOf(note)[0])
    expect(locationsIn(seedPlaces)).toEqual(locationOptions)
    expect(locationsIn([renamed])).toEqual([{ value: 'nyack', label: 'Old Nyack' }])
  })

  test('the request is left as it was', () => {
    const request = Object.freeze({ ...combinations[0]!.request })
    expect(() => recommend(request, placeOf(request.location))).not.toThrow()
  })
})

describe('money', () => {
  test('the brackets are the figures of the options, with a tenth in reserve or twice the start as the limit', () => {
    for (const { value } of budgetOptions) {
      const [floor, ceiling] = value.replace('+', '').split('-').map(Number)
      const limit = ceiling === undefined ? 2 * floor! : 0.9 * ceiling
      expect(budgetBrackets[value]).toEqual({ floor, ceiling: ceiling ?? null, limit })
    }
  })

  test('price ranges read like $9,000-$14,000, low end first', () => {
    everyItem(({ priceRange }) => {
      const { from, to } = /^\$\d{1,3}(,\d{3})?-\$\d{1,3}(,\d{3})?$/.test(priceRange)
        ? parseRange(priceRange)!
        : { from: 1, to: 0 }
      return from >= to || from <= 0 ? priceRange : null
    })
  })

  test('no step reaches above the budget', () => {
    everyItem((item, { request }) => {
      const { ceiling, limit } = budgetBrackets[request.budget]
      return range(item).to > (ceiling ?? limit) ? item.priceRange : null
    })
  })

  test('the low ends add up to the lower bound of the budget or more', () => {
    everyCombination(({ items, request }) => {
      const { from: low } = total(items)
      return !(low >= budgetBrackets[request.budget].floor) && `${low}`
    })
  })

  test('the high ends stay a tenth under the budget, or below twice its start where it is open', () => {
    everyCombination(({ items, request }) => {
      const { ceiling, floor, limit } = budgetBrackets[request.budget]
      const { to: high } = total(items)
      return !(high <= (ceiling === null ? 2 * floor : 0.9 * ceiling) && high <= limit) && `${high}`
    })
  })

  test('a plan uses the budget: its high ends reach past the middle of the bracket, or well past $75,000', () => {
    everyCombination(({ items, request }) => {
      const { floor, ceiling } = budgetBrackets[request.budget]
      const { to: high } = total(items)
      return high < (ceiling === null ? 1.3 * floor : 0.6 * ceiling) && `${high}`
    })
  })

  test('the first reason says what the steps come to', () => {
    everyCombination(({ items }) => {
      const sum = formatRange(total(items))
      return !items[0]?.reason.includes(sum) && `not ${sum}`
    })
  })

  test('two budgets never get the same prices', () => {
    for (const [one, other] of pairsBy('budget')) {
      const shared = one.items.filter(({ title, priceRange }) =>
        other.items.some((item) => item.title === title && item.priceRange === priceRange),
      )
      expect([one.name, shared]).toEqual([one.name, []])
    }
  })

  test('the town moves a total by no more than $1,000', () => {
    for (const [one, other] of pairsBy('location')) {
      const gap = Math.abs(total(one.items).to - total(other.items).to)
      expect([one.name, other.name, gap > 1_000 ? gap : 0]).toEqual([one.name, other.name, 0])
    }
  })
})

describe('the published price list', () => {
  const days = (text: string): number[] => {
    const [, low, high, unit] = /^(\d+)(?:[-–](\d+))? (day|week)s?$/.exec(text) ?? []
    return [Number(low), Number(high ?? low)].map((count) => (unit === 'week' ? count * 7 : count))
  }
  /** The entries of the list that a work takes, where it takes nothing else. */
  const published = (work: Work) => {
    const lines = workQuestionIds.flatMap((id) => {
      const answer = work.asks[id]
      return answer ? (questionOf(id).options[answer]?.takes ?? []).map(({ line }) => line) : []
    })
    const cards = serviceCards.filter(({ id }) => lines.includes(id))
    const further = lines.filter((line) => !serviceCards.some(({ id }) => id === line))
    const isKitchens = further.every((line) => line === 'bath-design')
    return isKitchens && !work.kinds.some((kind) => /^b-(measure|design)/.test(kind)) ? cards : []
  }

  test('the six services of the list are all used', () => {
    const used = new Set(catalogue.flatMap(([, work]) => published(work).map(({ title }) => title)))
    expect([...used].sort()).toEqual(serviceCards.map(({ title }) => title).sort())
  })

  test('the same work is priced inside the list, in every plan', () => {
    everyItem(({ title, priceRange }) => {
      const cards = published(workOf.get(title)!)
      if (cards.length === 0) return null
      const { from: low, to: high } = addRanges(cards.map(({ price }) => price))
      const least = Math.min(...cards.map(({ price }) => price.from))
      const { from, to } = parseRange(priceRange)!
      return from < (cards.length === 1 ? low : least) || to > high
        ? `${priceRange}, published ${low} to ${high}`
        : null
    })
  })

  test('the same work takes the published time, or less', () => {
    for (const [id, work] of catalogue) {
      const cards = published(work)
      if (cards.length === 0) continue
      const longest = cards.reduce((sum, card) => sum + days(card.timeline)[1]!, 0)
      expect([id, days(work.site)[1]! <= longest]).toEqual([id, true])
    }
  })
})

describe('the town', () => {
  test('every reason names the town', () => {
    everyItem(({ reason }, at) => (reason.includes(townOf(at).name) ? null : reason))
  })

  test('no reason names another of the eight towns', () => {
    everyItem(({ reason }, at) => {
      const otherLocations = locationOptions.filter(({ value }) => value !== at.request.location)
      return otherLocations.map(({ label }) => label).find((label) => reason.includes(label)) ?? null
    })
  })

  test('every step that needs a permit names the office it comes from', () => {
    let permits = 0
    everyItem(({ title, reason }, at) => {
      if (!workOf.get(title)?.permit) return null
      permits += 1
      return reason.includes(officeOf(at)) ? null : reason
    })
    expect(permits).toBeGreaterThan(288)
  })

  test('every plan names the office in full once', () => {
    everyCombination((at) => {
      const times = at.items.filter(({ reason }) =>
        reason.includes(`the ${townOf(at).permitAuthority}.`),
      ).length
      return officeOf(at) === townOf(at).permitAuthority
        ? times === 0 && 'not named'
        : times !== 1 && `in full ${times} times`
    })
  })

  test('every reason speaks of the houses there: a note of the town, or the age of its houses', () => {
    everyItem(({ reason }, at) => {
      const { location } = at.request
      const notes = requireTownNotes(location).watch.flatMap(({ note }) => sentencesOf(note))
      const ownLines = localLines[location]
        .flatMap(({ say }) => sentencesOf(say))
        .filter((say) => !say.includes('{'))
      return [...notes, ...ownLines, ...homes[location]].some((text) => reason.includes(text)) ? null : reason
    })
  })

  test('every plan brings in at least one of the notes of the town, word for word', () => {
    everyCombination(({ items, request }) => {
      const notes = requireTownNotes(request.location).watch.flatMap(({ note }) => sentencesOf(note))
      return !items.some(({ reason }) => notes.some((note) => reason.includes(note))) && 'none'
    })
  })

  describe('compared with another', () => {
    const unnamed = (at: Combination, alsoHomes: boolean) =>
      at.items.map(({ reason }) => {
        const names = [townOf(at).permitAuthority, officeOf(at), townOf(at).name]
        const phrases = alsoHomes ? [...homes[at.request.location]] : []
        return [...phrases, ...names]
          .sort((a, b) => b.length - a.length)
          .reduce((text, name) => text.replaceAll(name, 'X'), reason)
      })
    const changed = (one: Combination, other: Combination, alsoHomes: boolean) => {
      const knownNames = unnamed(one, alsoHomes)
      return unnamed(other, alsoHomes).filter((reason) => !knownNames.includes(reason)).length
    }

    test('every reason differs, with the names of town and office taken out', () => {
      for (const [one, other] of pairsBy('location'))
        expect([one.name, other.name, changed(one, other, false)]).toEqual([
          one.name,
          other.name,
          other.items.length,
        ])
    })

    test('two or more differ in what they say, with the names of the houses taken out as well', () => {
      for (const [one, other] of pairsBy('location'))
        expect([one.name, other.name, Math.min(2, changed(one, other, true))]).toEqual([
          one.name,
          other.name,
          2,
        ])
    })
  })

  test('a town with a record of damp gets porcelain on a new kitchen floor, and the reason says why', () => {
    let floors = 0
    everyItem(({ title, reason }, { request }) => {
      if (!/kitchen floor/i.test(title)) return null
      floors += 1
      const damp = requireTownNotes(request.location).watch.some(
        ({ topic }) => topic === 'flood-zone-or-damp',
      )
      if (damp !== title.startsWith('Porcelain')) return damp ? 'no porcelain' : 'porcelain'
      return damp && !/flood|water|damp|dries/.test(reason) ? reason : null
    })
    expect(floors).toBeGreaterThan(50)
  })

  test('a town of plaster walls gets them mended, where walls are finished as a step of their own', () => {
    everyItem(({ title }, { request }) => {
      if (!/paint/i.test(title) || /floor|glass/i.test(title)) return null
      const plaster = requireTownNotes(request.location).watch.some(
        ({ topic }) => topic === 'plaster-and-lath',
      )
      return plaster === /plaster/i.test(title) ? null : `plaster: ${plaster}`
    })
  })

  test('no answer is about the people of a house, and no text mentions them', () => {
    for (const choice of Object.values(plans)
      .flatMap((byBudget) => Object.values(byBudget).flat())
      .flatMap(({ choices }) => choices))
      expect(choice.topics?.filter((topic) => isHouseholdTopic(topic)) ?? []).toEqual([])
    for (const lines of Object.values(localLines))
      expect(lines.filter(({ topic }) => isHouseholdTopic(topic))).toEqual([])
    everyItem(
      ({ reason }) =>
        /kosher|meat|dairy|rabbi|passover|jewish|orthodox|irish|generation|household|(?<!two-|multi)family/i.exec(
          reason,
        )?.[0] ?? null,
    )
  })

  test('every town is asked the same about how it cooks, where a kitchen is drawn', () => {
    everyItem(({ title, description }) => {
      const kitchen = workOf
        .get(title)
        ?.kinds.some((kind) => ['k-measure', 'k-design', 'k-fit'].includes(kind))
      return Boolean(kitchen) === description.includes('one sink or two, a kosher layout, a long table')
        ? null
        : description
    })
  })
})

describe('the budget and the start', () => {
  test('every reason names the budget: in figures where it decides the most', () => {
    everyItem(({ reason, priority }, { request }) => {
      const words = priority === 'high' ? optionLabel(budgetOptions, request.budget) : 'your budget'
      return reason.toLowerCase().includes(words) ? null : reason
    })
  })

  test('every reason names the start that was chosen, and no other', () => {
    everyItem(({ reason }, { request }) => {
      const wrong = timelineOptions.find(
        ({ value }) => reason.toLowerCase().includes(startWords[value]) !== (value === request.timeline),
      )
      return wrong ? `${wrong.value}: ${reason}` : null
    })
  })

  test('a lead time is named in the reason and in the timeline of its step', () => {
    let orders = 0
    everyItem(({ title, reason, timeline }) => {
      const { order, site } = workOf.get(title)!
      if (!order) return timeline === site ? null : timeline
      orders += 1
      const { from, to } = order.weeks
      const lead = from === to ? `${to} week` : `${from}-${to} weeks`
      return reason.includes(lead) && timeline.includes(lead) && timeline.startsWith(site)
        ? null
        : `${lead}: ${reason}`
    })
    expect(orders).toBeGreaterThan(288)
  })

  test('nothing is ordered that takes longer than the start allows', () => {
    everyItem(({ title }, { request }) => {
      const weeks = workOf.get(title)?.order?.weeks.to ?? 0
      return weeks > longestWaits[request.timeline] ? `${weeks} weeks` : null
    })
  })

  test('as soon as possible means stock: no custom cabinets, no wait over three weeks', () => {
    everyCombination(({ items, request }) => {
      if (request.timeline !== 'asap') return null
      if (items.some(({ title }) => /custom/i.test(title))) return 'custom work'
      return !items.some(({ title }) => /stock|quick-ship/i.test(title)) && 'nothing from stock'
    })
  })

  test('a stock product is named with the weeks that the other would have taken', () => {
    everyCombination(({ items, request }) => {
      if (request.timeline !== 'asap' || request.projectType !== 'kitchen') return null
      return !items.some(({ reason }) => /would (wait|take) \d+-\d+ weeks/.test(reason)) && 'not said'
    })
  })

  test('custom cabinets are offered where the budget and the start allow them, and only there', () => {
    everyCombination(({ items, request }) => {
      const custom = items.some(({ title }) => title.startsWith('Custom'))
      const expected = request.budget === '75000+' && ['3-6months', 'planning'].includes(request.timeline)
      return custom !== expected && `custom: ${custom}`
    })
  })

  test('planning starts with a drawing', () => {
    everyCombination(({ items, request }) => {
      const first = workOf.get(items[0]?.title ?? '')
      return (
        request.timeline === 'planning' &&
        !first?.kinds.every((kind) => drawn.includes(kind)) &&
        items[0]?.title
      )
    })
  })

  test('two starts get different reasons throughout', () => {
    for (const [one, other] of pairsBy('timeline')) {
      const firstReasons = one.items.map(({ reason }) => reason)
      const same = other.items.filter(({ reason }) => firstReasons.includes(reason)).map(({ title }) => title)
      expect([one.name, other.name, same]).toEqual([one.name, other.name, []])
    }
  })

  test('starting at once and starting later are different plans, not only different words', () => {
    const titles = ({ items }: Combination) => items.map(({ title }) => title).join()
    for (const [one, other] of pairsBy('timeline'))
      if (one.request.timeline === 'asap')
        expect([one.name, titles(one)]).not.toEqual([one.name, titles(other)])
  })

  test('a moved wall is not promised to someone who starts at once or has a small budget', () => {
    everyItem(({ title }, { request }) =>
      workOf.get(title)?.permit === 'building' && (request.timeline === 'asap' || request.budget !== '75000+')
        ? 'a wall'
        : null,
    )
  })
})

describe('the copy', () => {
  test('nothing is left unfilled, doubled or cut off', () => {
    everyItem((item) => {
      const texts = Object.values(item).join(' | ')
      const match = /[{}]|undefined|NaN| {2}|\.\.| \.|,,|\b(\w+) \1\b|same your|\$\$/.exec(texts)
      return match ? `${match[0]} in ${texts}` : null
    })
  })

  test('reasons and descriptions are whole sentences that begin with a capital or a figure', () => {
    everyItem(({ description, reason }) => {
      const bad = [description, reason].find((text) => !/^[A-Z$\d].*\.$/.test(text))
      if (bad) return bad
      return sentencesOf(reason).find((sentence) => !/^[A-Z$]/.test(sentence)) ?? null
    })
  })

  test('no sentence comes twice in a plan, filings with the permit office aside', () => {
    everyCombination((at) => {
      const sentences = at.items
        .flatMap(({ reason }) => sentencesOf(reason))
        .filter((text) => !text.includes(officeOf(at)))
      return sentences.find((sentence, index) => sentences.indexOf(sentence) !== index)
    })
  })

  test('no exclamation marks, dashes or emoji', () => {
    everyCombination((at) => allTexts(at).find((text) => /[!–—]|\p{Extended_Pictographic}/u.test(text)))
  })

  test('no superlatives, guarantees or claims that cannot be shown', () => {
    everyCombination((at) =>
      allTexts(at).find((text) =>
        /\b(best|finest|perfect|stunning|dream|guarantee\w*|unbeatable|amazing|luxur\w+|for free)\b/i.test(
          text,
        ),
      ),
    )
  })

  test('American spelling', () => {
    everyCombination((at) =>
      allTexts(at).find((text) =>
        /\b(colour|centre|licence|grey|mould|plough|metre|moulding|levelled|levelling|favour)/i.test(text),
      ),
    )
  })

  test('texts stay short enough to be read on a phone', () => {
    everyItem(({ title, description, reason, timeline }) =>
      title.length > 65 || description.length > 190 || reason.length > 650 || timeline.length > 60
        ? `${title.length}, ${description.length}, ${reason.length}, ${timeline.length}`
        : null,
    )
    const lengths = combinations.flatMap(({ items }) => items.map(({ reason }) => reason.length))
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(420)
  })
})

describe('the catalogue', () => {
  test('titles tell works apart', () => {
    expect(workOf.size).toBe(catalogue.length)
  })

  test('every work, every choice and every kind of work is used', () => {
    const used = new Set(
      combinations.flatMap(({ request }) =>
        choosePlan(request, placeOf(request.location)).map(({ choice }) => choice),
      ),
    )
    const offered = Object.values(plans)
      .flatMap((byBudget) => Object.values(byBudget).flat())
      .flatMap(({ choices }) => choices)
    expect(offered.filter((choice) => !used.has(choice)).map(({ work, why }) => [work, why])).toEqual([])
    expect(catalogue.filter(([id]) => !offered.some(({ work }) => work === id)).map(([id]) => id)).toEqual([])
    const kinds = new Set(catalogue.flatMap(([, work]) => work.kinds))
    expect(workKinds.filter((kind) => !kinds.has(kind))).toEqual([])
    expect(Object.keys(ageLines).sort()).toEqual([...workKinds].sort())
  })

  test('a local line rests on a note that its town has', () => {
    for (const { value } of locationOptions) {
      const topics = requireTownNotes(value).watch.map(({ topic }) => topic)
      for (const line of localLines[value])
        expect([value, topics]).toEqual([value, expect.arrayContaining([line.topic])])
    }
  })

  test('every note on houses is brought in somewhere', () => {
    for (const { value } of locationOptions) {
      const reasons = combinations
        .filter(({ request }) => request.location === value)
        .flatMap(({ items }) => items.map(({ reason }) => reason))
      const unused = requireTownNotes(value).watch.filter(
        ({ topic, note }) =>
          !isHouseholdTopic(topic) &&
          !reasons.some((reason) => sentencesOf(note).some((sentence) => reason.includes(sentence))) &&
          !localLines[value].some(
            (line) => line.topic === topic && reasons.some((reason) => reason.includes(line.say)),
          ),
      )
      expect([value, unused.map(({ topic }) => topic)]).toEqual([value, []])
    }
  })
})

describe('the plan as text', () => {
  test('it says what was chosen, each step with price, time and reason, and the total', () => {
    everyCombination(({ request, items }) => {
      const text = planText(request, items, locationOptions)
      const needed = [
        optionLabel(projectTypeOptions, request.projectType),
        optionLabel(locationOptions, request.location),
        optionLabel(budgetOptions, request.budget),
        optionLabel(timelineOptions, request.timeline),
        ...items.flatMap((item, index) => [
          `${index + 1}. ${item.title}`,
          item.priceRange,
          item.timeline,
          item.reason,
        ]),
        `Total: ${formatRange(total(items))}`,
      ]
      return needed.find((part) => !text.includes(part))
    })
  })

  test('it stays within 4,000 characters', () => {
    expect(maximumPlanText).toBe(4_000)
    everyCombination(({ request, items }) => {
      const { length } = planText(request, items, locationOptions)
      return length > 4_000 && `${length}`
    })
  })

  test('a plan that is too long loses descriptions first, then steps from the end, never the total', () => {
    const { request, items } = combinations[0]!
    const text = planText(request, [...items, ...items, ...items], locationOptions)
    expect(text.length).toBeLessThanOrEqual(maximumPlanText)
    expect(text).toContain(items[0]!.reason)
    expect(text).not.toContain(items[0]!.description)
    expect(text).toMatch(/Total: \$/)
    expect(planText(request, items, locationOptions)).toContain(items[0]!.description)
  })

  test('it is plain text', () => {
    everyCombination(
      ({ request, items }) => /[<>*#\t\r]/.exec(planText(request, items, locationOptions))?.[0],
    )
  })

  test('without steps it still says what was chosen', () => {
    expect(planText(combinations[0]!.request, [], locationOptions)).toBe(
      'Smart Recommendations\nKitchen Remodel in New City\nBudget: $8,000-$25,000\nStart: As soon as possible',
    )
  })
})

describe('the input', () => {
  const valid = combinations[0]!.request
  const messages = (input: unknown) => {
    const result = recommendationSchema.safeParse(input)
    return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message])
  }

  test('all combinations are taken, with and without preferences', () => {
    everyCombination(({ request }) => {
      const plain = recommendationSchema.safeParse(request)
      const full = recommendationSchema.safeParse({ ...request, preferences: request })
      return (!plain.success || !full.success) && 'refused'
    })
  })

  test('the options are those of the specification, and the town labels are the towns’ names', () => {
    expect(projectTypeOptions.map(({ label }) => label)).toEqual([
      'Kitchen Remodel',
      'Bathroom Renovation',
      'Both Kitchen & Bath',
    ])
    expect(budgetOptions.map(({ value }) => value)).toEqual(['8000-25000', '25000-75000', '75000+'])
    expect(timelineOptions.map(({ value }) => value)).toEqual(['asap', '1-3months', '3-6months', 'planning'])
    expect(locationOptions).toHaveLength(8)
    for (const { value, label } of locationOptions) expect(getTown(value)?.name).toBe(label)
  })

  test.each(['projectType', 'budget', 'location', 'timeline'] as const)(
    'a wrong, missing or malformed %s is answered with what to do',
    (field) => {
      const { [field]: _, ...without } = valid
      for (const input of [
        { ...valid, [field]: 'castle' },
        without,
        { ...valid, [field]: 5 },
        { ...valid, [field]: null },
        { ...valid, [field]: '' },
      ])
        expect(messages(input)).toEqual([[field, recommendationMessages[field]]])
      expect(recommendationMessages[field]).toMatch(/^Choose .+\.$/)
    },
  )

  test('several mistakes are all named', () => {
    expect(messages({}).map(([path]) => path)).toEqual(['projectType', 'budget', 'location', 'timeline'])
  })

  test('preferences are checked', () => {
    expect(messages({ ...valid, preferences: { ...valid, budget: '1' } })).toEqual([
      ['preferences.budget', recommendationMessages.budget],
    ])
    expect(messages({ ...valid, preferences: 'none' })).toEqual([
      ['preferences', recommendationMessages.preferences],
    ])
  })

  test('a body that is no object is answered, and unknown fields are dropped', () => {
    for (const input of [null, 'kitchen', 3, []])
      expect(messages(input)).toEqual([['', recommendationMessages.body]])
    expect(recommendationSchema.parse({ ...valid, extra: 1 })).toEqual(valid)
  })

  test('messages name every choice', () => {
    for (const { label } of projectTypeOptions) expect(recommendationMessages.projectType).toContain(label)
    for (const { label } of budgetOptions) expect(recommendationMessages.budget).toContain(label)
    for (const { label } of timelineOptions)
      expect(recommendationMessages.timeline.toLowerCase()).toContain(label.toLowerCase())
  })

  test('an unknown label is an error, not a guess', () => {
    expect(() => optionLabel(budgetOptions, '5')).toThrow('no option 5')
  })
})
