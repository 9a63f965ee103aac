import { findRoom, surfacesOf } from './rooms'

/**
 * Returns the path at which a choice of the visualizer is rendered whose address names all finishes: a page of its own, with its
 * share picture and what shows without script. Undefined for any other address.
 */
export function designPath(path: string, query: string): string | undefined {
  const [isDesign, room] = /^\/design(?:\/([a-z0-9-]+))?\/?$/.exec(path) ?? []
  if (!isDesign || !query || (room && !findRoom(room))) return undefined
  const params = new URLSearchParams(query)
  const finishes = surfacesOf(room).map(({ id }) => params.get(id) ?? '')
  return finishes.every((finish) => /^[a-z0-9-]+$/.test(finish))
    ? `/design/shared/${[...finishes, ...(room ? [room] : [])].join('_')}${query}`
    : undefined
}
