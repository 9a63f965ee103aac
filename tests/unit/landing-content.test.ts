import noteRows from '@/lib/content/town-notes/town-notes.json'
import { formatRange } from '@/lib/business/money'
import { priceSum, serviceCards } from '@/lib/business/prices'
import { defaultProfile } from '@/lib/business/profile'
import { guides } from '@/lib/content/service-guides'
import { type FactKey, type Line, type ServiceGuide } from '@/lib/content/service-guides/guide'
import { topics } from '@/lib/content/town-notes/topics'
import { services } from '@/lib/business/services'
import { getTown, towns, townshipNames, type Town } from '@/lib/business/towns'
import { requireTownNotes } from '@/lib/content/town-notes'
import { landingContent, landingText } from '@/lib/landing/content'
import { contentPages, isIndexable } from '@/lib/landing/indexable'
import { measurePages, summarize } from '@/lib/landing/measure'
import { wordCount } from '@/lib/landing/quality'
import { eraPhrase, notesOnLowConfidence, populationText, typePhrase } from '@/lib/landing/town-facts'

// Content alone has to leave room for the fixed words that every page's layout adds.
const maxContentMedian = 0.38
const maxContentShare = 0.5
const minContentWords = 800

const pages = towns.flatMap((town) =>
  services.map((service) => ({ town, service, content: landingContent(town, service, defaultProfile) })),
)
const texts = pages.map((page) => ({ ...page, text: landingText(page.content) }))

function requireTown(slug: string): Town {
  const town = getTown(slug)
  if (!town) throw new Error(slug)
  return town
}

function requirePage(townSlug: string, serviceSlug: string) {
  const page = texts.find(({ town, service }) => town.slug === townSlug && service.slug === serviceSlug)
  if (!page) throw new Error(`${townSlug}/${serviceSlug}`)
  return page
}

/** Every text of a guide with the facts it is keyed by. */
function linesOf(guide: ServiceGuide): { keys: readonly FactKey[]; text: string }[] {
  const flat = (lines: readonly (Line | readonly [FactKey | readonly FactKey[], string, string])[]) =>
    lines.map(([keys, ...text]) => ({ keys: typeof keys === 'string' ? [keys] : keys, text: text.join(' ') }))
  return [
    ...flat(guide.ledes),
    ...flat(guide.years),
    ...flat(guide.kinds),
    ...flat(guide.permits),
    ...flat(guide.drivers),
    ...guide.steps.flatMap(({ lines }) => flat(lines)),
    ...flat(guide.decide),
    ...flat(guide.mistakes),
    ...flat(guide.questions),
    ...topics.flatMap((topic) => (guide.meanings[topic] ?? []).map((text) => ({ keys: [topic], text }))),
  ]
}

test('all 376 pages compose, each with every part filled', () => {
  expect(pages).toHaveLength(376)
  for (const { town, service, content } of pages) {
    expect(content.hero.headline).toBe(`${service.name} in ${town.name}`)
    expect(content.hero.lede).not.toBe('')
    expect(content.notes.items.length).toBeGreaterThanOrEqual(1)
    expect(content.housing.paragraphs).toHaveLength(4)
    expect(content.permits.paragraphs).toHaveLength(3)
    expect(content.price.drivers).toHaveLength(4)
    expect(content.whyChoose.rows).toHaveLength(4)
    expect(content.process.steps).toHaveLength(service.features.length)
    expect(content.decideFirst.items).toHaveLength(4)
    expect(content.mistakes.items).toHaveLength(4)
    expect(content.questions.items).toHaveLength(4)
    expect(content.nearby.map(({ slug }) => slug)).toEqual(town.nearby)
    expect(content.otherServices).toHaveLength(services.length - 1)
    for (const list of [content.decideFirst.items, content.mistakes.items, content.price.drivers])
      expect(new Set(list).size).toBe(list.length)
    for (const { text } of [...content.process.steps, ...content.whyChoose.rows, ...content.notes.items])
      expect(text.length).toBeGreaterThan(20)
  }
})

test('the same input gives the same page', () => {
  const [town, service] = [requireTown('nyack'), services[0]]
  if (!service) throw new Error('no services')
  expect(landingContent(town, service, defaultProfile)).toEqual(landingContent(town, service, defaultProfile))
})

