import { type Graph, type Thing } from 'schema-dts'
import { type BusinessProfile } from '@/lib/business/profile'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'

export function JsonLd({ data }: { data: Thing | readonly Thing[] }) {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': Array.isArray(data) ? (data as readonly Thing[]) : [data as Thing],
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(graph) }} />
}

type PageJsonLdProps = { profile: BusinessProfile; name: string; path: string }

/** Describes the business, and the way to a page right below the home page. */
export function PageJsonLd({ profile, name, path }: PageJsonLdProps) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name, href: path },
  ]
  return <JsonLd data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs)]} />
}

/** Escapes what could end the script element. */
function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
