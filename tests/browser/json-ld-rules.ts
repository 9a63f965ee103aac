import { type JsonLdNode } from './html'

// The rules of search engines for the types that we use, and those of the specification for the business.
const required: Record<string, string[]> = {
  HomeAndConstructionBusiness: [
    '@id',
    'name',
    'url',
    'telephone',
    'email',
    'image',
    'address',
    'openingHoursSpecification',
    'areaServed',
    'logo',
    'geo',
    'hasMap',
    'contactPoint',
    'priceRange',
    'paymentAccepted',
    'currenciesAccepted',
  ],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name'],
  Blog: ['@id', 'name', 'url', 'publisher', 'blogPost'],
  BlogPosting: ['headline', 'url', 'datePublished'],
  WebSite: ['@id', 'name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Offer: [],
  PriceSpecification: ['priceCurrency', 'minPrice', 'maxPrice'],
  GeoCoordinates: ['latitude', 'longitude'],
  ContactPoint: ['telephone', 'hoursAvailable'],
  CreativeWork: ['@id', 'name', 'description', 'url', 'image', 'creator', 'locationCreated'],
  ImageObject: ['contentUrl', 'caption'],
  Place: ['name'],
  City: ['name'],
  AdministrativeArea: ['name'],
}

// Asked only of a node that stands by itself, not of one inside another.
const requiredOnTop: Record<string, string[]> = {
  Service: ['description', 'url', 'provider', 'areaServed', 'serviceType'],
  BlogPosting: ['description', 'image', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
}

const empty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Lists the faults of a page's structured data in words. */
export function jsonLdProblems(nodes: JsonLdNode[]): string[] {
  const ids = new Set(nodes.map((node) => node['@id']).filter(Boolean))
  const problems: string[] = []
  const visit = (value: unknown, top: boolean) => {
    if (Array.isArray(value)) for (const item of value) visit(item, top)
    if (!value || typeof value !== 'object' || Array.isArray(value)) return
    const node = value as JsonLdNode
    const type = node['@type']
    if (!type) {
      // A reference: to a node of this page, or to the blog from its posts.
      const id = node['@id'] ?? ''
      if (!ids.has(id) && !id.endsWith('/blog#blog')) problems.push(`reference to ${id}, which isn't here`)
      return
    }
    const fields = required[type]
    if (!fields) problems.push(`type ${type} without a rule`)
    for (const field of [...(fields ?? []), ...(top ? (requiredOnTop[type] ?? []) : [])]) {
      if (empty(node[field])) problems.push(`${type} without ${field}`)
    }
    for (const [field, inner] of Object.entries(node)) {
      if (/rating|review/i.test(field)) problems.push(`${type} rates: ${field}`)
      if (/^(url|item|image|@id)$/.test(field) && typeof inner === 'string' && !/^https?:\/\//.test(inner)) {
        problems.push(`${type} with a relative ${field}`)
      }
      if (/^date/.test(field) && Number.isNaN(Date.parse(String(inner))))
        problems.push(`${type} with a wrong ${field}`)
      visit(inner, false)
    }
  }
  visit(nodes, true)
  for (const list of nodes.filter((node) => node['@type'] === 'BreadcrumbList')) {
    const items = list.itemListElement as JsonLdNode[]
    if (items.some(({ position }, index) => position !== index + 1)) problems.push('breadcrumbs out of order')
  }
  return problems
}
