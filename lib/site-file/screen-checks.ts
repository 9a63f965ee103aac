import 'server-only'
import type * as z from 'zod/mini'
import { slugNow } from '@/lib/data/project-slugs'
import { placeSchema, serviceFormSchema } from '@/lib/schemas/areas'
import { pageSchema } from '@/lib/schemas/pages'
import { postSchema } from '@/lib/schemas/posts'
import { projectFormSchema } from '@/lib/schemas/projects'
import { type SiteRow, type SiteTable } from '@/lib/schemas/site-file'
import { testimonialFormSchema } from '@/lib/schemas/testimonials'

// What the screens refuse, the import refuses too: by their own schemas, for which a row is read as their form sends it.

/** A text of JSON as what it says; any other text as it is. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Screen = { schema: z.ZodMiniType; fields?: (row: SiteRow) => SiteRow }

// Blocks have checks of their own, and an address in the trash is in another column.
const present = ({ components: _, deletedSlug, ...row }: SiteRow): SiteRow => ({
  ...row,
  slug: deletedSlug || row.slug,
})

const screens: Partial<Record<SiteTable, Screen>> = {
  pages: { schema: pageSchema, fields: present },
  'page-revisions': { schema: pageSchema, fields: present },
  posts: { schema: postSchema, fields: present },
  'post-revisions': { schema: postSchema, fields: present },
  projects: {
    schema: projectFormSchema,
    fields: (row) => ({ ...row, slug: slugNow({ id: String(row.id), slug: row.slug as string | null }) }),
  },
  testimonials: { schema: testimonialFormSchema },
  places: { schema: placeSchema, fields: (row) => ({ ...row, notes: parsed(String(row.notes)) }) },
  services: {
    schema: serviceFormSchema,
    fields: (row) => ({
      ...row,
      features: parsed(String(row.features)),
      guide: parsed(String(row.guide)),
    }),
  },
}

/** Why the screen for a row wouldn't save it, in words; '' where it would, and where there is none. */
export function refusalOfScreen(table: SiteTable, row: SiteRow): string {
  const screen = screens[table]
  const read = screen?.schema.safeParse(screen.fields?.(row) ?? row)
  if (!read || read.success) return ''
  const { path = [], message = '' } = read.error.issues[0] ?? {}
  return `${path.join('.')}: ${message.replace(/\.$/, '')}.`
}
