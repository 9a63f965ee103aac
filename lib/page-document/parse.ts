import * as z from 'zod/mini'
import { type BuiltInKind } from '@/lib/content/built-in-pages'
import { type PageComponent, type StoredComponent } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { blockId } from './block-id'
import { documentOf, type PageDocument } from './document'
import { hasMoreValues, isDeeper } from './json-depth'
import { type BlockRegistry, type Config, mayHave } from './registry'
import { sanitizeRichText } from './rich-text'
import { isTooDeep, maxNesting, tooDeepMessage } from './shallow-html'
import { openBlocks } from './stored'
import { textsAt, withTexts } from './texts'
import { isRecord } from '@/lib/type-guards'

export const maxBlocks = 500
const maxValues = 50_000
/** Of a page's blocks as JSON, in characters; a save's body is limited to as many bytes. */
export const maxDocumentLength = 512 * 1024

const idPattern = /^[a-z0-9][\w-]{0,99}$/i
const typePattern = /^[\w -]{1,60}$/

const refuse = (errors: Record<string, string>, detail?: string) =>
  new AppError('invalid', detail ? { errors, detail } : { errors })
const refuseAll = (message: string) => refuse({ components: message }, message)

function parseList(input: string | readonly unknown[]): readonly unknown[] {
  if (typeof input !== 'string') return input
  if (input.length > maxDocumentLength) throw new AppError('too-large', { detail: tooLong })
  let list: unknown
  try {
    list = JSON.parse(input)
  } catch {
    throw refuseAll('The components are not valid JSON.')
  }
  if (!Array.isArray(list)) throw refuseAll('The components must be a list.')
  return list
}

const tooLong = 'The page is too large: its components must stay within 512 KB. Split it into two pages.'

/**
 * Reads what a client sends as a page's `components`: a list or its JSON. Known types are validated and
 * completed by their schemas, rich text is sanitized; unknown types stay as they are. A block without an id
 * gets one.
 * @throws AppError invalid, with messages by field (`components.3.title`); too-large
 */
export function parseComponents(
  input: string | readonly unknown[],
  registry: BlockRegistry,
  now = Date.now(),
): PageDocument {
  const blocks = readBlocks(parseList(input), registry, now)
  return documentOf(blocks.map((block) => withCleanTexts(block, registry)))
}

/**
 * Reads the blocks of a built-in page of a kind, or of one that staff have made (null).
 * @throws AppError invalid, also for a section that belongs to another page; too-large
 */
export function parsePage(
  input: string | readonly unknown[],
  kind: BuiltInKind | null,
  registry: BlockRegistry,
): PageDocument {
  const document = parseComponents(input, registry)
  const misplacedBlocks = document.blocks.flatMap(({ type }, index) => {
    const definition = registry(type)
    return definition && !mayHave(kind, definition)
      ? [[`components.${index}.type`, `Section ${index + 1} belongs to another page. Delete it here.`]]
      : []
  })
  if (misplacedBlocks.length > 0) throw refuse(Object.fromEntries(misplacedBlocks) as Record<string, string>)
  return document
}

/** Reads a list of blocks without sanitizing rich text. @throws AppError invalid */
function readBlocks(list: readonly unknown[], registry: BlockRegistry, now: number): PageComponent[] {
  if (list.length > maxBlocks)
    throw refuseAll(
      `A page holds at most ${maxBlocks} components; this one has ${list.length}. Split it into several pages.`,
    )
  if (hasMoreValues(list, maxValues)) throw refuseAll(tooLong)
  const errors: Record<string, string> = {}
  const blocks: PageComponent[] = []
  const ids = new Set<string>()
  list.forEach((item, index) => {
    const path = `components.${index}`
    if (!isRecord(item)) return void (errors[path] = 'A component needs a type and a config.')
    const { type, id = blockId(documentOf(blocks), String(type), now), config = {} } = item
    if (typeof type !== 'string' || !typePattern.test(type))
      return void (errors[`${path}.type`] = 'A component needs a type.')
    if (typeof id !== 'string' || !idPattern.test(id))
      return void (errors[`${path}.id`] = 'Use letters, digits and hyphens only.')
    if (ids.has(id)) return void (errors[`${path}.id`] = 'Another component has this id.')
    if (!isRecord(config)) return void (errors[`${path}.config`] = 'The config must be an object.')
    ids.add(id)
    const block = readStrictly({ id, type, config }, registry, path, errors)
    if (block) blocks.push(block)
  })
  if (Object.keys(errors).length > 0) throw refuse(errors)
  return blocks
}

/** Returns why a page of these stored blocks couldn't be saved, in words for staff; '' if it could. */
export function refusalOfStored(stored: readonly unknown[], registry: BlockRegistry): string {
  try {
    const current = stored.length > maxBlocks ? stored : stored.flatMap((block) => migrate(block, registry))
    readBlocks(current, registry, 0)
    return ''
  } catch (error) {
    const [first] = Object.entries((error instanceof AppError && error.more.errors) || {})
    return first ? `${first[0]}: ${first[1].replace(/\.$/, '')}.` : 'A component of it can’t be read.'
  }
}

const migrate = (block: unknown, registry: BlockRegistry): unknown[] =>
  isRecord(block) && isRecord(block.config) && typeof block.type === 'string'
    ? openBlocks([block as StoredComponent], registry)
    : [block]

/** Sanitizes a block's rich text. Everything else is plain text, escaped on output. */
function withCleanTexts(block: PageComponent, registry: BlockRegistry): PageComponent {
  const config = (registry(block.type)?.rich ?? []).reduce(
    (config, path) => withTexts(config, path, sanitizeRichText),
    block.config,
  )
  return { ...block, config }
}

function readStrictly(
  block: PageComponent,
  registry: BlockRegistry,
  blockPath: string,
  errors: Record<string, string>,
): PageComponent | null {
  const { type, config } = block
  const definition = registry(type)
  if (!definition) {
    // An unknown type is stored unchanged.
    if (!isDeeper(config, maxNesting)) return block
    errors[`${blockPath}.config`] = 'This is nested too deeply.'
    return null
  }
  const parsed = z.safeParse(definition.schema, config)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) errors[[blockPath, ...path].join('.')] ??= message
    return null
  }
  const tooDeep = definition.rich.flatMap((path) => pathsOfDeep(parsed.data, path))
  for (const path of tooDeep) errors[`${blockPath}.${path}`] = tooDeepMessage
  return tooDeep.length > 0 ? null : { ...block, config: parsed.data }
}

/** Lists the paths of texts that are nested too deeply: `content`, or `items.3.answer` in a list. */
function pathsOfDeep(config: Config, path: string): string[] {
  const [field = '', inRow] = path.split('.')
  const rows = inRow === undefined ? [config] : config[field]
  return (Array.isArray(rows) ? rows : []).flatMap((row, index) => {
    const isDeep = isRecord(row) && textsAt(row, inRow ?? field).some(isTooDeep)
    return isDeep ? [inRow === undefined ? field : `${field}.${index}.${inRow}`] : []
  })
}
