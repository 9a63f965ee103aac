import { badgeOf } from '@/lib/business/badges'
import {
  nearbyProjects,
  nearestProjects,
  nearestTestimonials,
  projectsInTown,
} from '@/lib/landing/local-work'
import { sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { servicePictures } from '@/lib/landing/service-pictures'
import { serviceHubContent, townHubContent } from '@/lib/landing/hub-content'
import { getService, services } from '@/lib/business/services'
import { seedAreas, seedPlaces, seedServices, seedCopyOf } from '@/lib/content/area-seed'
import { defaultProfile } from '@/lib/business/profile'
import { getTownPage, townPages } from '@/lib/content/town-pages'
import { townQuestions } from '@/lib/landing/town-questions'
import { requireTown, towns } from '@/lib/business/towns'
import { requireTownNotes } from '@/lib/content/town-notes'
import { builtInImages } from '@/lib/business/images'
import { seoProblems } from '@/lib/seo/metadata'
import {
  landingMetadata,
  serviceHubMetadata,
  townHubMetadata,
  townPageMetadata,
  type PlaceMetadata,
} from '@/lib/seo/place-metadata'

describe('the eight town pages', () => {
  test('badges, project counts and figures with a noun are the specification’s', () => {
    const rows = townPages.map(({ town, projectCount, stats }) => [
      town.slug,
      badgeOf(town.slug, defaultProfile),
      projectCount,
      ...stats.map(({ value }) => value),
    ])
    expect(rows).toEqual([
      ['new-city', 'County Seat', '45+', '45+', '98%'],
      ['suffern', 'Historic Village', '32+', '32+', '100%'],
      ['spring-valley', 'Diverse Community', '28+', '28+'],
      ['nanuet', 'Shopping Hub', '35+', '35+'],
      ['pearl-river', 'Irish Heritage', '29+', '29+'],
      ['monsey', 'Growing Community', '41+', '41+'],
      ['nyack', 'Artistic Village', '24+', '24+'],
      ['haverstraw', 'Hudson River', '19+', '19+'],
    ])
  })

  test('a figure says what it counts', () => {
    const labelled = townPages.flatMap(({ town, stats }) =>
      stats.slice(1).flatMap(({ value, label }) => (label ? [`${town.slug}: ${value} ${label}`] : [])),
    )
    expect(labelled).toEqual(['new-city: 98% satisfaction', 'suffern: 100% code compliance'])
  })

  test('expertise names the office that issues the town’s permits', () => {
    for (const { town, expertise } of townPages) {
      const text = expertise.map((item) => item.text).join(' ')
      if (town.slug === 'spring-valley') expect(text).toContain('Office of Buildings and Codes')
      else expect(text).toContain(town.permitAuthority.replace(/ \(.*/, ''))
    }
  })

  test('pictures exist, and the slug is matched exactly', () => {
    for (const { picture } of townPages) expect(builtInImages).toHaveProperty([picture.src])
    expect(getTownPage('Nyack')).toBeNull()
    expect(getTownPage('congers')).toBeNull()
  })

  test('the questions name the permit office and what a new kitchen costs', () => {
    const text = JSON.stringify(townQuestions(requireTown('nyack'), defaultProfile))
    expect(text).toContain('the Village of Nyack Building Department')
    expect(text).toContain('$17,400–$49,000')
  })
})

describe('local work', () => {
  const nyack = seedPlaces.find(({ slug }) => slug === 'nyack')!

  test('projects of a town, by its name', () => {
    expect(projectsInTown(sampleProjects, nyack).map(({ location }) => location)).toEqual([
      'Nyack, NY',
      'Nyack, NY',
      'Upper Nyack, NY',
    ])
  })

  test('limits: six and three projects, two testimonials', () => {
    const many = <T>(item: T) => Array.from({ length: 9 }, () => ({ ...item }))
    const project = sampleProjects.find(({ location }) => location === 'Nyack, NY')!
    expect(projectsInTown(many(project), nyack)).toHaveLength(6)
    expect(nearestProjects(many(project), nyack, services[0]!, towns)).toHaveLength(3)
    const testimonial = sampleTestimonials.find(({ location }) => location === 'Nyack, NY')!
    expect(nearestTestimonials(many(testimonial), nyack, towns)).toHaveLength(2)
  })

  test('a landing page shows the nearest rooms of its service, with their distance', () => {
    const [first] = sampleProjects
    const at = (location: string, projectType: 'kitchen' | 'bathroom', title = 'A room') => ({
      ...first!,
      location,
      projectType,
      title,
    })
    const far = at('Sloatsburg, NY', 'kitchen')
    const near = at('Piermont, NY', 'kitchen')
    const here = at('Nyack, NY', 'bathroom')
    const named = at('Congers, NY', 'bathroom', 'A Kitchen Remodeling for two')
    const nearProjects = nearestProjects(
      [far, here, at('Elsewhere', 'kitchen'), named, near],
      nyack,
      services[0]!,
      towns,
    )
    expect(nearProjects.map(({ project }) => project)).toEqual([near, named, far])
    expect(nearProjects.map(({ miles }) => Math.round(miles ?? -1))).toEqual([3, 4, 15])
    expect(nearestProjects([here], nyack, getService('bathroom-remodeling')!, towns)[0]?.miles).toBe(0)
    const littleKnown = seedPlaces.find(({ notes }) => notes.confidence === 'low')!
    expect(nearestProjects(sampleProjects, littleKnown, services[0]!, towns)).toEqual([])
    expect(nearestProjects([{ ...near, isSample: false }], littleKnown, services[0]!, towns)).toHaveLength(1)
  })

  test('real jobs come before examples: of the service in the county, else of any in the town', () => {
    const [first] = sampleProjects
    const job = (location: string, service: string, projectType: 'kitchen' | 'bathroom' = 'kitchen') => ({
      ...first!,
      ...{ location, service, projectType, isSample: false },
    })
    const shownProjects = (...jobs: (typeof first)[]) =>
      nearestProjects([...sampleProjects, ...jobs.map((sampleJob) => sampleJob!)], nyack, services[0]!, towns)
        .map(({ project }) => project)
        .filter(({ isSample }) => !isSample)
    const far = job('Sloatsburg, NY', 'kitchen-remodeling')
    const refacing = job('Nyack, NY', 'cabinet-refacing')
    const bath = job('Piermont, NY', 'bathroom-remodeling', 'bathroom')
    expect(shownProjects(refacing, far, bath)).toEqual([far])
    expect(shownProjects(refacing, bath)).toEqual([refacing])
    expect(shownProjects(bath)).toEqual([])
    expect(nearbyProjects([...sampleProjects, bath], nyack, towns)).toEqual([])
    const tuxedo = [bath, far].map((project) => project)
    expect(nearbyProjects(tuxedo, nyack, towns).map(({ project }) => project)).toEqual([bath, far])
  })

  test('reviews come from the nearest job of the service, else from the town; examples only from the town', () => {
    const [first] = sampleTestimonials
    const review = (location: string, projectType: string) => ({
      ...first!,
      location,
      projectType,
      isSample: false,
    })
    const shownReviews = (...reviews: ReturnType<typeof review>[]) =>
      nearestTestimonials([...sampleTestimonials, ...reviews], nyack, towns, 'kitchen-remodeling').filter(
        ({ isSample }) => !isSample,
      )
    const far = review('Sloatsburg, NY', 'Kitchen Remodel')
    const near = review('Piermont, NY', 'A new kitchen')
    const bath = review('Nyack, NY', 'Bathroom Renovation')
    const elsewhere = review('Tuxedo, NY', 'Kitchen Remodel')
    expect(shownReviews(far, bath, near, elsewhere)).toEqual([near, far])
    expect(shownReviews(bath, elsewhere)).toEqual([bath])
    expect(shownReviews()).toEqual([])
  })

  test('no picture opens more than twenty landing pages', () => {
    const opened = new Map<string, number>()
    for (const town of seedPlaces)
      for (const service of services) {
        const shownTitles = nearestProjects(sampleProjects, town, service, towns).map(
          ({ project }) => project,
        )
        const [{ src }] = servicePictures(service.slug, town, shownTitles)
        opened.set(src, (opened.get(src) ?? 0) + 1)
      }
    expect([...opened].filter(([, count]) => count > 20)).toEqual([])
  })

  test('a page’s two pictures differ from each other and from those of its projects', () => {
    for (const town of seedPlaces)
      for (const { slug } of services) {
        const projects = projectsInTown(sampleProjects, town).slice(0, 3)
        const sources = servicePictures(slug, town, projects).map(({ src }) => src)
        expect(new Set(sources).size).toBe(2)
        for (const { afterImage } of projects) expect(sources).not.toContain(afterImage)
        for (const src of sources) expect(builtInImages).toHaveProperty([src])
      }
  })
})

const requirePlace = (slug: string) => seedPlaces.find((place) => place.slug === slug)!

describe('hubs', () => {
  test('a service’s page is complete without a town', () => {
    for (const service of seedServices) {
      const content = serviceHubContent(service, defaultProfile)
      expect(content.drivers.length).toBeGreaterThanOrEqual(3)
      expect(content.decide.length).toBeGreaterThanOrEqual(3)
      expect(content.questions.length).toBeGreaterThanOrEqual(2)
      expect(JSON.stringify(content)).not.toMatch(/[{}]town|undefined|NaN/)
    }
  })

  test('a town’s page hedges what is little known and leaves household notes to the rooms they help', () => {
    const sterlington = townHubContent(requirePlace('sterlington'), seedAreas, defaultProfile)
    expect(sterlington.notes.length).toBeLessThanOrEqual(2)
    for (const { text } of sterlington.notes) expect(text).toMatch(/^To check at the visit/)
    expect(sterlington.facts.map(({ label }) => label)).not.toContain('Population')
    const kosher = requireTownNotes('monsey').watch.find(({ topic }) => topic === 'kosher-kitchen')!
    expect(JSON.stringify(townHubContent(requirePlace('monsey'), seedAreas, defaultProfile))).not.toContain(
      kosher.note,
    )
  })
})

describe('metadata', () => {
  const pages: PlaceMetadata[] = [
    ...townPages.map((page) =>
      townPageMetadata(page, seedCopyOf(page.town.slug, 'town')?.description, 'Hearth & Harbor'),
    ),
    ...services.map((service) => serviceHubMetadata(service, towns.length, 'Hearth & Harbor')),
    ...towns
      .filter(({ slug }) => !getTownPage(slug))
      .map((town) => townHubMetadata(town, services.length, 'Hearth & Harbor')),
    ...towns.flatMap((town) =>
      services.map((service) =>
        landingMetadata(town, service, seedCopyOf(town.slug, service.slug)?.description, 'Hearth & Harbor'),
      ),
    ),
  ]

  test('431 pages, each with its own address, title and description', () => {
    expect(pages).toHaveLength(8 + 8 + 39 + 376)
    for (const key of ['path', 'description'] as const)
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
    expect(new Set(pages.map(({ title }) => title[0])).size).toBe(pages.length)
  })

  test('titles and descriptions keep to the lengths that search results show', () => {
    for (const { path, title, description } of pages)
      expect([path, seoProblems(title.at(-1) ?? '', description)]).toEqual([path, []])
  })
})
