import { type PageComponent } from '@/lib/content-types'
import pages from './built-in-pages.json'
import { townPages } from './town-pages'

/** A kind of built-in page, by which sections say where they belong. */
export type BuiltInKind = keyof typeof pages

/** A page that comes with the site. Its owner changes its blocks and search texts; its address stays. */
export type BuiltInPage = {
  id: string
  kind: BuiltInKind
  slug: string
  title: string
  blocks: readonly PageComponent[]
}

const { town, ...singles } = pages
const single = Object.entries(singles).map(([kind, page]) => ({
  ...page,
  kind: kind as BuiltInKind,
  id: `built-in-${kind}`,
}))
const towns = townPages.map(({ town: { name, slug } }) => ({
  ...town,
  kind: 'town' as const,
  id: `built-in-${slug}`,
  slug,
  title: name,
}))

/** The built-in pages, in the order in which staff see them; the eight town pages begin alike. */
export const builtInPages: readonly BuiltInPage[] = [...single, ...towns]

export const builtInIds: readonly string[] = builtInPages.map(({ id }) => id)

/** Returns the built-in page of a record's id, or undefined for a page that staff have made. */
export const getBuiltInPage = (id: string): BuiltInPage | undefined =>
  builtInPages.find((page) => page.id === id)

/** Returns the blocks that the page of a slug comes with; none for a page that staff have made. */
export const builtInBlocks = (slug: string): readonly PageComponent[] =>
  builtInPages.find((page) => page.slug === slug)?.blocks ?? []
