import { type PageComponent, type StoredComponent } from '@/lib/content-types'
import { documentVersion } from './document'
import { type BlockRegistry, type Config } from './registry'
import { isRecord } from '@/lib/type-guards'

// Documents as they are stored in the database and in the browser, perhaps by an older version of this code.

export const documentJson = (blocks: readonly StoredComponent[]): string =>
  JSON.stringify({ version: documentVersion, blocks })

/** Returns the blocks in a document of any version; undefined if there are none. */
export function blocksIn(document: unknown): unknown[] | undefined {
  const blocks = isRecord(document) ? document.blocks : document
  return Array.isArray(blocks) ? blocks : undefined
}

/** Returns blocks as they are stored: with the version of their configuration unless it is 1. */
export function toStored(blocks: readonly PageComponent[], registry: BlockRegistry): StoredComponent[] {
  return blocks.map((block) => {
    const version = registry(block.type)?.version ?? 1
    return version > 1 ? { ...block, version } : block
  })
}

/** Migrates stored blocks to the present versions of their types. */
export function openBlocks(stored: readonly StoredComponent[], registry: BlockRegistry): PageComponent[] {
  return stored.map(({ id, type, config, version = 1 }) => {
    const steps = registry(type)?.migrations.slice(version - 1) ?? []
    return { id, type, config: steps.reduce((current, step) => step(current), config as Config) }
  })
}

type Stored = { components: readonly StoredComponent[] }
type Opened<Page extends Stored> = Omit<Page, 'components'> & { components: PageComponent[] }

/** Migrates the blocks of a page or revision that lib/data has read. */
export const openPage = <Page extends Stored>(page: Page, registry: BlockRegistry): Opened<Page> => ({
  ...page,
  components: openBlocks(page.components, registry),
})
