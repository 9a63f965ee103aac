import { type PageComponent } from '@/lib/content-types'
import pages from './built-in-pages.json'

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

/** The built-in pages, in the order in which staff see them. */
export const builtInPages: readonly BuiltInPage[] = (Object.keys(pages) as BuiltInKind[]).map((kind) => ({
  ...pages[kind],
  kind,
  id: `built-in-${kind}`,
}))

export const builtInIds: readonly string[] = builtInPages.map(({ id }) => id)

/** Returns the built-in page of a record's id, or undefined for a page that staff have made. */
export const getBuiltInPage = (id: string): BuiltInPage | undefined =>
  builtInPages.find((page) => page.id === id)

/** Returns the blocks that the page of a slug comes with; none for a page that staff have made. */
export const builtInBlocks = (slug: string): readonly PageComponent[] =>
  builtInPages.find((page) => page.slug === slug)?.blocks ?? []
