import { type Metadata } from 'next'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Page } from '@/lib/content-types'
import { pageMetadata } from './metadata'
import { pageCard, shareImage } from './share-card'

/** A custom page's metadata as staff wrote it: the SEO title, else the title, else the business's name. */
export function customPageMetadata(
  page: Page,
  profile: Pick<BusinessProfile, 'name' | 'shortName' | 'phone'>,
): Metadata {
  const path = `/${page.slug}`
  return pageMetadata({
    path,
    title: page.metaTitle.trim() || page.title.trim() || profile.name,
    description: page.metaDescription,
    image: shareImage(path, pageCard(page, profile)),
  })
}
