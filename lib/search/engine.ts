import MiniSearch, { type SearchResult } from 'minisearch'
import { type SearchDocument, searchKinds, type SearchKind } from './documents'
import { placeHref } from '@/lib/content/town-pages'
import { highlight, snippet } from '@/lib/text/highlight'
import { type Segment } from '@/lib/text/segments'
import { cleanQuery, normalWord, queryTerms, splitWords } from '@/lib/text/words'

export type SearchHit = { href: string; title: Segment[]; text: Segment[] }
/** Hits of one kind, best first; `total` counts those that aren't listed too. `more` leads to them. */
export type SearchGroup = { kind: SearchKind; total: number; hits: SearchHit[]; more: string | null }
export type SearchAnswer = { query: string; total: number; groups: SearchGroup[] }
type Search = (query: string) => SearchAnswer

/** Number of listed hits by kind. */
const limits: Record<SearchKind, number> = {
  service: 8,
  town: 6,
  landing: 8,
  project: 4,
  post: 5,
  page: 6,
}
const snippetLength = 170

/** Factors that rank the more general of two equal matches first. */
const weight: Record<SearchKind, number> = {
  service: 2,
  town: 2.2,
  landing: 1,
  project: 0.8,
  post: 0.9,
  page: 1.2,
}

const options = {
  fields: ['title', 'words', 'text'],
  storeFields: ['kind'],
  tokenize: splitWords,
  processTerm: (term: string) => normalWord(term) || null,
  // A town's text names its neighbors and rooms too; only name, ZIP and township should find the town.
  extractField: (document: SearchDocument, field: string) =>
    field === 'text' && document.kind === 'town' ? '' : document[field as keyof SearchDocument],
}

/** Indexes the documents and returns a function that searches them. Building takes some 20 ms for 500 documents. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch<SearchDocument>(options)
  index.addAll(documents)
  const byId = new Map(documents.map((document) => [document.id, document]))

  // Allows one wrong letter in words from four letters on, two from eight on, and unfinished words.
  const find = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, {
      combineWith,
      prefix: (term) => term.length >= 2,
      fuzzy: (term) => (/\d/.test(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2),
      boost: { title: 4, words: 1.5 },
      weights: { prefix: 0.6, fuzzy: 0.3 },
      boostDocument: (id) => weight[byId.get(id as string)?.kind ?? 'page'],
    })

  return (input) => {
    const query = cleanQuery(input)
    const text = queryTerms(query).join(' ')
    if (!text) return { query, total: 0, groups: [] }
    const strictResults = find(text, 'AND')
    const results = strictResults.length > 0 ? strictResults : find(text, 'OR')
    return { query, total: results.length, groups: groupResults(results, byId) }
  }
}

/** Groups the hits by kind, the kind with the best hit first. */
function groupResults(results: SearchResult[], byId: ReadonlyMap<string, SearchDocument>): SearchGroup[] {
  const groups = searchKinds.flatMap((kind) => {
    const matches = results.filter((result) => result.kind === kind)
    const [best] = matches
    if (!best) return []
    const hits = matches.slice(0, limits[kind]).flatMap((result) => hitOf(result, byId) ?? [])
    const more = matches.length > hits.length ? moreHref(kind, matches) : null
    return [{ score: best.score, group: { kind, total: matches.length, hits, more } }]
  })
  return groups.sort((a, b) => b.score - a.score).map(({ group }) => group)
}

function hitOf({ id, terms }: SearchResult, byId: ReadonlyMap<string, SearchDocument>): SearchHit | null {
  const document = byId.get(id as string)
  if (!document) return null
  const words = new Set(terms)
  const { href, title, text } = document
  return {
    href,
    title: highlight(title, words),
    text: highlight(snippet(text, words, snippetLength), words),
  }
}

/** Returns the page that lists the rest of a group. */
function moreHref(kind: SearchKind, results: SearchResult[]): string | null {
  if (kind === 'post') return '/blog'
  if (kind === 'project') return '/gallery'
  if (kind !== 'landing') return kind === 'town' ? '/sitemap' : null
  const paths = results.map(({ id }) => (id as string).split('/'))
  const commonPart = (part: number) => {
    const values = new Set(paths.map((path) => path[part]))
    return values.size === 1 ? [...values][0] : undefined
  }
  const service = commonPart(3)
  if (service) return `/rockland/${service}/`
  const place = commonPart(2)
  return place ? placeHref({ slug: place }) : '/sitemap'
}
