import { withDistances } from '@/lib/business/distance'
import { defaultProfile } from '@/lib/business/profile'
import { services } from '@/lib/business/services'
import { towns } from '@/lib/business/towns'
import { type AreaService, type Areas, emptyCopy, landingId, type PageCopy, type Place } from './areas'
import { kindQuestionsOf, passagesOf } from './house-kinds'
import { getOwnWords, getTownWords } from './own-words'
import { guides } from './service-guides'
import permitOffices from './permit-offices.json'
import { requireTownNotes } from './town-notes'

// The built-in places, services and page copy. A database starts with them; without its own they are used.

const unknownOffice = { permitPhone: '', permitUrl: '', permitFees: '' }
/** What offices say of themselves, on pages that were read; the year is that of the copy. */
type Offices = Partial<Record<string, Partial<typeof unknownOffice>>>

export const seedPlaces: readonly Place[] = withDistances(
  towns.map((town, position) => {
    const { slug: _slug, ...notes } = requireTownNotes(town.slug)
    const office = { ...unknownOffice, ...(permitOffices as Offices)[town.permitAuthority] }
    return { ...town, ...office, notes, position, version: 1, updatedAt: null }
  }),
  defaultProfile,
)

export const seedServices: readonly AreaService[] = services.map((service) => {
  const { slug: _slug, ...guide } = guides[service.slug]
  const [passages, kindQuestions] = [passagesOf(service.slug), kindQuestionsOf(service.slug)]
  return { ...service, guide: { ...guide, passages, kindQuestions }, isOn: true, version: 1, updatedAt: null }
})

export const seedAreas: Areas = { places: seedPlaces, services: seedServices }

/** Returns a page's built-in copy, or null. */
export const seedCopyOf = (place: string, service: string): PageCopy | null =>
  seedByPage.get(landingId(place, service)) ?? null

/** Built-in copy of all pages that have some. */
export const seedPageCopy: readonly PageCopy[] = towns.flatMap(({ slug: place }) => {
  const rowBase = { place, listing: 'auto', version: 1, updatedAt: null } as const
  const town = getTownWords(place)
  return [
    ...services.flatMap(({ slug: service }) => {
      const words = getOwnWords(place, service)
      return words ? [{ ...emptyCopy, ...words, ...rowBase, service }] : []
    }),
    ...(town ? [{ ...emptyCopy, ...town, ...rowBase, service: 'town' as const }] : []),
  ]
})

const seedByPage = new Map(seedPageCopy.map((words) => [landingId(words.place, words.service), words]))
