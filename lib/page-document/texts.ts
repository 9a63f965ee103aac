import { plainText } from './plain-text'
import { readTolerantly } from './read-tolerantly'
import { type BlockRegistry, type Config } from './registry'
import { isRecord } from '@/lib/shapes'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The texts at a path of a configuration: one, or for `list.field` one of each row. What isn't text is left out. */
export function textsAt(config: Config, path: string): string[] {
  const [field = '', inRow] = path.split('.')
  const value = config[field]
  if (inRow === undefined) return isText(value) ? [value] : []
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows.map((row) => isRecord(row) && row[inRow]).filter(isText)
}

/** The configuration with the texts at a path changed. */
export function withTexts(config: Config, path: string, change: (text: string) => string): Config {
  const [field = '', ...deeper] = path.split('.')
  const value = config[field]
  const inRow = (row: unknown) => (isRecord(row) ? withTexts(row, deeper.join('.'), change) : row)
  if (deeper.length > 0) return Array.isArray(value) ? { ...config, [field]: value.map(inRow) } : config
  return isText(value) ? { ...config, [field]: change(value) } : config
}

/** One text of a configuration, `title` or `items.0.answer`; '' where there is none. */
export function textAt(config: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (of, name) => (typeof of === 'object' && of !== null ? Reflect.get(of, name) : ''),
      config,
    )
  return isText(value) ? value : ''
}

/** The configuration with that text in its place. */
export function withTextAt(config: Config, path: string, text: string): Config {
  const [field = '', row, inRow] = path.split('.')
  if (inRow === undefined) return { ...config, [field]: text }
  const rows: unknown[] = Array.isArray(config[field]) ? config[field] : []
  const changed = rows.map((value, index) =>
    index === Number(row) && isRecord(value) ? { ...value, [inRow]: text } : value,
  )
  return { ...config, [field]: changed }
}

type AnyBlock = { type: string; config: unknown }

/** A block's words for readers, the most telling first, without markup; none of an unknown type, which isn't shown. */
export function proseOf({ type, config }: AnyBlock, blocks: BlockRegistry): string[] {
  const known = blocks(type)
  if (!known) return []
  const shown = readTolerantly(known.schema, config) as Config
  return known.prose
    .flatMap((path) => {
      const texts = textsAt(shown, path)
      return known.rich.includes(path) ? texts.map(plainText) : texts
    })
    .filter((text) => text.trim())
}

/** The paths of the pictures in a block. */
export function picturesOf({ type, config }: AnyBlock, blocks: BlockRegistry): string[] {
  const known = blocks(type)
  if (!known) return []
  const shown = readTolerantly(known.schema, config) as Config
  return known.pictures.flatMap((path) => textsAt(shown, path)).filter(Boolean)
}
