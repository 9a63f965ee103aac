import 'server-only'
import { contentStamp, rightUntil, type StampedKind } from '@/lib/data/content-stamp'
import { memoize } from '@/lib/memoize'

const pageSize = 500

/**
 * Answers a public list, at most 500 entries at once; the header `Link` has the address of the next ones (`?page=2`). The
 * texts are memoized until a record of this kind changes, since strangers may ask often.
 */
export function publicList(path: string, kind: StampedKind, list: () => Promise<readonly unknown[]>) {
  const readPages = memoize(
    async (_stamp: string) => {
      const since = new Date()
      const items = await list()
      const pages: string[] = []
      for (let start = 0; start < items.length; start += pageSize)
        pages.push(JSON.stringify(items.slice(start, start + pageSize)))
      return { pages, until: await rightUntil(since) }
    },
    { expiresAt: ({ until }) => until },
  )
  return async (request: Request): Promise<Response> => {
    const { pages } = await readPages(await contentStamp(kind))
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    if (pages[page - 1] && pages[page]) headers.set('link', `<${path}?page=${page + 1}>; rel="next"`)
    return new Response(pages[page - 1] ?? '[]', { headers })
  }
}
