import { towns, townshipNames } from '@/lib/business/towns'
import type { Place } from '@/lib/content/areas'
import { percent } from './landing-list'

/**
 * The limits of a landing page's own text, measured with the names of places and offices and all numbers masked,
 * against all pages of the site. Shares are between 0 and 1.
 */
export const gate = {
  /** Words in sentences that no other page has. */
  ownWords: 200,
  ownWordsLowConfidence: 120,
  ownShare: 0.22,
  /** Words in sentences that `commonPages` other pages or more have. */
  commonShare: 0.45,
  commonPages: 10,
  /** The stricter limit of the built-in texts, so that an owner's own terms have room below the other one. */
  commonGoal: 0.4,
  /** Sentences on this share of a service's pages are its frame, which the nearest page is measured without. */
  frame: 0.9,
  nearestMedian: 0.35,
  nearest: 0.5,
  /** Among the town pages. */
  townPages: 0.4,
} as const

const shingleSize = 5

/**
 * A page of the site: a line for each text on it. A landing page names its service and how sure its place's notes are; one
 * of the fixed town pages says that it is one.
 */
export type SitePage = {
  id: string
  text: string
  landing?: { service: string; lowConfidence: boolean }
  isTownPage?: true
}
export type PageMeasure = {
  id: string
  words: number
  own: number
  ownShare: number
  commonShare: number
  /** The page that holds the largest share of this one's runs of five words, frame aside. */
  nearest: { id: string; share: number } | null
  /** Reasons for staying out of search engines; empty for a page that passes. */
  short: string[]
}

/** The limits that a page must meet to be listed. */
export type Limits = { own: number; ownShare: number; commonShare: number; nearest: number }

/** Returns the limits of a landing page, or of a town page, which is compared with town pages only. */
export const limitsOf = ({ landing, isTownPage }: Pick<SitePage, 'landing' | 'isTownPage'>): Limits => ({
  own: landing?.lowConfidence ? gate.ownWordsLowConfidence : gate.ownWords,
  ownShare: gate.ownShare,
  commonShare: gate.commonShare,
  nearest: isTownPage ? gate.townPages : gate.nearest,
})

/** Returns a pattern of the names of places, their offices and townships. */
export function nameMask(places: readonly Pick<Place, 'name' | 'permitAuthority'>[]): RegExp {
  const names = new Set([
    ...places.flatMap(({ name, permitAuthority }) => [name, permitAuthority.replace(/\s*\(.*\)$/, '')]),
    ...Object.values(townshipNames),
  ])
  const longestFirst = [...names].filter(Boolean).sort((a, b) => b.length - a.length)
  const patterns = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'gi')
}
const builtInNames = nameMask(towns)

/** Returns a text's words in lower case, without punctuation, names and numbers masked. */
export function maskedWords(text: string, names = builtInNames): string[] {
  return (
    text
      .replace(names, ' ¤ ')
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/¤|[\p{L}\p{N}]+(?:[.,][\p{N}]+)*/gu) ?? []
  ).map((word) => (/\p{N}/u.test(word) ? '0' : word))
}

/** Returns a text's sentences as lists of masked words; a line ends a sentence. */
export function maskedSentences(text: string, names = builtInNames): string[][] {
  return text
    .split(/\n|(?<=[.!?:]["”’]?)\s+(?=["“]?\p{Lu})/u)
    .map((sentence) => maskedWords(sentence, names))
    .filter((words) => words.length > 0)
}

function shinglesOf(sentences: readonly string[][]): Set<string> {
  const words = sentences.flat()
  const shingles = new Set<string>()
  for (let start = 0; start + shingleSize <= words.length; start++)
    shingles.add(words.slice(start, start + shingleSize).join(' '))
  return shingles
}

/** Counts the pages that hold each sentence. */
function pagesWith(pages: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of pages) for (const key of new Set(page)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

type ShingledPage = { id: string; shingles: Set<string> }

/** Returns the indexes of the pages that hold each shingle. */
function holdersOf(pages: readonly ShingledPage[]): Map<string, number[]> {
  const holders = new Map<string, number[]>()
  pages.forEach(({ shingles }, index) => {
    for (const shingle of shingles) {
      const list = holders.get(shingle)
      if (list) list.push(index)
      else holders.set(shingle, [index])
    }
  })
  return holders
}

/** Returns the other page that holds the largest share of a page's shingles; null if none holds any. */
function nearestTo(
  page: ShingledPage,
  pages: readonly ShingledPage[],
  holders: Map<string, number[]>,
): { id: string; share: number } | null {
  const counts = new Uint32Array(pages.length)
  for (const shingle of page.shingles) for (const holder of holders.get(shingle) ?? []) counts[holder]! += 1
  const ownIndex = pages.findIndex(({ id }) => id === page.id)
  if (ownIndex >= 0) counts[ownIndex] = 0
  const nearestIndex = counts.reduce((best, count, index) => (count > counts[best]! ? index : best), 0)
  const nearestPage = pages[nearestIndex]
  return nearestPage && counts[nearestIndex]
    ? { id: nearestPage.id, share: counts[nearestIndex] / page.shingles.size }
    : null
}

/** Returns for each page the one that holds the largest share of its shingles. */
export function nearestPages(pages: readonly ShingledPage[]): Map<string, { id: string; share: number }> {
  const holders = holdersOf(pages)
  return new Map(
    pages.flatMap((page) => {
      const nearest = nearestTo(page, pages, holders)
      return nearest ? [[page.id, nearest] as const] : []
    }),
  )
}

/** Returns the median; 0 for an empty list. */
export function median(values: number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sortedValues.length / 2)
  const upper = sortedValues[middle] ?? 0
  return sortedValues.length % 2 ? upper : ((sortedValues[middle - 1] ?? 0) + upper) / 2
}

