import {
  type Blog,
  type BlogPosting,
  type BreadcrumbList,
  type CreativeWork,
  type HomeAndConstructionBusiness,
  type SearchAction,
  type Service,
  type WebSite,
  type WithActionConstraints,
} from 'schema-dts'
import { shownClaims } from '@/lib/business/claims'
import { hoursByTimes } from '@/lib/business/hours'
import { financingOffer } from '@/lib/business/financing'
import {
  addressLine,
  phoneDigits,
  profileServices,
  socialLinks,
  type BusinessProfile,
} from '@/lib/business/profile'
import { type Offer } from '@/lib/landing/content'
import { openTimes, type SpecialDay, type WeekHours } from '@/lib/time/business-hours'
import { officeDay } from '@/lib/time/office-time'
import { townPagesIn } from '@/lib/content/town-pages'
import { showroomPoint } from '@/lib/business/showroom'
import { servedTowns, type Town } from '@/lib/business/towns'
import { builtInImages } from '@/lib/business/images'
import { type Post, type Project } from '@/lib/content-types'
import { env } from '@/lib/env'
import { absoluteUrl, canonicalUrl } from './address'

// Structured data, one builder per type. References to the business use its @id; such a page also includes the business
// itself. No aggregateRating and no reviews about ourselves: search engines' rules (design.md §7).

/** Only the object form of a type, without the strings and sibling types that schema-dts also allows. */
type Node<T, Name extends string> = Extract<T, { '@type': Name }>

const businessId = () => `${env().SITE_URL}/#business`
const websiteId = () => `${env().SITE_URL}/#website`
const blogId = () => `${canonicalUrl('/blog')}#blog`
const business = () => ({ '@id': businessId() })

const county = { '@type': 'AdministrativeArea', name: 'Rockland County, New York' } as const

const hoursSpecification = (hours: WeekHours) =>
  hoursByTimes(hours).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days,
    opens,
    closes,
  }))

const closedAllDay = { opens: '00:00', closes: '00:00' }

/** Describes dates with hours of their own. Search engines read equal times as closed. */
const specialHours = (specialDays: readonly SpecialDay[]) =>
  specialDays.flatMap((special) => {
    const times = openTimes(special)
    return (times.length > 0 ? times : [closedAllDay]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: special.day,
      validThrough: special.day,
      opens,
      closes,
    }))
  })

/** Describes the contractor: hours, area served, price range, payment and currency, under an @id that never changes. */
export function businessJsonLd(profile: BusinessProfile, now = new Date()) {
  const { street, locality, region, postalCode, country } = profile.address
  const point = showroomPoint(profile)
  const { legalName } = profile.privacy
  const { since } = shownClaims(profile)
  const pages = socialLinks(profile)
  const today = officeDay(now.toISOString())
  const special = specialHours(profile.specialDays.filter(({ day }) => day >= today))
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(),
    name: profile.name,
    alternateName: profile.shortName,
    ...(legalName && { legalName }),
    url: canonicalUrl('/'),
    ...(pages.length > 0 && { sameAs: pages.map(({ href }) => href) }),
    telephone: phoneDigits(profile.phone),
    email: profile.email,
    logo: absoluteUrl(profile.logo.light || '/icon.svg'),
    image: absoluteUrl('/images/og-default.webp'),
    ...(since && !since.isExample && { foundingDate: since.value }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    hasMap: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLine(profile) }).toString()}`,
    ...(point && { geo: { '@type': 'GeoCoordinates' as const, latitude: point.lat, longitude: point.lng } }),
    openingHoursSpecification: hoursSpecification(profile.showroomHours),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phoneDigits(profile.phone),
      email: profile.email,
      hoursAvailable: [...hoursSpecification(profile.telephoneHours), ...special],
    },
    areaServed: [
      county,
      ...townPagesIn(servedTowns()).map(({ town }) => ({
        '@type': 'City' as const,
        name: `${town.name}, NY`,
      })),
    ],
    priceRange: '$$-$$$',
    paymentAccepted: ['Cash', 'Credit Card', ...(financingOffer(profile) ? ['Financing'] : [])].join(', '),
    currenciesAccepted: 'USD',
    makesOffer: profileServices.map((name) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, name },
    })),
  } satisfies Node<HomeAndConstructionBusiness, 'HomeAndConstructionBusiness'>
}

/** Describes the way to a page as <Breadcrumbs> shows it. */
export function breadcrumbJsonLd(crumbs: readonly { name: string; href: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: canonicalUrl(href),
    })),
  } satisfies BreadcrumbList
}

type ServiceToOffer = {
  path: string
  name: string
  description: string
  offers: readonly Offer[]
  town?: Town
}

/** Describes a service with what it costs, in one town, or county-wide without `town`. */
export function serviceJsonLd({ path, name, description, offers, town }: ServiceToOffer) {
  const url = canonicalUrl(path)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: town ? `${name} in ${town.name}, NY` : `${name} in Rockland County, NY`,
    serviceType: name,
    description,
    url,
    provider: business(),
    areaServed: town ? { '@type': 'City', name: `${town.name}, NY`, containedInPlace: county } : county,
    offers: offers.map(({ name, range }) => ({
      '@type': 'Offer' as const,
      name,
      priceSpecification: {
        '@type': 'PriceSpecification' as const,
        priceCurrency: 'USD',
        minPrice: range.from,
        maxPrice: range.to,
      },
    })),
  } satisfies Node<Service, 'Service'>
}

/** Describes the blog with its posts, newest first. */
export function blogJsonLd(posts: readonly Post[]) {
  return {
    '@type': 'Blog',
    '@id': blogId(),
    name: 'Local Kitchen & Bath Insights',
    url: canonicalUrl('/blog'),
    inLanguage: 'en-US',
    publisher: business(),
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting' as const,
      '@id': `${canonicalUrl(`/blog/${post.slug}`)}#post`,
      headline: post.title,
      url: canonicalUrl(`/blog/${post.slug}`),
      datePublished: post.publishedAt ?? post.createdAt,
    })),
  } satisfies Blog
}

