import { surfaces } from './finishes'

/**
 * Returns the path at which a kitchen of the visualizer is rendered whose address names all finishes: a page of its own, with its
 * share picture and what shows without script. Undefined for any other address.
 */
export function designPath(path: string, query: string): string | undefined {
  const [isDesign, room] = /^\/design(?:\/room\/([a-z0-9-]+))?\/?$/.exec(path) ?? []
  if (!isDesign || !query) return undefined
  const params = new URLSearchParams(query)
  const finishes = surfaces.map((surface) => params.get(surface) ?? '')
  return finishes.every((finish) => /^[a-z0-9-]+$/.test(finish))
    ? `/design/${[...finishes, ...(room ? [room] : [])].join('_')}${query}`
    : undefined
}
