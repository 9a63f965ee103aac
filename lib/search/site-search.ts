import 'server-only'
import { createHash } from 'node:crypto'
import { listPublishedPages } from '@/lib/data/pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { listProjects } from '@/lib/data/projects'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { contentDocuments, fixedDocuments } from './documents'
import { createSearch, type Search, type SearchAnswer } from './engine'

let built: { signature: string; search: Search } | undefined

/** Searches the whole site as it is now: the index is built again only when what staff write has changed. */
export async function searchSite(query: string, blocks: BlockRegistry): Promise<SearchAnswer> {
  const [projects, posts, pages] = await Promise.all([
    listProjects(),
    listPublishedPosts(),
    listPublishedPages(),
  ])
  const documents = contentDocuments({ projects, posts, pages }, blocks)
  const signature = createHash('sha1').update(JSON.stringify(documents)).digest('base64')
  if (built?.signature !== signature) {
    built = { signature, search: createSearch([...fixedDocuments, ...documents]) }
  }
  return built.search(query)
}
