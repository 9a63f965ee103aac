import { type PageComponent, type StoredComponent } from '@/lib/content-types'
import { documentVersion } from './document'
import { type BlockRegistry, type Config } from './registry'
import { isRecord } from '@/lib/shapes'

// How a document is kept, in the database and in the browser: it may have been written by an older version of this code.

/** The JSON of a document. */
export const documentJson = (blocks: readonly StoredComponent[]): string =>
  JSON.stringify({ version: documentVersion, blocks })

/** The list of blocks in a document of any version; undefined where there is none. */
export function blocksIn(document: unknown): unknown[] | undefined {
  const blocks = isRecord(document) ? document.blocks : document
  return Array.isArray(blocks) ? blocks : undefined
}

/** Blocks as they are stored: with the version of their configuration, where it isn't the first. */
export function toStored(blocks: readonly PageComponent[], registry: BlockRegistry): StoredComponent[] {
  return blocks.map((block) => {
    const version = registry(block.type)?.version ?? 1
    return version > 1 ? { ...block, version } : block
  })
}

/** Stored blocks as the code of today has them: each configuration lifted to its type's present version. */
export function openBlocks(stored: readonly StoredComponent[], registry: BlockRegistry): PageComponent[] {
  return stored.map(({ id, type, config, version = 1 }) => {
    const steps = registry(type)?.migrations.slice(version - 1) ?? []
    return { id, type, config: steps.reduce((lifted, step) => step(lifted), config as Config) }
  })
}

type Stored = { components: readonly StoredComponent[] }
type Opened<Page extends Stored> = Omit<Page, 'components'> & { components: PageComponent[] }

/** A page or revision as lib/data reads it, with its blocks as the code of today has them. */
export const openPage = <Page extends Stored>(page: Page, registry: BlockRegistry): Opened<Page> => ({
  ...page,
  components: openBlocks(page.components, registry),
})
