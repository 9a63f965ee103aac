/** The gate for landing pages (issue 4). Shares are of 5-word shingles, between 0 and 1. */
const shingleSize = 5
export const maxMedianShare = 0.45
export const maxShare = 0.6
export const minWords = 700
export const minLocalFacts = 6

export type MeasuredPage = { id: string; text: string }
export type Neighbor = { id: string; share: number }

/** The words of a text: lower case, punctuation dropped, numbers with their separators kept. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+(?:[.,][\p{N}]+)*/gu) ?? []
  )
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return wordsOf(text).length
}

/** The distinct runs of `size` words of a text. A text shorter than that is one shingle; an empty one has none. */
export function shingles(text: string, size = shingleSize): Set<string> {
  const words = wordsOf(text)
  if (words.length === 0) return new Set()
  if (words.length < size) return new Set([words.join(' ')])
  const found = new Set<string>()
  for (let start = 0; start + size <= words.length; start++)
    found.add(words.slice(start, start + size).join(' '))
  return found
}

/** For every page, the other page that holds the largest share of its text. A page alone has no neighbor. */
export function nearestNeighbors(pages: MeasuredPage[], size = shingleSize): Map<string, Neighbor> {
  const sets = pages.map(({ text }) => shingles(text, size))
  const holders = new Map<string, number[]>()
  sets.forEach((set, page) => {
    for (const shingle of set) {
      const list = holders.get(shingle)
      if (list) list.push(page)
      else holders.set(shingle, [page])
    }
  })
  const result = new Map<string, Neighbor>()
  sets.forEach((set, page) => {
    const counts = new Uint32Array(pages.length)
    for (const shingle of set) for (const holder of holders.get(shingle) ?? []) counts[holder]! += 1
    let nearest = -1
    counts.forEach((count, other) => {
      if (other !== page && (nearest < 0 || count > counts[nearest]!)) nearest = other
    })
    const [own, neighbor] = [pages[page], pages[nearest]]
    if (own && neighbor)
      result.set(own.id, { id: neighbor.id, share: set.size ? counts[nearest]! / set.size : 0 })
  })
  return result
}

/** How many of a place's facts stand in a text word for word (case, spaces and quote marks aside). */
export function localFactsCount(text: string, facts: readonly string[]): number {
  const flat = (value: string) => ` ${wordsOf(value).join(' ')} `
  const haystack = flat(text)
  return new Set(facts.filter((fact) => wordsOf(fact).length > 0 && haystack.includes(flat(fact)))).size
}

/** The middle value of a list, the mean of the two middle ones for an even count, 0 for none. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
