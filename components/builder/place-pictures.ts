import { type BlockDefinition } from '@/components/blocks/define-block'
import { getDefinition } from '@/components/blocks/registry'
import { type UsedPicture } from '@/components/media/use-library'
import { type PageComponent } from '@/lib/content-types'
import { typedConfig } from './typed-config'

type Config = Record<string, unknown>
type Block = Pick<PageComponent, 'type' | 'config'>

type Place = { list: string; row: number; field: string; path: string }

/** Returns true for a list of nothing but pictures: each new picture adds a row. */
const isGallery = ({ labels, pictureAlts }: BlockDefinition, path: string): boolean => {
  const [list, field] = path.split('.')
  const ofRow = Object.keys(labels).filter((name) => name.startsWith(`${list}.`))
  return field !== undefined && ofRow.length === (pictureAlts[path] ? 2 : 1)
}

const rowsOf = (config: Config, list: string) => (config[list] ?? []) as Config[]

/** The field `decorative` is in the same object as the picture. */
const canBeDecorative = ({ labels }: BlockDefinition, path: string): boolean =>
  path.replace(/[^.]+$/, 'decorative') in labels

/** Lists a block's empty picture fields. */
function emptyPlaces({ pictures }: BlockDefinition, config: Config): Place[] {
  return pictures.flatMap((path) => {
    const [list = '', field] = path.split('.')
    if (field === undefined) return config[list] ? [] : [{ list: '', row: 0, field: list, path }]
    return rowsOf(config, list).flatMap((row, index) =>
      row[field] ? [] : [{ list, row: index, field, path }],
    )
  })
}

/** Returns how many pictures can be dropped on a block at once. */
export function pictureCapacity({ type, config: stored }: Block): number {
  const definition = getDefinition(type)
  if (!definition) return 0
  const { pictures, schema } = definition
  if (pictures.some((path) => isGallery(definition, path))) return Infinity
  const empty = emptyPlaces(definition, typedConfig(schema, stored)).length
  // A single picture is replaced.
  return empty === 0 && pictures.length === 1 && !pictures[0]?.includes('.') ? 1 : empty
}

function nextPath({ type, config }: Block, definition: BlockDefinition): string | undefined {
  const gallery = definition.pictures.find((path) => isGallery(definition, path))
  const [empty] = emptyPlaces(definition, config)
  const [only] = definition.pictures
  return empty?.path ?? gallery ?? (pictureCapacity({ type, config }) > 0 ? only : undefined)
}

/** Describes the field that takes a block's next picture; null if there is none. */
export function nextPlace({ type, config: stored }: Block) {
  const definition = getDefinition(type)
  if (!definition) return null
  const config = typedConfig(definition.schema, stored)
  const path = nextPath({ type, config }, definition)
  if (path === undefined) return null
  return {
    label: (definition.labels as Record<string, string>)[path] ?? path,
    hasAlt: definition.pictureAlts[path] !== '',
    canBeDecorative: canBeDecorative(definition, path),
    takesMany: isGallery(definition, path),
  }
}

/** Returns a block's configuration with a picture in its first empty field; null if none takes it. */
export function withPicture(
  { type, config: stored }: Block,
  { src, alt, decorative }: UsedPicture,
): Config | null {
  const definition = getDefinition(type)
  if (!definition) return null
  const config = typedConfig(definition.schema, stored)
  const [empty] = emptyPlaces(definition, config)
  const path = nextPath({ type, config }, definition)
  if (path === undefined) return null
  const [first = '', field = first] = path.split('.')
  const altField = definition.pictureAlts[path]
  const pictureFields = {
    ...{ [field]: src, ...(altField ? { [altField]: alt } : {}) },
    // The previous picture's mark doesn't apply to the new one.
    ...(canBeDecorative(definition, path) ? { decorative } : {}),
  }
  if (!path.includes('.')) return { ...config, ...pictureFields }
  const rows = rowsOf(config, first)
  const newRows = empty
    ? rows.with(empty.row, { ...rows[empty.row], ...pictureFields })
    : [...rows, pictureFields]
  return { ...config, [first]: newRows }
}
