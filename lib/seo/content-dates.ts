import recorded from './content-dates.json'
import { createHash } from 'node:crypto'
import { serviceHubContent, townHubContent } from '@/lib/landing/hub-content'
import { levels, roomSizes, workQuestions } from '@/lib/business/estimate-choices'
import { builtInFinishes } from '@/lib/business/finish-list'
import { combinations } from '@/lib/business/finish-combinations'
import { serviceCards } from '@/lib/business/prices'
import { sampleClaims } from '@/lib/business/claims'
import { defaultProfile } from '@/lib/business/profile'
import { projectTypes } from '@/lib/business/project-types'
import { ownRooms, roomAddress } from '@/lib/business/rooms'
import { reasonsToChooseUs } from '@/lib/content/promises'
import { sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { badgeOf, hasBadge } from '@/lib/business/badges'
import { services } from '@/lib/business/services'
import { seedAreas, seedCopyOf } from '@/lib/content/area-seed'
import { accessibilitySections } from '@/lib/content/accessibility'
import { privacySections } from '@/lib/content/privacy'
import { getTownPage, townPages } from '@/lib/content/town-pages'
import { townQuestions } from '@/lib/landing/town-questions'
import { landingContent } from '@/lib/landing/content'
import { sitePages } from './site-pages'

/** A page's content hash and the day (YYYY-MM-DD) since which it has that content. */
type Recorded = Record<string, string[] | undefined>

/**
 * Returns since when each page made from data files has its present content, by path. The days are kept beside the content
 * (content-dates.json, written by record-content-dates.ts), never the day of the build. A page changed since has no day.
 */
export function contentDates(): Map<string, string> {
  const dates = new Map<string, string>()
  for (const [path, hash] of contentHashes()) {
    const [recordedHash, day] = (recorded as Recorded)[path] ?? []
    if (recordedHash === hash && day) dates.set(path, day)
  }
  return dates
}

/** Returns the new record: unchanged pages keep their day, changed and new ones get `today`. */
export function nextRecord(today: string): Record<string, [hash: string, day: string]> {
  const dates = contentDates()
  return Object.fromEntries(
    [...contentHashes()].map(([path, hash]) => [path, [hash, dates.get(path) ?? today]]),
  )
}

const hash = (content: unknown) =>
  createHash('sha1').update(JSON.stringify(content)).digest('hex').slice(0, 10)

// A page's look isn't its content. Rules of visits and numbers of the estimate are content of their own pages only.
const {
  logo: _logo,
  colors: _colors,
  visits: _visits,
  visitHours: _hours,
  furtherPrices,
  wording: _wording,
  ...profile
} = defaultProfile
const { apr: _apr, ...financing } = profile.financing
const facts = { ...profile, financing }
const badge = (slug: string) => badgeOf(slug, defaultProfile)
const badges = Object.fromEntries(services.filter(hasBadge).map(({ slug }) => [slug, badge(slug)]))

/** Facts and samples on the main pages. What staff write there (projects, testimonials, the profile) has days of its own. */
const factsOf: Record<string, unknown> = {
  '/': [
    sampleClaims,
    services,
    serviceCards,
    townPages.map(({ town, projectCount }) => [town.slug, projectCount]),
  ],
  '/services': [sampleClaims, services, badges, serviceCards],
  '/gallery': sampleProjects,
  '/contact': [facts, projectTypes],
  '/design': [builtInFinishes, combinations, serviceCards],
  ...Object.fromEntries(ownRooms.map((room) => [roomAddress(room.id), [room, furtherPrices]])),
  '/estimate': [workQuestions, roomSizes, levels, serviceCards, furtherPrices],
  '/visit': [projectTypes],
  '/reviews': [reasonsToChooseUs(defaultProfile), sampleTestimonials],
  '/privacy': privacySections(defaultProfile),
  '/accessibility': accessibilitySections(defaultProfile),
  '/sitemap': sitePages,
}

/** Returns a hash of the content of every page made from data files, by path. */
function contentHashes(): Map<string, string> {
  return new Map([
    ...Object.entries(factsOf).map(([path, facts]) => [path, hash(facts)] as const),
    ...townPages.map(
      ({ town, ...page }) =>
        [
          `/${town.slug}`,
          hash([
            { town, badge: badge(town.slug), ...page },
            seedCopyOf(town.slug, 'town'),
            townQuestions(town, defaultProfile),
          ]),
        ] as const,
    ),
    ...seedAreas.services.map(
      (service) =>
        [`/rockland/${service.slug}/`, hash([service, serviceHubContent(service, defaultProfile)])] as const,
    ),
    ...seedAreas.places.flatMap((place) => [
      ...(getTownPage(place.slug)
        ? []
        : [
            [
              `/rockland/${place.slug}/`,
              hash([place, townHubContent(place, seedAreas, defaultProfile)]),
            ] as const,
          ]),
      ...seedAreas.services.map(
        (service) =>
          [
            `/rockland/${place.slug}/${service.slug}/`,
            hash([
              service,
              landingContent(
                { place, service, copy: seedCopyOf(place.slug, service.slug), areas: seedAreas },
                defaultProfile,
              ),
            ]),
          ] as const,
      ),
    ]),
  ])
}
