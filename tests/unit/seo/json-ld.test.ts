/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server.node'
import { createElement } from 'react'
import { JsonLd } from '@/components/site/parts/json-ld'
import { closed } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { samplePosts, sampleProjects } from '@/lib/content/samples'
import { requireTown } from '@/lib/business/towns'
import {
  blogJsonLd,
  blogPostingJsonLd,
  breadcrumbJsonLd,
  businessJsonLd,
  projectJsonLd,
  serviceJsonLd,
  websiteJsonLd,
} from '@/lib/seo/json-ld'

const site = 'http://localhost:3000'
const [post] = samplePosts
if (!post) throw new Error('no sample post')

test('the business has a stable id, hours, area, price range, payment and currency', () => {
  const business = businessJsonLd(defaultProfile)
  expect(business).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${site}/#business`,
    name: 'Hearth & Harbor Kitchen and Bath',
    url: site,
    telephone: '+18455550142',
    email: 'hello@hearthandharbor.example',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Congers',
      addressRegion: 'NY',
      postalCode: '10920',
    },
    priceRange: '$$-$$$',
    paymentAccepted: 'Cash, Credit Card, Financing',
    currenciesAccepted: 'USD',
  })
  const hours = (days: string[], opens: string, closes: string) =>
    expect.objectContaining({ dayOfWeek: days, opens, closes }) as unknown
  // Visitors at the door need the showroom's hours, callers those of the telephone.
  expect(business.openingHoursSpecification).toContainEqual(hours(['Saturday'], '10:00', '15:00'))
  expect(business.contactPoint.hoursAvailable).toEqual([
    hours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '18:00'),
    hours(['Saturday'], '09:00', '16:00'),
  ])
  expect(business.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 41.1507, longitude: -73.9454 })
  const moved = { ...defaultProfile, address: { ...defaultProfile.address, point: '41.09, -73.92' } }
  expect(businessJsonLd(moved).geo).toMatchObject({ latitude: 41.09, longitude: -73.92 })
  expect(business.hasMap).toContain('query=Route+303%2C+Congers%2C+NY+10920')
  expect(business.logo).toBe(`${site}/icon.svg`)
  expect(business.areaServed).toHaveLength(9)
  expect(business.makesOffer).toHaveLength(7)
})

test('special days from today on are told, of the showroom and of the telephone', () => {
  const specialDays = ['2026-12-23', '2026-12-24'].map((day) => ({ ...closed, day }))
  const on = (now: string) => businessJsonLd({ ...defaultProfile, specialDays }, new Date(now))
  const eve = {
    '@type': 'OpeningHoursSpecification',
    ...{ validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
  }
  // It is the 24th in UTC first.
  expect(on('2026-12-24T02:00Z').specialOpeningHoursSpecification).toHaveLength(2)
  const business = on('2026-12-24T12:00Z')
  expect(business.specialOpeningHoursSpecification).toEqual([eve])
  expect(business.contactPoint.hoursAvailable.slice(2)).toEqual([eve])
  expect(on('2026-12-25T12:00Z')).not.toHaveProperty('specialOpeningHoursSpecification')
})

test('a project says where and when, names its pictures, and a sample calls itself an example', () => {
  const [sample] = sampleProjects
  if (!sample) throw new Error('no sample project')
  const node = projectJsonLd(sample, new Map(), requireTown('new-city'))
  expect(node).toMatchObject({
    '@type': 'CreativeWork',
    url: `${site}/gallery/${sample.slug}`,
    creator: { '@id': `${site}/#business` },
    locationCreated: { '@type': 'City', name: 'New City, NY' },
    creativeWorkStatus: 'Example',
  })
  expect(node.image).toHaveLength(2)
  expect(node).not.toHaveProperty('dateCreated')
  const src = '/media/0123456789abcdef0123456789abcdef/room-1200x800.webp'
  const ownProject = { ...sample, afterImage: src, beforeImage: '', isSample: false, location: 'Albany, NY' }
  const completedAt = '2026-03-05T12:00:00.000Z'
  expect(projectJsonLd({ ...ownProject, completedAt }, new Map([[src, 'A room']]), null)).toMatchObject({
    image: [{ contentUrl: `${site}${src}`, caption: 'A room' }],
    dateCreated: '2026-03-05',
    locationCreated: { '@type': 'Place', name: 'Albany, NY' },
  })
})

test('nothing rates ourselves', () => {
  const all = JSON.stringify([
    businessJsonLd(defaultProfile),
    blogPostingJsonLd(post),
    projectJsonLd(sampleProjects[0]!, new Map(), null),
    websiteJsonLd(defaultProfile),
  ])
  expect(all).not.toMatch(/aggregateRating|"review"|ratingValue/i)
})

test('breadcrumbs count from 1 and give canonical addresses', () => {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: 'Nanuet', href: '/rockland/nanuet' },
  ]
  expect(breadcrumbJsonLd(crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: site },
    { '@type': 'ListItem', position: 2, name: 'Nanuet', item: `${site}/rockland/nanuet/` },
  ])
})

