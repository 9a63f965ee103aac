import { type Graph, type Thing } from 'schema-dts'

export function JsonLd({ data }: { data: Thing | readonly Thing[] }) {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': Array.isArray(data) ? (data as readonly Thing[]) : [data as Thing],
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(graph) }} />
}

/** Escapes what could end the script element. */
function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
