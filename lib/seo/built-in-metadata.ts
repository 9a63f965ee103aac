import 'server-only'
import { type Metadata } from 'next'
import { shownClaims } from '@/lib/business/claims'
import { openDays } from '@/lib/business/hours'
import { type BusinessProfile } from '@/lib/business/profile'
import { getPageCopy, getPlace } from '@/lib/data/areas'
import { getBuiltIn } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { spelledRange } from '@/lib/text/number-word'
import { fittingTitle, pageMetadata } from './metadata'
import { townPageMetadata } from './place-metadata'

type PageSeo = Parameters<typeof pageMetadata>[0]
type SearchTexts = Pick<PageSeo, 'title' | 'description' | 'keywords'>

/** The titles and descriptions of built-in pages in search results, by slug. */
const textsOf: Readonly<Record<string, (profile: BusinessProfile) => SearchTexts>> = {
  '': (profile) => {
    const { turnaround } = shownClaims(profile)
    return {
      title: [
        `Kitchen & Bath Remodeling, Rockland County | ${profile.shortName}`,
        'Kitchen & Bath Remodeling in Rockland County, NY',
      ],
      description: `Kitchen and bath remodeling for Rockland County, NY, homes: drawn in 3D first, priced in writing${turnaround && !turnaround.isExample ? `, finished in ${spelledRange(turnaround.value)}` : ''}. Free in-home consultation.`,
      keywords: [
        'kitchen remodeling',
        'bathroom remodeling',
        'custom cabinets',
        'countertops',
        'Rockland County NY',
      ],
    }
  },
  services: () => ({
    title: 'Kitchen & Bath Remodeling Services | Rockland County, NY',
    description:
      'Kitchens, bathrooms, custom cabinets, countertops, refacing and tile in Rockland County, NY: what each service includes, and what you decide before it starts.',
    keywords: ['kitchen remodeling services', 'bathroom remodeling', 'custom cabinets', 'Rockland County NY'],
  }),
  contact: ({ address, showroomHours }) => {
    const days = openDays(showroomHours)
    return {
      title: 'Request a Kitchen or Bath Estimate | Rockland County, NY',
      description: `Ask for a free in-home consultation and a no-obligation estimate for your kitchen or bath in Rockland County, NY. Showroom in ${address.locality}${days && `, open ${days}`}.`,
      keywords: [
        'kitchen remodeling estimate',
        'bathroom remodeling estimate',
        `showroom ${address.locality} ${address.region}`,
      ],
    }
  },
  gallery: () => ({
    title: 'Kitchen & Bath Remodeling Portfolio | Rockland County, NY',
    description:
      'Kitchens and bathrooms in Rockland County, NY, before and after: where each one is, how many weeks it took, and what it cost.',
    keywords: ['kitchen remodel before and after', 'bathroom remodel gallery', 'Rockland County NY'],
  }),
  reviews: () => ({
    title: 'Customer Reviews: Kitchens & Baths | Rockland County, NY',
    description:
      'What homeowners in Rockland County, NY say about their kitchen and bathroom remodels: how long it took, what went well, and why they chose us.',
    keywords: ['kitchen remodeler reviews', 'bathroom remodeling reviews', 'Rockland County NY'],
  }),
}

/** Returns the texts that the site makes of its facts for a built-in page; null for a town that it doesn't serve. */
async function getSearchTexts(slug: string): Promise<SearchTexts | null> {
  const profile = await getProfile()
  const texts = textsOf[slug]
  if (texts) return texts(profile)
  const [town, copy] = await Promise.all([getPlace(slug), getPageCopy(slug, 'town')])
  return town && townPageMetadata({ town }, copy?.description, profile.shortName)
}

/** Returns title and description of a built-in page in search results while staff have written none. */
export async function getUntouchedListing(
  slug: string,
): Promise<{ title: string; description: string } | null> {
  const texts = await getSearchTexts(slug)
  return texts && { title: fittingTitle(texts.title), description: texts.description }
}

/**
 * Returns a built-in page's metadata, with the search texts that staff wrote in place of those that the site makes.
 * @throws where the page is a town's that isn't served
 */
export async function builtInMetadata(
  slug: string,
  options: Pick<PageSeo, 'image' | 'noindex'>,
): Promise<Metadata> {
  const [texts, { metaTitle, metaDescription }] = await Promise.all([getSearchTexts(slug), getBuiltIn(slug)])
  if (!texts) throw new Error(`${slug} has no page`)
  return pageMetadata({
    ...options,
    path: `/${slug}`,
    title: metaTitle.trim() || texts.title,
    description: metaDescription.trim() || texts.description,
    keywords: texts.keywords,
  })
}
