import { type Metadata } from 'next'
import { type BusinessProfile } from '@/lib/business/profile'
import { type StoredPage } from '@/lib/content-types'
import { normalWord, splitWords } from '@/lib/text/words'
import { pageMetadata } from './metadata'
import { pageCard, type Sender, shareImage } from './share-card'

/** Keywords of all pages of this business. */
const shared = ['kitchen and bath remodeling', 'Rockland County NY']
const keywordsMost = 4

/** Returns a custom page's keywords: its title, the meaningful words of it, and the shared ones. */
function keywordsOf(title: string): string[] {
  const lowerCaseTitle = title.trim().toLowerCase()
  const words = splitWords(lowerCaseTitle).filter((word) => word.length > 2 && normalWord(word))
  return [...(lowerCaseTitle ? [lowerCaseTitle] : []), ...words.slice(0, keywordsMost), ...shared]
}

/**
 * Returns a custom page's metadata as staff wrote it: the SEO title, else the title, else the business's name. `sharePicture`
 * is the chosen one, or ''.
 */
export function customPageMetadata(
  page: StoredPage,
  profile: Sender & Pick<BusinessProfile, 'name'>,
  sharePicture: string,
): Metadata {
  const path = `/${page.slug}`
  return pageMetadata({
    path,
    title: page.metaTitle.trim() || page.title.trim() || profile.name,
    description: page.metaDescription,
    keywords: keywordsOf(page.title),
    image: shareImage(path, pageCard(page, profile, sharePicture)),
  })
}
