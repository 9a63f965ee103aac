import * as z from 'zod/mini'
import { type BuiltInKind } from '@/lib/content/built-in-pages'
import { altText, picture, plain, textKinds } from './config-fields'
import { type BlockDefinition, defineBlock } from './define-block'
import { type ViewProps } from './view-props'

const hidden = z._default(z.boolean('Choose yes or no'), false)

/** A picture in the place of the section's own, and what it shows. */
export const ownPicture = { picture: picture('pictureAlt'), pictureAlt: altText() }
export const ownPictureLabels = { picture: 'Picture', pictureAlt: 'What the picture shows' }

type Options = {
  /** The kinds of built-in pages that may have it; any page may without this. */
  pages?: readonly BuiltInKind[]
  /** Set if its title can be the page's heading. */
  isHead?: boolean
}

/**
 * Defines a section: a block as wide as the window whose content the site computes, such as the price list. Staff change its
 * texts and its picture, hide it, and go back to how it came. An empty text stands for a sentence that the view makes of the
 * site's facts. Its panel is `#fields/section`.
 */
export function defineSection<Shape extends Record<string, z.ZodMiniType>>(
  name: string,
  fields: Shape,
  labels: Record<keyof Shape & string, string>,
  { pages, isHead }: Options = {},
) {
  type Schema = z.ZodMiniObject<Shape & { hidden: typeof hidden }>
  const schema = z.object({ ...fields, hidden })
  const names = Object.keys(fields)
  const definition = defineBlock<typeof schema>({
    name,
    group: 'Sections',
    schema,
    labels: { ...labels, hidden: 'Hidden' },
    prose: names.filter((field) => isProse(fields[field]!)) as never,
    summary: (config: Record<string, unknown>) =>
      [config.hidden ? 'Hidden' : '', config.title]
        .filter((text) => typeof text === 'string' && text)
        .join(' · '),
  })
  return { ...definition, pages, isHead } as unknown as BlockDefinition<Schema>
}

/** Returns true for a text for readers. */
const isProse = (field: z.ZodMiniType): boolean => {
  const kind = textKinds.get(field)?.kind
  const { def } = (field as unknown as z.core.$ZodTypes)._zod
  const isText = def.type === 'default' && (def.innerType as z.core.$ZodTypes)._zod.def.type === 'string'
  return isText && (kind === undefined || kind === 'alt')
}

/** The props of a section's view. */
export type SectionProps<Definition extends { schema: z.ZodMiniType }> = ViewProps<
  z.output<Definition['schema']>
>

/** A heading of a section, at most 200 characters. */
export const sectionTitle = (initial = '') => plain(initial, 200)
