import {
  localFactsCount,
  maxMedianShare,
  maxShare,
  median,
  minLocalFacts,
  minWords,
  nearestNeighbors,
  wordCount,
  type MeasuredPage,
  type Neighbor,
} from './quality'

/** A page to be measured: its main text and the local facts that may stand in it. `id` is the town's slug. */
export type PageToMeasure = MeasuredPage & { facts: string[] }
export type PageMeasure = { id: string; words: number; facts: number; nearest: Neighbor | null }

/** Words, local facts and nearest neighbor of each page of one service. */
export function measurePages(pages: PageToMeasure[]): PageMeasure[] {
  const neighbors = nearestNeighbors(pages)
  return pages.map(({ id, text, facts }) => ({
    id,
    words: wordCount(text),
    facts: localFactsCount(text, facts),
    nearest: neighbors.get(id) ?? null,
  }))
}

/** Whether one page passes the gate by itself: long enough, local enough, not too close to its nearest neighbor. */
export function passesGate({ words, facts, nearest }: PageMeasure): boolean {
  return words >= minWords && facts >= minLocalFacts && (nearest?.share ?? 0) <= maxShare
}

export type ServiceSummary = {
  service: string
  pages: number
  words: { min: number; median: number; max: number }
  share: { median: number; max: number }
  /** The page closest to another one, and that other one. */
  worstPair: [string, string] | null
  minFacts: number
  /** Slugs of the pages under the gate. */
  failing: string[]
  passes: boolean
}

/** One line of the report: what a service's pages measure together. */
export function summarize(service: string, measures: PageMeasure[]): ServiceSummary {
  const words = measures.map((page) => page.words)
  const shares = measures.map((page) => page.nearest?.share ?? 0)
  const worst = measures.reduce<PageMeasure | null>(
    (found, page) => ((page.nearest?.share ?? 0) > (found?.nearest?.share ?? -1) ? page : found),
    null,
  )
  const failing = measures.filter((page) => !passesGate(page)).map(({ id }) => id)
  return {
    service,
    pages: measures.length,
    words: { min: Math.min(...words), median: median(words), max: Math.max(...words) },
    share: { median: median(shares), max: Math.max(...shares) },
    worstPair: worst?.nearest ? [worst.id, worst.nearest.id] : null,
    minFacts: Math.min(...measures.map((page) => page.facts)),
    failing,
    passes: failing.length === 0 && median(shares) <= maxMedianShare,
  }
}
