import 'server-only'
import type * as z from 'zod/mini'
import { refusalOfStored } from '@/lib/page-document/parse'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { blocksIn } from '@/lib/page-document/stored'
import { landingFormSchema, placeSchema, serviceFormSchema } from '@/lib/schemas/areas'
import { pageSchema } from '@/lib/schemas/pages'
import { postSchema } from '@/lib/schemas/posts'
import { project } from '@/lib/records/project/definition'
import { slugNow } from '@/lib/records/project/slugs'
import { testimonial } from '@/lib/records/testimonial/definition'
import { type SiteRow, type SiteTable } from '@/lib/schemas/site-file'

// What the screens refuse, the import refuses too: by their own schemas, for which a row is read as their form sends it.

/** `blocks` is the column that holds components: they have checks of their own. */
type Screen = { schema: z.ZodMiniType; fields?: (row: SiteRow) => SiteRow; blocks?: string }

// An address in the trash is in another column.
const present = ({ components: _, deletedSlug, ...row }: SiteRow): SiteRow => ({
  ...row,
  slug: deletedSlug || row.slug,
})
const page: Screen = { schema: pageSchema, fields: present, blocks: 'components' }
const post: Screen = { schema: postSchema, fields: present }
const landing: Screen = {
  schema: landingFormSchema,
  fields: (row) => ({ ...row, blocks: blocksIn(row.blocks) }),
  blocks: 'blocks',
}

const screens: Partial<Record<SiteTable, Screen>> = {
  pages: page,
  'page-revisions': page,
  posts: post,
  'post-revisions': post,
  projects: {
    schema: project.formSchema,
    fields: (row) => ({ ...row, slug: slugNow({ id: String(row.id), slug: row.slug as string | null }) }),
  },
  testimonials: { schema: testimonial.formSchema },
  places: { schema: placeSchema },
  services: { schema: serviceFormSchema },
  landings: landing,
  'landing-revisions': landing,
}

/** Why the screen for a row, its JSON texts read, wouldn't save it, in words; '' where it would, and where there is none. */
export function refusalOfScreen(table: SiteTable, row: SiteRow, registry: BlockRegistry): string {
  const { schema, fields, blocks } = screens[table] ?? {}
  const read = schema?.safeParse(fields?.(row) ?? row)
  if (!read) return ''
  if (read.success) return blocks ? refusalOfStored(blocksIn(row[blocks]) ?? [], registry) : ''
  const { path = [], message = '' } = read.error.issues[0] ?? {}
  return `${path.join('.')}: ${message.replace(/\.$/, '')}.`
}
