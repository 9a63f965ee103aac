import 'server-only'
import { type Metadata } from 'next'
import { getBuiltIn } from '@/lib/data/pages'
import { pageMetadata } from './metadata'

/** Returns a built-in page's metadata, with the search texts that staff wrote in place of the given ones. */
export async function builtInMetadata(
  slug: string,
  seo: Omit<Parameters<typeof pageMetadata>[0], 'path'>,
): Promise<Metadata> {
  const { metaTitle, metaDescription } = await getBuiltIn(slug)
  return pageMetadata({
    ...seo,
    path: `/${slug}`,
    title: metaTitle.trim() || seo.title,
    description: metaDescription.trim() || seo.description,
  })
}