test('no placeholder, markup or undefined value is left in a text', () => {
  for (const { text } of texts)
    expect(text).not.toMatch(/[{}<>]|undefined|null|NaN|\[object|TODO|\s,|\.\.|  /)
})

test('no banned words: no superlatives, no filler, no exclamation marks, American spelling', () => {
  const banned =
    /!|\b(best|finest|perfect(ly)?|stunning|dreams?|luxur\w+|seamless\w*|elevate\w*|transform\w*|premier|unparalleled|world-class|state-of-the-art|amazing|gorgeous|beautiful\w*|unique\w*|passion\w*|nestled|boasts?|vibrant|bustling|look no further|whether you're|one-stop|colours?|grey|centre|favourite|dearer|licence|kerb|tyres?)\b/i
  for (const { town, service, content } of pages) {
    const ownTexts = new Set([town.about, requireTownNotes(town.slug).setting])
    const written = landingText({ ...content, pull: ownTexts.has(content.pull) ? '' : content.pull })
    expect(`${town.slug}/${service.slug}: ${banned.exec(written)?.[0] ?? ''}`).toBe(
      `${town.slug}/${service.slug}: `,
    )
  }
})

test('the facts stand on the page word for word', () => {
  for (const { town, content } of texts) {
    const value = (label: string) => content.facts.find((fact) => fact.label === label)?.value
    expect(value('Township')).toContain(townshipNames[town.township])
    expect(value('ZIP code')).toBe(town.zip)
    expect(value('Permits')).toBe(town.permitAuthority)
    expect(content.permits.office).toBe(town.permitAuthority)
    if (town.drive > 0)
      expect(value('From us')).toMatch(new RegExp(`^${town.drive} miles? in a straight line`))
    else expect(value('From us')).not.toMatch(/mile/)
  }
})

describe('population', () => {
  test('a census figure names its census', () => {
    expect(populationText(requireTown('nyack'))).toBe('7,265 (2020 census)')
    expect(populationText(requireTown('blauvelt'))).toBe('5,689 (2010 census)')
  })

  test('a published estimate is called one', () => {
    for (const slug of ['grand-view-on-hudson', 'tomkins-cove'])
      expect(populationText(requireTown(slug))).toMatch(
        /^About [\d,]+ residents, an estimate and not a census count$/,
      )
  })

  test('a guess is not printed anywhere', () => {
    const guesses = towns.filter(
      (town) => town.populationBasis === 'estimate' && populationText(town) === null,
    )
    expect(guesses).toHaveLength(10)
    for (const { content, text } of texts.filter(({ town }) => guesses.includes(town))) {
      expect(content.facts.some(({ label }) => label === 'Population')).toBe(false)
      expect(text).not.toMatch(/residents|population/i)
    }
  })

  test('the word census stands only beside census figures', () => {
    for (const { content } of pages.filter(({ town }) => town.populationBasis === 'estimate'))
      for (const { value } of content.facts)
        expect(value.replace('not a census count', '')).not.toMatch(/census/)
  })
})

describe('confidence', () => {
  const low = texts.filter(({ town }) => requireTownNotes(town.slug).confidence === 'low')

  test('a place of which little is known shows two notes at most, as questions', () => {
    expect(new Set(low.map(({ town }) => town.slug)).size).toBe(7)
    for (const { content } of low) {
      expect(content.notes.items.length).toBeLessThanOrEqual(notesOnLowConfidence)
      for (const { text } of content.notes.items)
        expect(text).toMatch(/^To check at the visit, not a given: /)
    }
  })

  test('none of its other notes, setting or housing list is printed', () => {
    for (const { town, content, text } of low) {
      const notes = requireTownNotes(town.slug)
      const shown = notes.watch.filter(({ note }) => text.includes(note))
      expect(shown).toHaveLength(content.notes.items.length)
      expect(text).not.toContain(notes.setting)
      expect(content.housing.paragraphs[0]).not.toContain(eraPhrase(notes.eras))
    }
  })

  test('elsewhere notes are printed as they were written', () => {
    for (const { town, content } of pages.filter(
      ({ town }) => requireTownNotes(town.slug).confidence !== 'low',
    )) {
      const notes = requireTownNotes(town.slug).watch.map(({ note }) => note)
      for (const { text } of content.notes.items)
        expect(notes.some((note) => text.startsWith(note))).toBe(true)
    }
  })
})

describe('household notes', () => {
  const designServices = [
    'kitchen-remodeling',
    'bathroom-remodeling',
    'custom-cabinets',
    'countertops-vanities',
    'cabinet-refacing',
  ]
  const household = ['kosher-kitchen', 'large-family-kitchen', 'multigenerational-bath']

  test('appear only where they help a design', () => {
    const notes = noteRows.flatMap(({ watch }) => watch.filter(({ topic }) => household.includes(topic)))
    for (const { service, text } of texts.filter(({ service }) => !designServices.includes(service.slug))) {
      for (const { note } of notes)
        expect(`${service.slug} ${text.includes(note)}`).toBe(`${service.slug} false`)
      expect(text).not.toMatch(/kosher|meat and dairy|Passover/i)
    }
  })

  test('nothing says who lives in a place', () => {
    for (const { text } of texts) expect(text).not.toMatch(/Orthodox|Hasid|Jewish|religio/i)
  })
})

describe('permits', () => {
  test('places where the lot decides say so', () => {
    for (const slug of ['garnerville', 'sterlington', 'suffern-park', 'summit-park', 'willow-grove'])
      expect(requirePage(slug, 'kitchen-remodeling').content.permits.paragraphs[0]).toMatch(/tax bill/)
  })

  test('Spring Valley asks the village first, since the county acts for it for the time being', () => {
    const [first] = requirePage('spring-valley', 'flooring-installation').content.permits.paragraphs
    expect(first).toMatch(/February 2022.*temporary.*call the village first/)
  })

  test('South Nyack goes to Orangetown since it dissolved', () => {
    const [first] = requirePage('south-nyack', 'home-renovation').content.permits.paragraphs
    expect(first).toMatch(/dissolved.*Town of Orangetown Building Department/)
  })

  test('no page claims that a permit is certainly needed or not', () => {
    for (const { content } of pages)
      for (const paragraph of content.permits.paragraphs)
        expect(paragraph).not.toMatch(
          /\b(you don't need a permit|no permit is required|always needs a permit)\b/i,
        )
  })
})

describe('guides', () => {
  test('the topics are those of the notes', () => {
    const noted = new Set(noteRows.flatMap(({ watch }) => watch.map(({ topic }) => topic)))
    expect([...topics].sort()).toEqual([...noted].sort())
  })

  test.each(services.map(({ slug }) => slug))(
    '%s: filed under its own name, nothing twice, no town named',
    (slug) => {
      const guide = guides[slug]
      expect(guide.slug).toBe(slug)
      const texts = linesOf(guide).map(({ text }) => text)
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
      for (const { name } of towns.filter(({ name }) => name !== 'Palisades'))
        expect(texts.filter((text) => text.includes(name))).toEqual([])
    },
  )

  test.each(services.map(({ slug }) => slug))('%s: every kind of house has its paragraph', (slug) => {
    for (const { eras, types } of noteRows) {
      for (const era of eras)
        expect(guides[slug].years.some(([keys]) => keys.includes(era as never))).toBe(true)
      for (const type of types)
        expect(guides[slug].kinds.some(([keys]) => keys.includes(type as never))).toBe(true)
    }
  })

  test('no sentence appears in two services', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { slug } of services)
      for (const { text } of linesOf(guides[slug])) {
        if (seen.has(text) && wordCount(text) > 8) twice.push(`${seen.get(text)} and ${slug}: ${text}`)
        seen.set(text, slug)
      }
    expect(twice).toEqual([])
  })

  test('prices come from the price list', () => {
    expect(formatRange(priceSum(defaultProfile.prices))).toBe('$18,000-$51,500')
    expect(requirePage('nyack', 'custom-cabinets').content.price.range).toBe('$8,000-$25,000')
    const listed = new Set<string>(serviceCards.map(({ price }) => formatRange(price)))
    for (const { content } of pages)
      for (const { price } of content.process.steps) if (price) expect(listed).toContain(price)
  })
})

describe('phrases', () => {
  test('building periods', () => {
    expect(eraPhrase(['pre-1900'])).toBe('from before 1900')
    expect(eraPhrase(['1940-1959', '1960-1979', '1980-1999'])).toBe('from the 1940s to the 1990s')
    expect(eraPhrase(['pre-1900', '1900-1939', '1980-1999', '2000-later'])).toBe(
      'from before 1900 to the 1930s and from the 1980s on',
    )
  })

  test('kinds of housing', () => {
    expect(typePhrase(['single-family'])).toBe('single-family houses')
    expect(typePhrase(['single-family', 'two-family'])).toBe('single-family houses, and two-family houses')
  })
})

describe('quality of the content', () => {
  test.each(services.map((service) => [service.slug, service] as const))(
    '%s keeps its margin',
    (slug, service) => {
      const summary = summarize(slug, measurePages(contentPages(service)))
      expect(summary.passes).toBe(true)
      expect(summary.share.median).toBeLessThanOrEqual(maxContentMedian)
      expect(summary.share.max).toBeLessThanOrEqual(maxContentShare)
      expect(summary.words.min).toBeGreaterThanOrEqual(minContentWords)
    },
  )

  test('every page is indexable, and working that out is quick', () => {
    // CPU time, so that a busy machine doesn't fail it.
    const start = process.cpuUsage()
    for (const { town, service } of pages) expect(isIndexable(town.slug, service.slug)).toBe(true)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000)
  })
})
