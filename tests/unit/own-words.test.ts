import { seedAreas, seedCopyOf, seedPageCopy, seedPlaces, seedServices } from '@/lib/content/area-seed'
import { type PageCopy, type Place } from '@/lib/content/areas'
import { townshipNames } from '@/lib/business/towns'
import { maskedSentences, maskedWords, nearestPages } from '@/lib/landing/gate'
import { contentPages, townContentPages } from '@/lib/landing/indexable'
import { descriptionMost } from '@/lib/seo/lengths'

// Own words may say of a place what its data says, and nothing else: these checks read each that a database starts with
// against its place's row.

type Page = { id: string; place: Place; service: string; words: PageCopy }

const bySlug = new Map(seedPlaces.map((place) => [place.slug, place]))
const pages: Page[] = seedPageCopy.map((words) => ({
  id: `${words.place}/${words.service}`,
  place: bySlug.get(words.place)!,
  service: words.service,
  words,
}))

/** Returns the texts that are read as running text. */
const textOf = ({ words }: Pick<Page, 'words'>) =>
  [words.lede, ...words.parts.map(({ text }) => text), ...words.questions.map(({ answer }) => answer)].join(
    '\n',
  )
const allOf = (page: Pick<Page, 'words'>) =>
  [
    textOf(page),
    page.words.headline,
    page.words.description,
    ...page.words.parts.map(({ title }) => title),
    ...page.words.questions.map(({ question }) => question),
  ].join('\n')

/** Names that a builder here may use of any place. */
const anywhere = new Set(
  'i new york rockland county ny hudson state village town department building fema gfci afci pvc pex mdf led lvl hvac vct tv us american shaker cape colonial victorian formica lazy susan wi-fi january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday thanksgiving passover'.split(
    ' ',
  ),
)

/** All that a place's data says. */
function factsOf({ name, about, permitAuthority, township, nearby, notes }: Place): string {
  const { setting, landmarks, watch } = notes
  return [
    name,
    about,
    permitAuthority,
    townshipNames[township],
    setting,
    ...landmarks,
    ...watch.map(({ note }) => note),
    ...nearby.map((near) => bySlug.get(near)?.name),
  ].join('\n')
}
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu) ?? []
/** In lower case and without a possessive or plural s. */
const bare = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/(?<=\p{L}{3})s$/u, '')
const wordsOfPlace = (place: Place) => new Set(wordsIn(factsOf(place)).map(bare))

