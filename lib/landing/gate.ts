import { towns, townshipNames } from '@/lib/business/towns'

/**
 * What a landing page must say for itself, measured with the names of places and offices and all numbers masked,
 * against all pages of the site. Shares are between 0 and 1.
 */
export const gate = {
  /** Words in sentences that stand on no other page. */
  ownWords: 200,
  ownWordsLowConfidence: 120,
  ownShare: 0.22,
  /** Words in sentences that stand on `commonPages` other pages or more. */
  commonShare: 0.55,
  commonPages: 10,
  /** What stands on this share of a service's pages is the frame, which the nearest neighbor is measured without. */
  frame: 0.9,
  nearestMedian: 0.35,
  nearest: 0.5,
  /** The eight town pages with each other. */
  townPages: 0.4,
} as const

const shingleSize = 5

/** A page of the site: a line for each text on it. A landing page names its service and how sure its place's notes are. */
export type SitePage = { id: string; text: string; landing?: { service: string; lowConfidence: boolean } }
export type PageMeasure = {
  id: string
  words: number
  own: number
  ownShare: number
  commonShare: number
  /** The page that holds the largest share of this one's runs of five words, frame aside. */
  nearest: { id: string; share: number } | null
  /** What keeps it out of search engines, in words; empty for a page that passes. */
  short: string[]
}

const names = [
  ...new Set([
    ...towns.flatMap(({ name, permitAuthority }) => [name, permitAuthority.replace(/\s*\(.*\)$/, '')]),
    ...Object.values(townshipNames),
  ]),
].sort((a, b) => b.length - a.length)
const namePattern = new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi')

/** The words of a text as they are compared: lower case, without punctuation, names and numbers masked. */
export function maskedWords(text: string): string[] {
  return (
    text
      .replace(namePattern, ' ¤ ')
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/¤|[\p{L}\p{N}]+(?:[.,][\p{N}]+)*/gu) ?? []
  ).map((word) => (/\p{N}/u.test(word) ? '0' : word))
}

/** The sentences of a text as lists of masked words; a line ends a sentence. */
export function maskedSentences(text: string): string[][] {
  return text
    .split(/\n|(?<=[.!?:]["”’]?)\s+(?=["“]?\p{Lu})/u)
    .map(maskedWords)
    .filter((words) => words.length > 0)
}

/** The distinct runs of five words of some sentences. */
function shinglesOf(sentences: readonly string[][]): Set<string> {
  const words = sentences.flat()
  const found = new Set<string>()
  for (let start = 0; start + shingleSize <= words.length; start++)
    found.add(words.slice(start, start + shingleSize).join(' '))
  return found
}

/** How many pages hold each thing. */
function pagesWith(pages: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of pages) for (const key of new Set(page)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** For each page, the other page that holds the largest share of its runs of five words. */
export function nearestPages(
  pages: readonly { id: string; shingles: Set<string> }[],
): Map<string, { id: string; share: number }> {
  const holders = new Map<string, number[]>()
  pages.forEach(({ shingles }, index) => {
    for (const shingle of shingles) {
      const list = holders.get(shingle)
      if (list) list.push(index)
      else holders.set(shingle, [index])
    }
  })
  return new Map(
    pages.flatMap(({ id, shingles }, index) => {
      const counts = new Uint32Array(pages.length)
      for (const shingle of shingles) for (const holder of holders.get(shingle) ?? []) counts[holder]! += 1
      counts[index] = 0
      const most = counts.reduce((best, count, other) => (count > counts[best]! ? other : best), 0)
      const other = pages[most]
      return other && counts[most]
        ? [[id, { id: other.id, share: counts[most] / shingles.size }] as const]
        : []
    }),
  )
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The middle value of a list, the mean of the two middle ones for an even count, 0 for none. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** Measures the landing pages among all pages of a site. */
export function measurePages(pages: readonly SitePage[]): PageMeasure[] {
  const read = pages.map((page) => {
    const sentences = maskedSentences(page.text)
    return { ...page, sentences, keys: sentences.map((words) => words.join(' ')) }
  })
  const everywhere = pagesWith(read.map(({ keys }) => keys))
  const services = new Map<string, { count: number; holding: Map<string, number> }>()
  for (const service of new Set(read.flatMap(({ landing }) => landing?.service ?? []))) {
    const ofService = read.filter(({ landing }) => landing?.service === service)
    services.set(service, { count: ofService.length, holding: pagesWith(ofService.map(({ keys }) => keys)) })
  }
  const nearest = nearestPages(
    read.map(({ id, sentences, keys, landing }) => {
      const service = landing && services.get(landing.service)
      const isFrame = (key: string) =>
        service !== undefined && (service.holding.get(key) ?? 0) >= gate.frame * service.count
      return { id, shingles: shinglesOf(sentences.filter((_, index) => !isFrame(keys[index]!))) }
    }),
  )
  return read.flatMap(({ id, sentences, keys, landing }) => {
    if (!landing) return []
    const wordsWhere = (test: (others: number) => boolean) =>
      sentences.reduce(
        (sum, words, index) => (test((everywhere.get(keys[index]!) ?? 1) - 1) ? sum + words.length : sum),
        0,
      )
    const words = wordsWhere(() => true)
    const own = wordsWhere((others) => others === 0)
    const measure = {
      id,
      words,
      own,
      ownShare: own / words,
      commonShare: wordsWhere((others) => others >= gate.commonPages) / words,
      nearest: nearest.get(id) ?? null,
    }
    return [{ ...measure, short: shortcomings(measure, landing.lowConfidence) }]
  })
}

/** Why a page stays out of search engines: in words, one for each measure it falls short of. */
function shortcomings(
  { own, ownShare, commonShare, nearest }: Omit<PageMeasure, 'short'>,
  lowConfidence: boolean,
): string[] {
  const least = lowConfidence ? gate.ownWordsLowConfidence : gate.ownWords
  return [
    own < least && `${own} words of its own, of at least ${least}`,
    ownShare < gate.ownShare &&
      `${percent(ownShare)} of its words are its own, of at least ${percent(gate.ownShare)}`,
    commonShare > gate.commonShare &&
      `${percent(commonShare)} of its words stand on ten other pages or more, of at most ${percent(gate.commonShare)}`,
    nearest !== null &&
      nearest.share > gate.nearest &&
      `${percent(nearest.share)} of it stands on ${nearest.id} as well, of at most ${percent(gate.nearest)}`,
  ].filter((reason) => reason !== false)
}

/** For some pages, the one among them that each is most like. */
export function townPageNeighbors(
  pages: readonly SitePage[],
  ids: readonly string[],
): { id: string; nearest: { id: string; share: number } }[] {
  const chosen = pages
    .filter(({ id }) => ids.includes(id))
    .map(({ id, text }) => ({ id, shingles: shinglesOf(maskedSentences(text)) }))
  return [...nearestPages(chosen)].map(([id, nearest]) => ({ id, nearest }))
}
