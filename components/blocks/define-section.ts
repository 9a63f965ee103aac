import * as z from 'zod/mini'
import { type Labels } from '@/lib/page-document/field-paths'
import { innerSchema } from '@/lib/page-document/read-tolerantly'
import { plain, textKinds } from './config-fields'
import { type BlockDefinition, defineBlock, type Sentences } from './define-block'
import { type BlockData, type ViewProps } from './view-props'

const hiddenField = z._default(z.boolean('Choose yes or no'), false)

type Options<Shape> = Pick<BlockDefinition, 'pages' | 'isHead' | 'source'> & {
  sentences?: (data: BlockData) => Sentences<keyof Shape & string>
}

/**
 * Defines a section: a block as wide as the window whose content the site computes, such as the price list. Staff change its
 * texts and its picture, hide it, and go back to how it came. An empty text stands for its sentence, if there is one. Its
 * panel is `#fields/section`, where the label of a list's first field names one row.
 */
export function defineSection<Shape extends Record<string, z.ZodMiniType>>(
  name: string,
  fields: Shape,
  labels: Labels<z.output<z.ZodMiniObject<Shape>>>,
  { sentences, ...options }: Options<Shape> = {},
) {
  type Schema = z.ZodMiniObject<Shape & { hidden: typeof hiddenField }>
  const schema = z.object({ ...fields, hidden: hiddenField })
  const definition = defineBlock<typeof schema>({
    name,
    group: 'Sections',
    schema,
    labels: { ...labels, hidden: 'Hidden' } as never,
    prose: proseOf(fields) as never,
    summary: (config: Record<string, unknown>) =>
      [config.hidden ? 'Hidden' : '', config.title]
        .filter((text) => typeof text === 'string' && text)
        .join(' · '),
  })
  return { ...definition, ...options, sentences } as unknown as BlockDefinition<Schema>
}

/** Returns the paths of the texts for readers, `title` and `rows.name`. */
const proseOf = (fields: Readonly<Record<string, z.core.$ZodType>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { def } = (innerSchema(field) as z.core.$ZodTypes)._zod
    if (def.type === 'array') {
      const row = (innerSchema(def.element) as z.core.$ZodTypes)._zod.def
      return row.type === 'object' ? proseOf(row.shape).map((path) => `${name}.${path}`) : []
    }
    const kind = textKinds.get(field)?.kind
    return def.type === 'string' && (kind === undefined || kind === 'alt') ? [name] : []
  })

/** The props of a section's view. */
export type SectionProps<Definition extends { schema: z.ZodMiniType }> = ViewProps<
  z.output<Definition['schema']>
>

/** A heading of a section, at most 200 characters. */
export const sectionTitle = (initial = '') => plain(initial, 200)