type ReadPage = SitePage & {
  sentences: string[][]
  keys: string[]
  /** Its shingles without the frame, and the sentences that they were made of. */
  bare?: { of: string; shingles: Set<string> }
}

/** All pages of a site, prepared for measuring. */
export type ReadSite = {
  names: RegExp
  pages: Map<string, ReadPage>
  /** The number of pages that have a sentence, and of a service's pages that have it. */
  everywhere: Map<string, number>
  services: Map<string, { count: number; holding: Map<string, number> }>
  all: ComparedPages
  towns: ComparedPages
}
type ComparedPages = { shingled: ShingledPage[]; holders: Map<string, number[]> }

/** Reads a page, unless its text is the same as before. */
function readPage(page: SitePage, names: RegExp, before?: ReadSite): ReadPage {
  const earlier = before?.names.source === names.source ? before.pages.get(page.id) : undefined
  if (earlier?.text === page.text) return { ...earlier, ...page }
  const sentences = maskedSentences(page.text, names)
  return { ...page, sentences, keys: sentences.map((words) => words.join(' ')) }
}

/** Returns the shingles of a page without the frame of its service. */
function shingledPage(page: ReadPage, services: ReadSite['services']): ShingledPage {
  const { id, sentences, keys, landing } = page
  const service = landing && services.get(landing.service)
  const isFrame = (key: string) =>
    service !== undefined && (service.holding.get(key) ?? 0) >= gate.frame * service.count
  const ownIndexes = keys.flatMap((key, index) => (isFrame(key) ? [] : [index]))
  const of = ownIndexes.join()
  if (page.bare?.of !== of)
    page.bare = { of, shingles: shinglesOf(ownIndexes.map((index) => sentences[index]!)) }
  return { id, shingles: page.bare.shingles }
}

/** Reads all pages of a site; those with the same text as `before` aren't read again. */
export function readSite(pages: readonly SitePage[], names = builtInNames, before?: ReadSite): ReadSite {
  const read = pages.map((page) => readPage(page, names, before))
  const services: ReadSite['services'] = new Map()
  for (const service of new Set(read.flatMap(({ landing }) => landing?.service ?? []))) {
    const ofService = read.filter(({ landing }) => landing?.service === service)
    services.set(service, { count: ofService.length, holding: pagesWith(ofService.map(({ keys }) => keys)) })
  }
  const compare = (group: readonly ReadPage[]): ComparedPages => {
    const shingled = group.map((page) => shingledPage(page, services))
    return { shingled, holders: holdersOf(shingled) }
  }
  return {
    names,
    pages: new Map(read.map((page) => [page.id, page])),
    everywhere: pagesWith(read.map(({ keys }) => keys)),
    services,
    all: compare(read),
    towns: compare(read.filter(({ isTownPage }) => isTownPage)),
  }
}

/** Measures a page in a site, in place of the one with its id. */
export function measureIn(site: ReadSite, page: SitePage): PageMeasure {
  const read = readPage(page, site.names, site)
  const { id, sentences, keys } = read
  const before = new Set(site.pages.get(id)?.keys)
  const wordsWhere = (test: (holderCount: number) => boolean) =>
    sentences.reduce((sum, words, index) => {
      const key = keys[index]!
      const otherPages = (site.everywhere.get(key) ?? 0) - (before.has(key) ? 1 : 0)
      return test(otherPages) ? sum + words.length : sum
    }, 0)
  const words = wordsWhere(() => true)
  const own = wordsWhere((holderCount) => holderCount === 0)
  const { shingled, holders } = page.isTownPage ? site.towns : site.all
  const measure = {
    id,
    words,
    own,
    ownShare: own / words,
    commonShare: wordsWhere((holderCount) => holderCount >= gate.commonPages) / words,
    nearest: nearestTo(shingledPage(read, site.services), shingled, holders),
  }
  return { ...measure, short: shortcomings(measure, limitsOf(page)) }
}

/** Measures the landing pages and town pages among all pages of a site. */
export function measurePages(pages: readonly SitePage[], names = builtInNames): PageMeasure[] {
  return measureSite(readSite(pages, names))
}

export const measureSite = (site: ReadSite): PageMeasure[] =>
  [...site.pages.values()]
    .filter(({ landing, isTownPage }) => landing || isTownPage)
    .map((page) => measureIn(site, page))

/** Returns a reason for each measure that a page falls short of. */
function shortcomings(
  { own, ownShare, commonShare, nearest }: Omit<PageMeasure, 'short'>,
  limits: Limits,
): string[] {
  return [
    own < limits.own && `${own} original words; at least ${limits.own} are needed`,
    ownShare < limits.ownShare &&
      `${percent(ownShare)} of its words are original; at least ${percent(limits.ownShare)} must be`,
    commonShare > limits.commonShare &&
      `${percent(commonShare)} of its words are on ten or more other pages; at most ${percent(limits.commonShare)} may be`,
    nearest !== null &&
      nearest.share > limits.nearest &&
      `${percent(nearest.share)} of it is on ${nearest.id} as well; at most ${percent(limits.nearest)} may be`,
  ].filter((reason) => reason !== false)
}

/** Returns for each of some pages the one among them that it is most like. */
export function townPageNeighbors(
  pages: readonly SitePage[],
  ids: readonly string[],
): { id: string; nearest: { id: string; share: number } }[] {
  const chosenPages = pages
    .filter(({ id }) => ids.includes(id))
    .map(({ id, text }) => ({ id, shingles: shinglesOf(maskedSentences(text)) }))
  return [...nearestPages(chosenPages)].map(([id, nearest]) => ({ id, nearest }))
}
