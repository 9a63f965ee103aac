import { type BlockDefinition } from '@/components/blocks/define-block'
import { getDefinition } from '@/components/blocks/registry'
import { type PageComponent } from '@/lib/content-types'
import { typedConfig } from './typed-config'

/** A picture as a block keeps it. */
export type PlacedPicture = { src: string; alt: string; decorative?: boolean }

type Config = Record<string, unknown>
type Block = Pick<PageComponent, 'type' | 'config'>

/** A place for a picture: a field of its own, or that of a list's row. */
type Place = { list: string; row: number; field: string; path: string }

/** Of a list that holds nothing but pictures a row more is made for each. */
const isGallery = ({ labels, pictureAlts }: BlockDefinition, path: string): boolean => {
  const [list, field] = path.split('.')
  const ofRow = Object.keys(labels).filter((name) => name.startsWith(`${list}.`))
  return field !== undefined && ofRow.length === (pictureAlts[path] ? 2 : 1)
}

const rowsOf = (config: Config, list: string) => (config[list] ?? []) as Config[]

/** The field that can mark a picture as decoration stands beside it. */
const canBeDecorative = ({ labels }: BlockDefinition, path: string): boolean =>
  path.replace(/[^.]+$/, 'decorative') in labels

/** The places of a block that have no picture yet. */
function emptyPlaces({ pictures }: BlockDefinition, config: Config): Place[] {
  return pictures.flatMap((path) => {
    const [list = '', field] = path.split('.')
    if (field === undefined) return config[list] ? [] : [{ list: '', row: 0, field: list, path }]
    return rowsOf(config, list).flatMap((row, index) =>
      row[field] ? [] : [{ list, row: index, field, path }],
    )
  })
}

/** How many pictures can be dropped on a block at once; none where it shows none, or has all of them. */
export function roomForPictures({ type, config: stored }: Block): number {
  const definition = getDefinition(type)
  if (!definition) return 0
  const { pictures, schema } = definition
  if (pictures.some((path) => isGallery(definition, path))) return Infinity
  const empty = emptyPlaces(definition, typedConfig(schema, stored)).length
  // The only one is replaced.
  return empty === 0 && pictures.length === 1 && !pictures[0]?.includes('.') ? 1 : empty
}

/** The field that the next picture goes into; undefined where there is none for it. */
function nextPath({ type, config }: Block, definition: BlockDefinition): string | undefined {
  const gallery = definition.pictures.find((path) => isGallery(definition, path))
  const [empty] = emptyPlaces(definition, config)
  const [only] = definition.pictures
  return empty?.path ?? gallery ?? (roomForPictures({ type, config }) > 0 ? only : undefined)
}

/** What the next picture of a block is for; null where it has no place for one. */
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

/** The block's configuration with the picture in its first empty place; null where there is none for it. */
export function withPicture(
  { type, config: stored }: Block,
  { src, alt, decorative }: PlacedPicture,
): Config | null {
  const definition = getDefinition(type)
  if (!definition) return null
  const config = typedConfig(definition.schema, stored)
  const [empty] = emptyPlaces(definition, config)
  const path = nextPath({ type, config }, definition)
  if (path === undefined) return null
  const [first = '', field = first] = path.split('.')
  const altField = definition.pictureAlts[path]
  const filled = {
    ...{ [field]: src, ...(altField ? { [altField]: alt } : {}) },
    // The mark of the picture that was there before doesn't hold for another one.
    ...(canBeDecorative(definition, path) ? { decorative } : {}),
  }
  if (!path.includes('.')) return { ...config, ...filled }
  const rows = rowsOf(config, first)
  const more = empty ? rows.with(empty.row, { ...rows[empty.row], ...filled }) : [...rows, filled]
  return { ...config, [first]: more }
}