/** Words that somebody writes with a small letter: at the beginning of a sentence they are no names. */
const plain = new Set(
  (
    JSON.stringify([seedPageCopy, seedPlaces.map(({ notes }) => notes), seedServices]).match(
      /(?<![\p{L}\p{N}'’])\p{Ll}[\p{L}'’]*/gu,
    ) ?? []
  ).map(bare),
)
/** Others that begin a sentence somewhere. */
const beginnings = new Set(
  'combustion cyclist efflorescence frosted golden makeup shutdown source tumbled'.split(' '),
)

/** The names in a text: capitalized words, but for those that only begin a sentence. */
const namesIn = (text: string) =>
  text
    .split(/\n|(?<=[.!?:]["”’]?)\s+/)
    .flatMap((sentence) =>
      wordsIn(sentence).filter(
        (word, index) =>
          /^\p{Lu}/u.test(word) &&
          !/^I['’]/.test(word) &&
          (index > 0 || !(plain.has(bare(word)) || beginnings.has(bare(word)) || /ing$/.test(word))),
      ),
    )

const kinds =
  'Street|Avenue|Road|Lane|Drive|Boulevard|Turnpike|Highway|Terrace|Court|Place|Way|Brook|Creek|Lake|Pond|River|Park|' +
  'Mountain|Hill|Bridge|Station|Church|School|Landing|Reservoir|Mill|Mills|Library|Harbor|Harbors|Bay|Point'
const namedThing = new RegExp(
  `\\b(?:\\p{Lu}[\\p{L}’']+ ){1,4}(?:${kinds})\\b|\\bRoute \\d+\\w?|\\bLake \\p{Lu}\\p{L}+`,
  'gu',
)
/** The showroom's street. */
const ours = 'Route 303'

/** Streets, waters and buildings that a place's data doesn't have under their whole name, or without its first words. */
function unknownThings(text: string, place: Place): string[] {
  const facts = `${factsOf(place)}\n${ours}`.toLowerCase()
  return (text.match(namedThing) ?? []).filter((name) => {
    const words = name.toLowerCase().split(' ')
    return !words.slice(0, -1).some((_, start) => facts.includes(words.slice(start).join(' ')))
  })
}

/** Names of which a place's data has not every word. */
function unknownNames(text: string, place: Place): string[] {
  const knownWords = wordsOfPlace(place)
  return namesIn(text).filter(
    (word) => !knownWords.has(bare(word)) && !anywhere.has(word.toLowerCase()) && !anywhere.has(bare(word)),
  )
}

test('all 376 pages have own words, as long as they are worth; fewer where little is known', () => {
  expect(pages.filter(({ service }) => service !== 'town')).toHaveLength(376)
  for (const page of pages) {
    const count = maskedWords(textOf(page)).length
    const [least, most] =
      page.service === 'town' ? [360, 660] : page.place.notes.confidence === 'low' ? [125, 195] : [218, 310]
    expect(`${page.id} ${count >= least && count <= most ? 'fits' : count}`).toBe(`${page.id} fits`)
    expect(page.words.description.length).toBeLessThanOrEqual(descriptionMost)
  }
})

test('no name of a street, water, building or place that the place’s data doesn’t have', () => {
  const foreign = pages.flatMap((page) =>
    [...unknownNames(allOf(page), page.place), ...unknownThings(allOf(page), page.place)].map(
      (name) => `${page.id}: ${name}`,
    ),
  )
  expect(foreign).toEqual([])
})

/** Returns the names and numbers that only a place's data knows, and by which a statement is its own. */
function ownNames({ name, about, permitAuthority, notes }: Place) {
  const data = [
    about,
    permitAuthority,
    notes.setting,
    ...notes.landmarks,
    ...notes.watch.map(({ note }) => note),
  ]
  const ownWords = wordsIn(name).map(bare)
  const names = new Set(
    namesIn(data.join('\n'))
      .map(bare)
      .filter((word) => !ownWords.includes(word) && !anywhere.has(word)),
  )
  // Lead paint left the shops in 1978, everywhere.
  return {
    names,
    numbers: [...new Set(data.join('\n').match(/\b(?:Routes? \d+\w?|1[6-9]\d\d)\b/g))].filter(
      (number) => number !== '1978',
    ),
  }
}

/** Returns the sentences of a page that name something which only its place's data knows, each with what it names. */
function ownStatements(page: Page): { sentence: string; named: string[] }[] {
  const { names, numbers } = ownNames(page.place)
  return textOf(page)
    .split(/\n|(?<=[.!?:]["”’]?)\s+/)
    .map((sentence) => ({
      sentence,
      named: [
        ...namesIn(sentence).filter((word) => names.has(bare(word))),
        ...numbers.filter((number) => sentence.includes(number)),
      ],
    }))
    .filter(({ named }) => named.length > 0)
}

test('each page has two statements or more that are true only of its place, by what the data says', () => {
  const few = pages.filter((page) => page.service !== 'town' && ownStatements(page).length < 2)
  expect(
    few.map(
      (page) =>
        `${page.id}: ${ownStatements(page)
          .map(({ sentence }) => sentence)
          .join(' | ')}`,
    ),
  ).toEqual([])
})

test('each place has sources, and what its pages’ own statements name is among the facts that have one', () => {
  const without = pages.flatMap((page) => {
    const { name, notes } = page.place
    const { sources } = notes
    if (sources.length < 3 || sources.length > 8) return [`${page.place.slug}: ${sources.length} sources`]
    const covered = wordsIn([name, ...sources.map(({ fact }) => fact)].join('\n')).map(bare)
    const named = ownStatements(page).flatMap((statement) => statement.named)
    return named
      .filter((words) => !wordsIn(words).every((word) => covered.includes(bare(word))))
      .map((words) => `${page.id}: ${words}`)
  })
  expect(without).toEqual([])
})

test('no page that visitors see has a source in its text', () => {
  const sitePages = [...contentPages(seedAreas, seedCopyOf), ...townContentPages(seedAreas, seedCopyOf)]
  expect(sitePages).toHaveLength(384)
  const sources = new Set(seedPlaces.flatMap(({ notes }) => notes.sources.map(({ source }) => source)))
  const leaks = sitePages.flatMap(({ id, text }) =>
    [...sources].filter((source) => text.includes(source)).map((source) => `${id}: ${source}`),
  )
  expect(leaks).toEqual([])
})

test('a name that isn’t in the data is found: in a sentence, at its beginning, and out of known words', () => {
  const nyack = bySlug.get('nyack')!
  expect(unknownNames('The stairs off Zebra Lane are steep.', nyack)).toEqual(['Zebra', 'Lane'])
  expect(unknownNames('Zebra climbs from the river.', nyack)).toEqual(['Zebra'])
  expect(unknownThings('Close to Broadway Creek and Route 59.', nyack)).toEqual([
    'Broadway Creek',
    'Route 59',
  ])
  expect(unknownNames('Main Street, Broadway and the Hudson are near.', nyack)).toEqual([])
})

test('no year in which the place’s data knows no houses, no price, no share', () => {
  const wrong = pages.flatMap((page) => {
    const { eras } = page.place.notes
    const knownWords = wordsOfPlace(page.place)
    const inEra = (year: number) =>
      eras.some((era) => {
        const [from = 0, to = 0] = era.split('-').map(Number)
        if (era === 'pre-1900') return year <= 1900
        return era === '2000-later' ? year >= 2000 : year >= from && year <= to + 1
      })
    const years = (allOf(page).match(/\b(?:1[789]|20)\d\d/g) ?? [])
      // Lead paint left the shops in 1978, everywhere.
      .filter(
        (year) =>
          year !== '1978' && !inEra(Number(year)) && !knownWords.has(year) && !knownWords.has(`${year}s`),
      )
    return [...years, ...(/\$\d|\d%|percent/.exec(allOf(page)) ?? [])].map((match) => `${page.id}: ${match}`)
  })
  expect(wrong).toEqual([])
})

test('aluminum wiring only where houses of its years stand, kosher planning only where the notes have it', () => {
  for (const page of pages) {
    const { eras, watch } = page.place.notes
    if (/aluminum (branch|wir)/i.test(allOf(page))) expect(eras).toContain('1960-1979')
    if (/kosher|Passover/i.test(allOf(page)))
      expect(watch.map(({ topic }) => topic).join()).toMatch(/kosher|household/)
  }
})

test('no sentence and no title stands twice, names aside', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const page of pages)
    for (const key of [
      ...maskedSentences(textOf(page)).map((words) => words.join(' ')),
      ...page.words.parts.map(({ title }) => `title: ${title.toLowerCase()}`),
    ]) {
      if (seen.has(key)) twice.push(`${page.id} and ${seen.get(key)}: ${key}`)
      seen.set(key, page.id)
    }
  expect(twice).toEqual([])
})

test('no two pages run alike', () => {
  const shinglesOf = (page: Page) => {
    const words = maskedWords(textOf(page))
    return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')))
  }
  const nearest = nearestPages(pages.map((page) => ({ id: page.id, shingles: shinglesOf(page) })))
  const alike = [...nearest].filter(([, { share }]) => share > 0.1)
  expect(alike).toEqual([])
})
