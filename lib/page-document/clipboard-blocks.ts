import { type PageComponent, type StoredComponent } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { isRecord, isText } from '@/lib/type-guards'
import { parseComponents } from './parse'
import { type BlockRegistry } from './registry'
import { blocksIn, openBlocks, toStored } from './stored'

// Blocks outside a page: in the clipboard, or saved to be used again.

/** A block without an id, which only a page gives it. */
export type ClipboardBlock = Pick<PageComponent, 'type' | 'config'>

const refuse = (detail: string) => new AppError('invalid', { detail })
const damagedMessage = 'This component can’t be read. Copy it again.'

const isClipboardBlock = (block: unknown): block is Omit<StoredComponent, 'id'> =>
  isRecord(block) && isText(block.type) && isRecord(block.config)

/**
 * Reads stored blocks, checked and cleaned like a page's.
 * @throws AppError invalid, with a sentence about the first problem
 */
export function readClipboardBlocks(stored: readonly unknown[], registry: BlockRegistry): ClipboardBlock[] {
  if (stored.length === 0 || !stored.every(isClipboardBlock)) throw refuse(damagedMessage)
  const unknown = stored.find(({ type }) => !registry(type))
  if (unknown) throw refuse(`This site has no component “${unknown.type}”.`)
  try {
    const openedBlocks = openBlocks(
      stored.map((block) => ({ ...block, id: '' })),
      registry,
    )
    const bare = openedBlocks.map(({ type, config }) => ({ type, config }))
    return parseComponents(bare, registry).blocks.map(({ type, config }) => ({ type, config }))
  } catch (error) {
    const [first] = Object.values((error instanceof AppError && error.more.errors) || {})
    throw refuse(first ? `A field of this component can’t be taken: ${first}.` : damagedMessage)
  }
}

/** Returns the blocks as they are stored. */
export const toStoredClipboardBlocks = (blocks: readonly ClipboardBlock[], registry: BlockRegistry) =>
  toStored(
    blocks.map((block) => ({ ...block, id: '' })),
    registry,
  ).map(({ id: _, ...block }) => block)

const mark = 'page-components'

export const clipboardText = (blocks: readonly ClipboardBlock[], registry: BlockRegistry): string =>
  JSON.stringify({ kind: mark, blocks: toStoredClipboardBlocks(blocks, registry) })

/**
 * Reads the blocks in a clipboard text; null if it holds something else.
 * @throws AppError invalid, with a sentence about the problem
 */
export function readClipboard(text: string, registry: BlockRegistry): ClipboardBlock[] | null {
  if (!text.includes(`"${mark}"`)) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(damagedMessage)
  }
  if (!isRecord(value) || value.kind !== mark) return null
  return readClipboardBlocks(blocksIn(value) ?? [], registry)
}