test('a service names its provider by id, and its town or the county', () => {
  const service = {
    path: '/rockland/nanuet/custom-cabinets',
    name: 'Custom Cabinets',
    description: 'Made to the wall.',
    offers: [{ name: 'Cabinet Installation', range: { from: 8_000, to: 25_000 } }],
  }
  expect(serviceJsonLd({ ...service, town: requireTown('nanuet') })).toMatchObject({
    '@type': 'Service',
    name: 'Custom Cabinets in Nanuet, NY',
    serviceType: 'Custom Cabinets',
    url: `${site}/rockland/nanuet/custom-cabinets/`,
    provider: { '@id': `${site}/#business` },
    areaServed: { '@type': 'City', name: 'Nanuet, NY' },
    offers: [{ priceSpecification: { minPrice: 8_000, maxPrice: 25_000, priceCurrency: 'USD' } }],
  })
  expect(serviceJsonLd(service).areaServed).toMatchObject({ '@type': 'AdministrativeArea' })
})

test('the blog and its posts', () => {
  expect(blogJsonLd(samplePosts)).toMatchObject({
    '@type': 'Blog',
    url: `${site}/blog`,
    publisher: { '@id': `${site}/#business` },
  })
  expect(blogJsonLd(samplePosts).blogPost).toHaveLength(3)
  expect(blogPostingJsonLd(post)).toMatchObject({
    '@type': 'BlogPosting',
    headline: post.title,
    mainEntityOfPage: `${site}/blog/${post.slug}`,
    datePublished: '2024-12-15T12:00:00.000Z',
    author: { '@id': `${site}/#business` },
    publisher: { '@id': `${site}/#business` },
    image: expect.stringMatching(/^http/) as string,
  })
  const edited = blogPostingJsonLd({ ...post, updatedAt: '2026-01-01T00:00:00.000Z' })
  expect(edited.dateModified).toBe('2026-01-01T00:00:00.000Z')
})

test('the site names its search as the specification says', () => {
  expect(websiteJsonLd(defaultProfile).potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  })
})

test('no text can end the script or start another element, and nothing is lost', () => {
  const nasty = '</script><script>alert(1)</script><!-- \u2028 & "quoted"'
  const data = [
    businessJsonLd({ ...defaultProfile, name: nasty }),
    breadcrumbJsonLd([{ name: nasty, href: '/' }]),
  ]
  document.body.innerHTML = renderToStaticMarkup(createElement(JsonLd, { data }))
  const scripts = document.querySelectorAll('script')
  expect(scripts).toHaveLength(1)
  expect(scripts[0]?.type).toBe('application/ld+json')
  const graph = JSON.parse(scripts[0]?.textContent ?? '') as {
    '@context': string
    '@graph': { name?: string }[]
  }
  expect(graph['@context']).toBe('https://schema.org')
  expect(graph['@graph'][0]?.name).toBe(nasty)
})
