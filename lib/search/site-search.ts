import 'server-only'
import { type BusinessProfile } from '@/lib/business/profile'
import { getAreas } from '@/lib/data/areas'
import { contentStamp, rightUntil } from '@/lib/data/content-stamp'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { listPublishedPages } from '@/lib/data/pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { memoize } from '@/lib/memoize'
import { projectStore } from '@/lib/records/project/store'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { areaDocuments, contentDocuments } from './documents'
import { createSearch, type SearchAnswer } from './engine'

const indexSite = memoize(
  async (_stamp: string, blocks: BlockRegistry, profile: BusinessProfile, empty: readonly string[]) => {
    const since = new Date()
    const [areas, projects, posts, pages] = await Promise.all([
      getAreas(),
      projectStore.listShown(),
      listPublishedPosts(),
      listPublishedPages(),
    ])
    const documents = [
      ...areaDocuments(areas, profile),
      ...contentDocuments({ projects, posts, pages }, blocks),
    ]
    return {
      search: createSearch(documents.filter(({ href }) => !empty.includes(href))),
      until: await rightUntil(since),
    }
  },
  {
    keyOf: (stamp, _, { address }, empty) => [stamp, address.locality, ...empty].join(' '),
    expiresAt: ({ until }) => until,
  },
)

/** Searches the whole site as it is now. Staff's content is read and indexed again only after a change. */
export async function searchSite(query: string, blocks: BlockRegistry): Promise<SearchAnswer> {
  const [stamp, profile, empty] = await Promise.all([
    contentStamp('page', 'post', 'project', 'place', 'service'),
    getProfile(),
    listEmptyPaths(),
  ])
  return (await indexSite(stamp, blocks, profile, empty)).search(query)
}
