import 'server-only'
import { getAreas } from '@/lib/data/areas'
import { contentStamp, rightUntil } from '@/lib/data/content-stamp'
import { listPublishedPages } from '@/lib/data/pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { memoize } from '@/lib/memoize'
import { projectStore } from '@/lib/records/project/store'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { areaDocuments, contentDocuments } from './documents'
import { createSearch, type SearchAnswer } from './engine'

const indexSite = memoize(
  async (_stamp: string, blocks: BlockRegistry) => {
    const since = new Date()
    const [areas, projects, posts, pages] = await Promise.all([
      getAreas(),
      projectStore.listShown(),
      listPublishedPosts(),
      listPublishedPages(),
    ])
    const documents = contentDocuments({ projects, posts, pages }, blocks)
    return { search: createSearch([...areaDocuments(areas), ...documents]), until: await rightUntil(since) }
  },
  { keyOf: (stamp) => stamp, expiresAt: ({ until }) => until },
)

/** Searches the whole site as it is now. Staff's content is read and indexed again only after a change. */
export async function searchSite(query: string, blocks: BlockRegistry): Promise<SearchAnswer> {
  const stamp = await contentStamp('page', 'post', 'project', 'place', 'service')
  return (await indexSite(stamp, blocks)).search(query)
}
