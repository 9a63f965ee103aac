import { formatRange } from '@/lib/business/money'
import { priceSum, serviceCards } from '@/lib/business/prices'
import { defaultProfile } from '@/lib/business/profile'
import { services } from '@/lib/business/services'
import { requireTown, towns, townshipNames } from '@/lib/business/towns'
import { kindQuestionsOf, passagesOf } from '@/lib/content/house-kinds'
import { houseKinds, type HouseKind } from '@/lib/content/house-kinds/kinds'
import { getTownWords } from '@/lib/content/own-words'
import { guides } from '@/lib/content/service-guides'
import { townPages } from '@/lib/content/town-pages'
import noteRows from '@/lib/content/town-notes/town-notes.json'
import { topics } from '@/lib/content/town-notes/topics'
import { landingContent, landingText } from '@/lib/landing/content'
import { maskedWords, measurePages } from '@/lib/landing/gate'
import { contentPages } from '@/lib/landing/indexable'
import { seedAreas, seedCopyOf } from '@/lib/content/area-seed'
import { populationText } from '@/lib/landing/town-facts'

const pages = seedAreas.places.flatMap((town) =>
  seedAreas.services.map((service) => {
    const words = seedCopyOf(town.slug, service.slug)
    const content = landingContent({ place: town, service, copy: words, areas: seedAreas }, defaultProfile)
    return { town, service, content, text: landingText(content) }
  }),
)

function requirePage(townSlug: string, serviceSlug: string) {
  const page = pages.find(({ town, service }) => town.slug === townSlug && service.slug === serviceSlug)
  if (!page) throw new Error(`${townSlug}/${serviceSlug}`)
  return page
}

test('all 376 pages compose, each with every part filled', () => {
  expect(pages).toHaveLength(376)
  for (const { town, service, content } of pages) {
    expect(content.hero.headline).toBe(`${service.name} in ${town.name}`)
    expect(content.own?.parts.length).toBeGreaterThanOrEqual(2)
    expect(content.description).not.toBe('')
    expect([2, 3]).toContain(content.houses.items.length)
    expect(content.permits.text.length).toBeGreaterThan(40)
    expect(content.process.steps).toHaveLength(service.features.length)
    expect(content.nearby.map(({ slug }) => slug)).toEqual(town.nearby)
    expect(content.otherServices).toHaveLength(services.length - 1)
    for (const { text } of content.houses.items) expect(text.length).toBeGreaterThan(20)
    expect(content.price.times.map(({ value }) => value.length > 3)).toEqual([true, true, true])
    const isLittleKnown = town.notes.confidence === 'low'
    expect(content.whyChoose.rows).toHaveLength(isLittleKnown ? 0 : 4)
    expect(content.questions).toHaveLength(isLittleKnown ? 2 : 3)
    for (const { question, answer } of content.questions) {
      expect(question).toMatch(/\?$/)
      expect(answer.length).toBeGreaterThan(100)
    }
  }
})

