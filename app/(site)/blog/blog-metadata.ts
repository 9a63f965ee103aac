import { type Metadata } from 'next'
import { blogPage } from '@/lib/blog-pages'
import { canonicalUrl } from '@/lib/seo/address'
import { pageMetadata } from '@/lib/seo/metadata'

/** Returns the metadata of a page of the blog's list, counted from 1, with the addresses of its neighbors. */
export function blogMetadata(page: number, pages: number): Metadata {
  const isFurtherPage = page > 1
  return {
    ...pageMetadata({
      path: blogPage(page),
      title: isFurtherPage
        ? `Local Kitchen & Bath Insights, Page ${page}`
        : 'Local Kitchen & Bath Insights | Rockland County, NY',
      description: isFurtherPage
        ? `Older notes on kitchens and baths in Rockland County, NY, page ${page} of ${pages}: costs, permits, and living through the work.`
        : 'Notes on kitchens and baths in Rockland County, NY: what people ask for, what it costs, which permits it takes, and how to live through the work.',
      keywords: ['kitchen remodeling blog', 'bathroom remodeling guide', 'Rockland County NY'],
    }),
    pagination: {
      previous: isFurtherPage ? canonicalUrl(blogPage(page - 1)) : null,
      next: page < pages ? canonicalUrl(blogPage(page + 1)) : null,
    },
  }
}