/** Describes a post; the business is author and publisher. */
export function blogPostingJsonLd(post: Post) {
  const url = canonicalUrl(`/blog/${post.slug}`)
  const publishedAt = post.publishedAt ?? post.createdAt
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.metaDescription || post.excerpt,
    url,
    mainEntityOfPage: url,
    isPartOf: { '@id': blogId() },
    image: absoluteUrl(post.featuredImage || '/images/og-default.webp'),
    datePublished: publishedAt,
    dateModified: post.updatedAt > publishedAt ? post.updatedAt : publishedAt,
    ...(post.category && { articleSection: post.category }),
    inLanguage: 'en-US',
    author: business(),
    publisher: business(),
    ...(post.town && { contentLocation: { '@type': 'City' as const, name: `${post.town}, NY` } }),
  } satisfies Node<BlogPosting, 'BlogPosting'>
}

/**
 * Describes a finished room with its pictures. `texts` are the alt texts of uploaded pictures. Built-in samples call
 * themselves examples.
 */
export function projectJsonLd(project: Project, texts: ReadonlyMap<string, string>, town: Town | null) {
  const { slug, title, description, beforeImage, afterImage, completedAt, location, isSample } = project
  const url = canonicalUrl(`/gallery/${slug}`)
  const picture = (src: string, moment: string) => ({
    '@type': 'ImageObject' as const,
    contentUrl: absoluteUrl(src),
    name: `${title}, ${moment}`,
    caption: builtInImages[src]?.alt || texts.get(src) || `${title}, ${moment}`,
  })
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#project`,
    name: title,
    description,
    url,
    mainEntityOfPage: url,
    image: [picture(afterImage, 'after'), ...(beforeImage ? [picture(beforeImage, 'before')] : [])],
    creator: business(),
    inLanguage: 'en-US',
    ...(completedAt && { dateCreated: completedAt.slice(0, 10) }),
    ...(isSample && { creativeWorkStatus: 'Example' }),
    locationCreated: town
      ? { '@type': 'City' as const, name: `${town.name}, NY`, containedInPlace: county }
      : { '@type': 'Place' as const, name: location },
  } satisfies Node<CreativeWork, 'CreativeWork'>
}

/** Describes the site with the search that the specification names. */
export function websiteJsonLd(profile: Pick<BusinessProfile, 'name'>) {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${env().SITE_URL}/search?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: profile.name,
    url: canonicalUrl('/'),
    inLanguage: 'en-US',
    publisher: business(),
    potentialAction,
  } satisfies WebSite
}
