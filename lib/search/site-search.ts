import 'server-only'
import { contentStamp, rightUntil } from '@/lib/data/content-stamp'
import { listPublishedPages } from '@/lib/data/pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { listProjects } from '@/lib/data/projects'
import { keeper } from '@/lib/kept'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { contentDocuments, fixedDocuments } from './documents'
import { createSearch, type Search, type SearchAnswer } from './engine'

const kept = keeper<Search>()

/** Searches the whole site as it is now: what staff write is read, and the index built, again only when it has changed. */
export async function searchSite(query: string, blocks: BlockRegistry): Promise<SearchAnswer> {
  const search = await kept(await contentStamp('page', 'post', 'project'), async () => {
    const since = new Date()
    const [projects, posts, pages] = await Promise.all([
      listProjects(),
      listPublishedPosts(),
      listPublishedPages(),
    ])
    const documents = contentDocuments({ projects, posts, pages }, blocks)
    return { value: createSearch([...fixedDocuments, ...documents]), until: await rightUntil(since) }
  })
  return search(query)
}
