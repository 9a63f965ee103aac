/** The filters, order and page of the list of posts, from its address. */
export type PostListQuery = {
  q: string
  show: 'all' | 'published' | 'drafts'
  category: string
  town: string
  order: 'newest' | 'oldest'
  /** From 1. */
  page: number
}

type SearchParams = Record<string, string | string[] | undefined>

const shows = ['all', 'published', 'drafts'] as const

/** Reads an address; invalid values count as missing. */
export function readListQuery(params: SearchParams): PostListQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value.trim().slice(0, 100) : ''
  }
  const page = Number(text('page'))
  return {
    q: text('q'),
    show: shows.find((show) => show === text('show')) ?? 'all',
    category: text('category'),
    town: text('town'),
    order: text('order') === 'oldest' ? 'oldest' : 'newest',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

export function hrefOf({ q, show, category, town, order, page }: PostListQuery): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (show !== 'all') query.set('show', show)
  if (category) query.set('category', category)
  if (town) query.set('town', town)
  if (order !== 'newest') query.set('order', order)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/admin/blog?${query}` : '/admin/blog'
}
