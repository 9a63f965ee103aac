import { type Service } from '@/lib/business/services'
import { type TownPage } from '@/lib/content/town-pages'
import { townshipNames, type Town } from '@/lib/business/towns'
import { permitOffice } from '@/lib/landing/town-facts'
import { numberWord } from '@/lib/text/number-word'
import { descriptionMost } from './lengths'

/** Texts for search results about the page of a place or a service. */
export type PlaceMetadata = {
  path: string
  title: readonly [string, ...string[]]
  description: string
  keywords: string[]
}

/** Adds the business's short name to a title if there is room for it. */
const titlesWithName = (title: string, shortName: string) => [`${title} | ${shortName}`, title] as const

/** Returns the first description that fits; the last is short enough for any name. */
const fittingDescription = (...descriptions: string[]) =>
  descriptions.find((description) => description.length <= descriptionMost) ?? descriptions.at(-1) ?? ''

/** Returns the metadata of a service in a town; `ownDescription` is the page's own sentence for search results. */
export function landingMetadata(
  town: Town,
  service: Service,
  ownDescription: string | undefined,
  shortName: string,
): PlaceMetadata {
  const office = permitOffice(town)
  const subject = `${service.name} in ${town.name}, NY`
  return {
    path: `/rockland/${town.slug}/${service.slug}/`,
    title: titlesWithName(subject, shortName),
    description:
      ownDescription ||
      fittingDescription(
        `${subject}: prices, time, and permits from ${office}.`,
        `${subject}: prices, time and permits.`,
      ),
    keywords: [
      `${service.name.toLowerCase()} ${town.name}`,
      `${service.name.toLowerCase()} ${town.zip}`,
      `${townshipNames[town.township]} NY`,
      'Rockland County',
    ],
  }
}

/** Returns the metadata of a service county-wide. */
export function serviceHubMetadata(service: Service, places: number, shortName: string): PlaceMetadata {
  const subject = `${service.name} in Rockland County, NY`
  return {
    path: `/rockland/${service.slug}/`,
    title: titlesWithName(subject, shortName),
    description: fittingDescription(
      `${subject}: price range, time, what decides the cost, and a page for each of the ${places} places we work in.`,
      `${subject}: price range, time, what decides the cost, and all ${places} places.`,
    ),
    keywords: [
      `${service.name.toLowerCase()} Rockland County`,
      `${service.name.toLowerCase()} NY`,
      'free estimate',
    ],
  }
}

/** Returns the metadata of a town with its services. */
export function townHubMetadata(town: Town, services: number, shortName: string): PlaceMetadata {
  const office = permitOffice(town)
  const subject = `Remodeling in ${town.name}, NY ${town.zip}`
  return {
    path: `/rockland/${town.slug}/`,
    title: titlesWithName(`Remodeling Services in ${town.name}, NY`, shortName),
    description: fittingDescription(
      `${subject}: kitchens, baths, cabinets, counters, tile and floors, each with prices, and permits from ${office}.`,
      `${subject}: ${numberWord(services)} services with prices, and permits from ${office}.`,
      `${subject}: kitchens, baths, cabinets, counters, tile and floors, each with prices.`,
    ),
    keywords: [`remodeling ${town.name} NY`, `contractor ${town.zip}`, `${townshipNames[town.township]} NY`],
  }
}

/** Returns the metadata of a fixed town page; `ownDescription` is the page's own sentence for search results. */
export function townPageMetadata(
  { town }: Pick<TownPage, 'town'>,
  ownDescription: string | undefined,
  shortName: string,
): PlaceMetadata {
  return {
    path: `/${town.slug}`,
    title: titlesWithName(`Kitchen & Bath Remodeling in ${town.name}, NY`, shortName),
    description:
      ownDescription ||
      fittingDescription(
        `Kitchen and bathroom remodeling in ${town.name}, NY, with permits from ${permitOffice(town)} and a free in-home consultation.`,
        `Kitchen and bathroom remodeling in ${town.name}, NY, with a free in-home consultation.`,
      ),
    keywords: ['kitchen remodeling', 'bathroom remodeling', 'custom cabinets', 'countertops'].map(
      (work) => `${work} ${town.name} NY`,
    ),
  }
}
