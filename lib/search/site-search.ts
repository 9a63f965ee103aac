import 'server-only'
import { getAreas } from '@/lib/data/areas'
import { contentStamp, rightUntil } from '@/lib/data/content-stamp'
import { listPublishedPages } from '@/lib/data/pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { keeper } from '@/lib/kept'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { areaDocuments, contentDocuments } from './documents'
import { createSearch, type Search, type SearchAnswer } from './engine'
import { projectStore } from '@/lib/records/project/store'

const kept = keeper<Search>()

/** Searches the whole site as it is now: what staff write is read, and the index built, again only when it has changed. */
export async function searchSite(query: string, blocks: BlockRegistry): Promise<SearchAnswer> {
  const search = await kept(await contentStamp('page', 'post', 'project', 'place', 'service'), async () => {
    const since = new Date()
    const [areas, projects, posts, pages] = await Promise.all([
      getAreas(),
      projectStore.listShown(),
      listPublishedPosts(),
      listPublishedPages(),
    ])
    const documents = contentDocuments({ projects, posts, pages }, blocks)
    return { value: createSearch([...areaDocuments(areas), ...documents]), until: await rightUntil(since) }
  })
  return search(query)
}