test('no placeholder, markup or undefined value is left in a text', () => {
  for (const { text } of pages)
    expect(text).not.toMatch(/[{}<>]|undefined|null|NaN|\[object|TODO|\s,|\.\.| {2}/)
})

test('no banned words: no superlatives, no filler, no exclamation marks, American words', () => {
  const banned =
    /!|\b(finest|perfect(ly)?|stunning|dreams?|luxur\w+|seamless\w*|elevate\w*|premier|unparalleled|world-class|state-of-the-art|amazing|gorgeous|unique\w*|passion\w*|nestled|boasts?|vibrant|bustling|look no further|whether you're|one-stop|colours?|grey|centre|favourite|dearer|licence|kerb|tyres?|worktops?|larders?|panelled|made good|skirting|whilst)\b/i
  expect(
    pages.flatMap(({ town, service, text }) => {
      const bannedWord = banned.exec(text)?.[0]
      return bannedWord ? [`${town.slug}/${service.slug}: ${bannedWord}`] : []
    }),
  ).toEqual([])
})

test('the facts stand on the page word for word', () => {
  for (const { town, content } of pages) {
    const value = (label: string) => content.facts.find((fact) => fact.label === label)?.value
    expect(value('Township')).toContain(townshipNames[town.township])
    expect(value('ZIP code')).toBe(town.zip)
    expect(value('Permits')).toBe(town.permitAuthority)
    expect(content.permits.office).toBe(town.permitAuthority)
    const minutes = Math.ceil((town.drive! * 3) / 5) * 5
    if (town.drive) expect(value('From us')).toMatch(new RegExp(`^About ${minutes} minutes by car`))
    else expect(value('From us')).not.toMatch(/minutes/)
  }
})

describe('population', () => {
  test('a census figure names its census', () => {
    expect(populationText(requireTown('nyack'))).toBe('7,265 (2020 census)')
    expect(populationText({ ...requireTown('nyack'), population: 0 })).toBeNull()
    expect(populationText(requireTown('blauvelt'))).toBe('5,689 (2010 census)')
  })

  test('a published estimate is rounded and called one', () => {
    expect(populationText(requireTown('tomkins-cove'))).toBe('About 1,740, an estimate')
  })

  test('a guess is not printed anywhere', () => {
    const guesses = towns.filter(
      (town) => town.populationBasis === 'estimate' && populationText(town) === null,
    )
    expect(guesses).toHaveLength(11)
    for (const { content } of pages.filter(({ town }) => guesses.includes(town)))
      expect(content.facts.some(({ label }) => label === 'Population')).toBe(false)
  })
})

test('nothing says who lives in a place, and kosher planning stands only where it helps a design', () => {
  const design = /kitchen-remodeling|bathroom-remodeling|custom-cabinets|countertops|refacing/
  for (const { service, text } of pages) {
    expect(text).not.toMatch(/Orthodox|Hasid|Jewish|religio/i)
    if (!design.test(service.slug)) expect(text).not.toMatch(/kosher|meat and dairy|Passover/i)
  }
})

describe('permits', () => {
  const permits = (town: string) => requirePage(town, 'kitchen-remodeling').content.permits.text

  test('places where the lot decides say so', () => {
    for (const slug of ['garnerville', 'sterlington', 'suffern-park', 'summit-park', 'willow-grove'])
      expect(permits(slug)).toMatch(/tax bill/)
  })

  test('Spring Valley asks the village first, since the county acts for it for the time being', () => {
    expect(permits('spring-valley')).toMatch(/February 2022.*temporary.*call the village first/)
  })

  test('South Nyack goes to Orangetown since it dissolved; Stony Point has no villages', () => {
    expect(permits('south-nyack')).toMatch(/dissolved.*Town of Orangetown Building Department/)
    for (const slug of ['stony-point', 'tomkins-cove'])
      expect(permits(slug)).not.toMatch(/outside the villages/)
  })
})

describe('guides', () => {
  test('the topics are those of the notes', () => {
    const noted = new Set(noteRows.flatMap(({ watch }) => watch.map(({ topic }) => topic)))
    expect([...topics].sort()).toEqual([...noted].sort())
  })

  const textsOf = (slug: (typeof services)[number]['slug']) => {
    const { scope, steps, drivers, decide, mistakes, questions } = guides[slug]
    return [
      scope,
      ...steps.map(({ text }) => text),
      ...drivers,
      ...decide,
      ...mistakes,
      ...questions.flatMap(({ question, answer }) => [question, answer]),
      ...(Object.keys(houseKinds) as HouseKind[]).flatMap((kind) => [
        passageOf(slug, kind),
        ...kindQuestionsOf(slug)[kind].flatMap(({ question, answer }) => [question, answer]),
      ]),
    ]
  }
  const passageOf = (slug: (typeof services)[number]['slug'], kind: HouseKind) => passagesOf(slug)[kind]

  test('every kind of house stands somewhere, every place has two or three, and each passage is whole', () => {
    for (const { kinds } of noteRows) {
      expect([2, 3]).toContain(kinds.length)
      expect(new Set(kinds).size).toBe(kinds.length)
    }
    for (const { slug } of services)
      for (const kind of Object.keys(houseKinds) as HouseKind[])
        expect(maskedWords(passageOf(slug, kind)).length).toBeGreaterThanOrEqual(50)
  })

  test('no text appears twice in the services, and none names a place', () => {
    const texts = services.flatMap(({ slug }) => textsOf(slug))
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    const named = towns.map(({ name }) => name).filter((name) => name !== 'Palisades')
    expect(texts.filter((text) => named.some((name) => text.includes(name)))).toEqual([])
  })

  test('prices come from the price list; sums of our own have an en dash', () => {
    expect(formatRange(priceSum(defaultProfile.prices))).toBe('$18,000-$51,500')
    expect(requirePage('nyack', 'custom-cabinets').content.price.range).toBe('$8,000–$25,000')
    const listed = new Set<string>(serviceCards.map(({ price }) => formatRange(price)))
    for (const { content } of pages)
      for (const { price } of content.process.steps) if (price) expect(listed).toContain(price)
  })
})

describe('the gate, by content alone', () => {
  test('every page may be listed', () => {
    const short = measurePages(contentPages(seedAreas, seedCopyOf)).flatMap((measure) =>
      measure.short.length === 0 ? [] : [`${measure.id}: ${measure.short.join('; ')}`],
    )
    expect(short).toEqual([])
  })

  test('no sentence of a planning note stands on more than three pages of its place', () => {
    for (const { slug, watch } of noteRows)
      for (const sentence of watch.flatMap(({ note }) => note.split(/(?<=[.])\s+(?=[A-Z])/))) {
        const count = pages.filter(({ town, text }) => town.slug === slug && text.includes(sentence)).length
        expect(count).toBeLessThanOrEqual(3)
      }
  })

  test('the eight town pages have words and five questions of their own', () => {
    for (const { town } of townPages) expect(getTownWords(town.slug)?.questions).toHaveLength(5)
  })
})
