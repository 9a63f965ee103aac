import { fold } from '@/lib/text/fold'
import { cleanQuery, wordRun } from '@/lib/text/words'
import { type LibraryPicture } from './types'

type Searched = Pick<LibraryPicture, 'name' | 'alt' | 'builtIn' | 'uses'>

export const libraryLists = {
  all: { label: 'All', has: () => true },
  unused: {
    label: 'Not used',
    has: ({ builtIn, uses }: Searched) => !builtIn && uses.every(({ inTrash }) => inTrash),
  },
  bare: { label: 'Alt text missing', has: ({ alt }: Searched) => !alt },
} satisfies Record<string, { label: string; has: (picture: Searched) => boolean }>

export type LibraryList = keyof typeof libraryLists
export type LibraryFilter = { q: string; show: LibraryList; page: number }

/** Finds pictures whose name or alt text has every word, ignoring case and accents. */
export function searchPictures<Picture extends Pick<Searched, 'name' | 'alt'>>(
  pictures: readonly Picture[],
  query: string,
): Picture[] {
  const words = fold(cleanQuery(query)).match(wordRun) ?? []
  if (words.length === 0) return [...pictures]
  return pictures.filter(({ name, alt }) => {
    const text = fold(`${name} ${alt}`)
    return words.every((word) => text.includes(word))
  })
}

type Params = Record<string, string | string[] | undefined>

/** Reads the filter of a library address, ignoring invalid values. */
export function readLibraryFilter({ q, show, page }: Params): LibraryFilter {
  const list = typeof show === 'string' && Object.hasOwn(libraryLists, show) ? (show as LibraryList) : 'all'
  const number = typeof page === 'string' && /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1
  return { q: typeof q === 'string' ? cleanQuery(q) : '', show: list, page: number }
}

/** Returns the library's address for a filter. */
export function libraryHref({ q = '', show = 'all', page = 1 }: Partial<LibraryFilter>): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (show !== 'all') params.set('show', show)
  if (page > 1) params.set('page', String(page))
  return `/admin/content/pictures${params.size > 0 ? `?${params.toString()}` : ''}`
}
