// Reading HTML without a browser: enough for the pages we render ourselves.

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

export const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')

/** The values of an attribute of all elements of a name, in order. */
export function attributes(html: string, element: string, attribute: string): string[] {
  const tag = new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g')
  return [...html.matchAll(tag)].map(([, value]) => decoded(value ?? ''))
}

/** Returns what a page's head says to search engines. */
export function headOf(html: string) {
  const meta = (name: string) =>
    decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    keywords: meta('keywords'),
    canonical: decoded(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
    robots: meta('robots'),
    ogUrl: meta('og:url'),
    ogImage: meta('og:image'),
    ogTitle: meta('og:title'),
    twitterCard: meta('twitter:card'),
    twitterImage: meta('twitter:image'),
  }
}

export type JsonLdNode = { '@type': string; '@id'?: string; [field: string]: unknown }

/** All nodes of a page's structured data; throws when a part of it is no JSON. */
export function jsonLdOf(html: string): JsonLdNode[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json]) => {
    const data = JSON.parse(json ?? '') as { '@context'?: string; '@graph'?: JsonLdNode[] } & JsonLdNode
    if (data['@context'] !== 'https://schema.org') throw new Error('no @context')
    return data['@graph'] ?? [data]
  })
}

/** Addresses inside srcset values. */
export const srcsetUrls = (values: string[]) =>
  values.flatMap((value) => value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''))
