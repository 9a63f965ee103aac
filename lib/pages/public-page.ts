import { type Page } from '@/lib/content-types'

/** The fields of a published page that anybody may read. */
type PublicPage = Pick<
  Page,
  'id' | 'title' | 'slug' | 'metaTitle' | 'metaDescription' | 'isPublished' | 'components' | 'updatedAt'
>

/**
 * A page as visitors are answered: what its screen shows. What was written as initial content is a block by now and the
 * field itself is shown nowhere; when the page will be hidden is nobody else's business.
 */
export const publicPage = (page: Page): PublicPage => ({
  id: page.id,
  title: page.title,
  slug: page.slug,
  metaTitle: page.metaTitle,
  metaDescription: page.metaDescription,
  isPublished: page.isPublished,
  components: page.components,
  updatedAt: page.updatedAt,
})
