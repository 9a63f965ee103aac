import { plainText } from './plain-text'
import { readTolerantly } from './read-tolerantly'
import { type BlockRegistry, type Config } from './registry'
import { isRecord, isText } from '@/lib/type-guards'

/** Lists the texts at a path of a configuration: one, or for `list.field` one per row. Other values are left out. */
export function textsAt(config: Config, path: string): string[] {
  const [field = '', inRow] = path.split('.')
  const value = config[field]
  if (inRow === undefined) return isText(value) ? [value] : []
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows.map((row) => isRecord(row) && row[inRow]).filter(isText)
}

export function withTexts(config: Config, path: string, change: (text: string) => string): Config {
  const [field = '', ...deeper] = path.split('.')
  const value = config[field]
  const inRow = (row: unknown) => (isRecord(row) ? withTexts(row, deeper.join('.'), change) : row)
  if (deeper.length > 0) return Array.isArray(value) ? { ...config, [field]: value.map(inRow) } : config
  return isText(value) ? { ...config, [field]: change(value) } : config
}

/** Returns one text of a configuration, `title` or `items.0.answer`; '' if there is none. */
export function textAt(config: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : ''),
      config,
    )
  return isText(value) ? value : ''
}

export function withTextAt(config: Config, path: string, text: string): Config {
  const [field = '', row, inRow] = path.split('.')
  if (inRow === undefined) return { ...config, [field]: text }
  const rows: unknown[] = Array.isArray(config[field]) ? config[field] : []
  const changedRows = rows.map((value, index) =>
    index === Number(row) && isRecord(value) ? { ...value, [inRow]: text } : value,
  )
  return { ...config, [field]: changedRows }
}

type AnyBlock = { type: string; config: unknown }

/**
 * Lists a block's texts for readers without markup, the most important first; none for an unknown type, which
 * isn't shown.
 */
export function proseOf({ type, config }: AnyBlock, blocks: BlockRegistry): string[] {
  const definition = blocks(type)
  if (!definition) return []
  const read = readTolerantly(definition.schema, config) as Config
  return definition.prose
    .flatMap((path) => {
      const texts = textsAt(read, path)
      return definition.rich.includes(path) ? texts.map(plainText) : texts
    })
    .filter((text) => text.trim())
}

/** Lists the paths of a block's pictures. */
export function picturesOf({ type, config }: AnyBlock, blocks: BlockRegistry): string[] {
  const definition = blocks(type)
  if (!definition) return []
  const read = readTolerantly(definition.schema, config) as Config
  return definition.pictures.flatMap((path) => textsAt(read, path)).filter(Boolean)
}
