import { serviceSlugs } from '@/lib/business/services'
import { getTown, requireTown, towns, townshipNames } from '@/lib/business/towns'
import { getOwnWords, getTownWords, type OwnWords, type TownWords } from '@/lib/content/own-words'
import { requireTownNotes } from '@/lib/content/town-notes'
import { maskedSentences, maskedWords, nearestPages } from '@/lib/landing/gate'

// Own words may say of a place what its data says, and nothing else: these checks read each against its row.

type Page = { id: string; town: string; service: string; words: OwnWords | TownWords }

const pages: Page[] = towns.flatMap(({ slug: town }) => [
  ...serviceSlugs.flatMap((service) => {
    const words = getOwnWords(town, service)
    return words ? [{ id: `${town}/${service}`, town, service, words }] : []
  }),
  ...[getTownWords(town)].flatMap((words) => (words ? [{ id: town, town, service: 'town', words }] : [])),
])

const questionsOf = (words: OwnWords | TownWords) => ('questions' in words ? words.questions : [])
/** What is read as running text. */
const textOf = ({ words }: Page) =>
  [
    words.lede,
    ...words.parts.map(({ text }) => text),
    ...questionsOf(words).map(({ answer }) => answer),
  ].join('\n')
const allOf = (page: Page) =>
  [
    textOf(page),
    page.words.description,
    ...page.words.parts.map(({ title }) => title),
    ...questionsOf(page.words).map(({ question }) => question),
  ].join('\n')

/** Names that a builder here may use of any place. */
const anywhere = new Set(
  'i new york rockland county congers ny hudson state village town department building fema gfci afci pvc pex mdf led lvl hvac vct tv us american shaker cape colonial victorian formica lazy susan wi-fi january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday thanksgiving passover'.split(
    ' ',
  ),
)

/** The words of a place's data, in lower case and without a possessive or plural s. */
function wordsOfPlace(slug: string): Set<string> {
  const town = requireTown(slug)
  const { setting, landmarks, watch } = requireTownNotes(slug)
  const text = [
    town.name,
    town.about,
    town.permitAuthority,
    townshipNames[town.township],
    setting,
    ...landmarks,
    ...watch.map(({ note }) => note),
    ...town.nearby.map((near) => getTown(near)?.name),
  ].join(' ')
  return new Set((text.match(/[\p{L}\p{N}'’]+/gu) ?? []).map(bare))
}
const bare = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/(?<=\p{L}{3})s$/u, '')

/** The capitalized words inside a sentence: names. */
function namesIn(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?:]["”’]?)\s+/)
    .flatMap((sentence) => (sentence.match(/[\p{L}\p{N}'’]+/gu) ?? []).slice(1))
    .filter((word) => /^\p{Lu}/u.test(word) && !/^I['’]/.test(word))
}

test('all 376 pages have own words, as long as they are worth; fewer where little is known', () => {
  expect(pages.filter(({ service }) => service !== 'town')).toHaveLength(376)
  for (const page of pages) {
    const count = maskedWords(textOf(page)).length
    const [least, most] =
      page.service === 'town'
        ? [360, 660]
        : requireTownNotes(page.town).confidence === 'low'
          ? [125, 195]
          : [218, 310]
    expect(`${page.id} ${count >= least && count <= most ? 'fits' : count}`).toBe(`${page.id} fits`)
    expect(page.words.description.length).toBeLessThanOrEqual(125)
  }
})

test('no name of a street, water, building or place that the place’s data doesn’t have', () => {
  const foreign = pages.flatMap((page) => {
    const known = wordsOfPlace(page.town)
    return namesIn(allOf(page))
      .filter(
        (word) => !known.has(bare(word)) && !anywhere.has(word.toLowerCase()) && !anywhere.has(bare(word)),
      )
      .map((word) => `${page.id}: ${word}`)
  })
  expect(foreign).toEqual([])
})

test('no year in which the place’s data knows no houses, no price, no share', () => {
  const wrong = pages.flatMap((page) => {
    const { eras } = requireTownNotes(page.town)
    const known = wordsOfPlace(page.town)
    const inEra = (year: number) =>
      eras.some((era) => {
        const [from = 0, to = 0] = era.split('-').map(Number)
        if (era === 'pre-1900') return year <= 1900
        return era === '2000-later' ? year >= 2000 : year >= from && year <= to + 1
      })
    const years = (allOf(page).match(/\b(?:1[789]|20)\d\d/g) ?? [])
      // Lead paint left the shops in 1978, everywhere.
      .filter((year) => year !== '1978' && !inEra(Number(year)) && !known.has(year) && !known.has(`${year}s`))
    return [...years, ...(/\$\d|\d%|percent/.exec(allOf(page)) ?? [])].map((found) => `${page.id}: ${found}`)
  })
  expect(wrong).toEqual([])
})

test('aluminum wiring only where houses of its years stand, kosher planning only where the notes have it', () => {
  for (const page of pages) {
    const { eras, watch } = requireTownNotes(page.town)
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
