import { defaultProfile } from '@/lib/business/profile'
import { services } from '@/lib/business/services'
import { builtInImages } from '@/lib/business/images'
import { seedPlaces } from '@/lib/content/area-seed'
import { sampleProjects } from '@/lib/content/samples'
import { townPages } from '@/lib/content/town-pages'
import { servicePictures } from '@/lib/landing/service-pictures'
import { landingCard, serviceHubCard, townCard } from '@/lib/seo/share-card'

// The picture at the top of a page about a town or a service is none of a job: it would be another town's or another service's.

const projectPictures = new Set(
  sampleProjects.flatMap(({ beforeImage, afterImage, details }) => [
    beforeImage,
    afterImage,
    ...details.map(({ picture }) => picture),
  ]),
)

const heroes: [page: string, picture: string][] = [
  ...seedPlaces.flatMap((town) => [
    [`card of /rockland/${town.slug}`, townCard(town, defaultProfile).photo.src] as [string, string],
    ...services.flatMap((service): [string, string][] => {
      const page = `/rockland/${town.slug}/${service.slug}`
      return [
        ...servicePictures(service.slug, town).map(({ src }): [string, string] => [page, src]),
        [`card of ${page}`, landingCard(town, service, null, defaultProfile).photo.src],
      ]
    }),
  ]),
  ...services.map((service): [string, string] => [
    `card of /rockland/${service.slug}`,
    serviceHubCard(service, defaultProfile).photo.src,
  ]),
  ...townPages.map(({ town, picture }): [string, string] => [`/${town.slug}`, picture.src]),
]

test('no page about a town or a service begins with the picture of a project', () => {
  expect(heroes.length).toBeGreaterThan(1000)
  expect(heroes.filter(([, src]) => projectPictures.has(src))).toEqual([])
  expect(heroes.filter(([, src]) => !Object.hasOwn(builtInImages, src))).toEqual([])
})

test('a kitchen’s page shows no bath, and a bath’s page no kitchen', () => {
  const isBath = (src: string) => /bath/.test(builtInImages[src]!.alt)
  const of = (service: string) =>
    heroes.filter(([page]) => page.endsWith(`/${service}`)).map(([, src]) => src)
  expect(of('bathroom-remodeling').every(isBath)).toBe(true)
  for (const service of ['kitchen-remodeling', 'custom-cabinets', 'cabinet-refacing'])
    expect(of(service).some(isBath)).toBe(false)
})

test('no two town pages begin with the same picture', () => {
  expect(new Set(townPages.map(({ picture }) => picture.src)).size).toBe(townPages.length)
})

test('no two projects show the same picture', () => {
  const all = sampleProjects.flatMap(({ beforeImage, afterImage, details }) => [
    beforeImage,
    afterImage,
    ...details.map(({ picture }) => picture),
  ])
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((src) => !Object.hasOwn(builtInImages, src))).toEqual([])
})
