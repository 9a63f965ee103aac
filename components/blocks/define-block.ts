import type * as z from 'zod/mini'
import { type FieldPath, type Labels, type TextName, type TextPath } from '@/lib/page-document/field-paths'
import { type DocumentBlock, type Migration } from '@/lib/page-document/registry'
import { type TextKind, textKinds } from './config-fields'
import { type BlockData } from './view-props'

export const blockGroups = ['Basics', 'For contractors', 'Sections'] as const
type BlockGroup = (typeof blockGroups)[number]

export type ConfigSchema = z.ZodMiniType<Record<string, unknown>>

/** Texts by the name of their field. */
export type Sentences<Name extends string = string> = Readonly<Partial<Record<Name, string>>>

/** A sentence about where content comes from, and a link to the screen for it. */
type Source = { text: string; link: string; href: string }

/** Defines a type of block, except for its look (view.tsx) and its panel (fields.tsx). */
export type BlockDefinition<Schema extends ConfigSchema = ConfigSchema> = Omit<DocumentBlock, 'schema'> & {
  name: string
  group: BlockGroup
  schema: Schema
  /** The alt text field of each picture field, or ''. */
  pictureAlts: Readonly<Record<string, string>>
  /** Names of the fields in the panel and in comparisons. */
  labels: Labels<z.output<Schema>>
  /** Returns the line for the block's bar. */
  summary: (config: Record<string, unknown>) => string
  /** Fields whose default only shows what belongs there ("Customer Name") and mustn't be published. */
  samples: readonly string[]
  /** Fields without which visitors see nothing or half of the block. */
  needs: readonly string[]
  alts: readonly string[]
  links: readonly string[]
  /** Set if its title can be the page's heading. */
  isHead?: boolean
  /** The screen where staff change the content of a computed section. */
  source?: Source
  /** Returns what the site says, by its facts, in the place of empty texts. */
  sentences?: (data: BlockData) => Sentences
}

type Definition<Schema extends ConfigSchema> = Pick<
  BlockDefinition<Schema>,
  'name' | 'group' | 'schema' | 'labels' | 'isHead'
> & {
  sentences?: (data: BlockData) => Sentences<TextName<z.output<Schema>>>
  prose: readonly TextPath<z.output<Schema>>[]
  samples?: readonly TextPath<z.output<Schema>>[]
  needs?: readonly FieldPath<z.output<Schema>>[]
  summary: (config: z.output<Schema>) => string
  /**
   * Steps from older shapes, for a change of the schema that would refuse or misread what is stored. A new field needs none:
   * its default completes it.
   */
  migrations?: readonly Migration[]
}

/**
 * Defines a type of block. Rich text and picture fields come from the schema, the version from the number of migrations; the
 * compiler checks every name of a field.
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
    // Called with a configuration that this definition's own schema has read.
    summary: summary as BlockDefinition['summary'],
  }
}

/** Returns the paths of all fields of a kind, at any depth of a schema. */
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
