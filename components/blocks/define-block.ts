import type * as z from 'zod/mini'
import { type FieldPath, type Labels, type TextPath } from '@/lib/page-document/field-paths'
import { type DocumentBlock, type Migration } from '@/lib/page-document/registry'
import { type TextKind, textKinds } from './config-fields'

export const blockGroups = ['Basics', 'For contractors'] as const
type BlockGroup = (typeof blockGroups)[number]

export type ConfigSchema = z.ZodMiniType<Record<string, unknown>>

/** All there is to know of a type of block, but for how it looks (view.tsx) and how it is edited (fields.tsx). */
export type BlockDefinition<Schema extends ConfigSchema = ConfigSchema> = Omit<DocumentBlock, 'schema'> & {
  /** As the library and the block's bar call it. */
  name: string
  group: BlockGroup
  schema: Schema
  /** For each field that holds a picture the one beside it that says what it shows, '' where none does. */
  pictureAlts: Readonly<Record<string, string>>
  /** What the panel, and a comparison, call its fields. */
  labels: Labels<z.output<Schema>>
  /** One line about what the block holds, for its bar. */
  summary: (config: Record<string, unknown>) => string
  /** The fields whose first text only shows what belongs there: published, visitors would read "Customer Name". */
  samples: readonly string[]
  /** The fields without which visitors see nothing of it, or half. */
  needs: readonly string[]
  /** The fields that say what the picture beside them shows. */
  alts: readonly string[]
  /** The fields that hold an address. */
  links: readonly string[]
}

type Definition<Schema extends ConfigSchema> = Pick<
  BlockDefinition<Schema>,
  'name' | 'group' | 'schema' | 'labels'
> & {
  prose: readonly TextPath<z.output<Schema>>[]
  samples?: readonly TextPath<z.output<Schema>>[]
  needs?: readonly FieldPath<z.output<Schema>>[]
  summary: (config: z.output<Schema>) => string
  /**
   * When the schema changes so that it would refuse or misread what is stored, a step goes here that makes the new shape
   * of the old one. What only gets a new field needs none: its default completes it.
   */
  migrations?: readonly Migration[]
}

/**
 * Defines a type of block. Which fields hold rich text and pictures its schema says already (`rich()`, `picture()`), its
 * version is counted by the migrations; all that names fields is held to the schema by the compiler.
 */
export function defineBlock<Schema extends ConfigSchema>(
  definition: Definition<Schema>,
): BlockDefinition<Schema> {
  const { migrations = [], samples = [], needs = [], summary, ...rest } = definition
  const pictures = pathsOf('picture', rest.schema)
  const pathsOfKind = (kind: TextKind) => pathsOf(kind, rest.schema).map(({ path }) => path)
  return {
    ...rest,
    rich: pathsOfKind('rich'),
    pictures: pictures.map(({ path }) => path),
    pictureAlts: Object.fromEntries(pictures.map(({ path, alt = '' }) => [path, alt])),
    alts: pathsOfKind('alt'),
    links: pathsOfKind('link'),
    samples,
    needs,
    version: migrations.length + 1,
    migrations,
    // Called with what this definition's own schema has read.
    summary: summary as BlockDefinition['summary'],
  }
}

/** The fields of a kind, wherever they are in a schema. */
function pathsOf(kind: TextKind, schema: z.core.$ZodType, path = ''): { path: string; alt?: string }[] {
  const text = textKinds.get(schema)
  if (text?.kind === kind) return [{ path, alt: text.alt }]
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) =>
      pathsOf(kind, field, path ? `${path}.${name}` : name),
    )
  if (def.type === 'array') return pathsOf(kind, def.element, path)
  if (def.type === 'default') return pathsOf(kind, def.innerType, path)
  return def.type === 'pipe' ? pathsOf(kind, def.out, path) : []
}
