/** The parts of the gallery's filter, in the order in which the path of its page names them. */
export const filterParts = ['room', 'style', 'budget', 'town'] as const
export type FilterPart = (typeof filterParts)[number]
/** A value of each part; '' where it isn't filtered by that. */
export type GalleryFilter = Record<FilterPart, string>

export const noFilter: GalleryFilter = { room: '', style: '', budget: '', town: '' }
const anyValue = 'any'

const asFilter = (valueOf: (part: FilterPart, index: number) => string) =>
  Object.fromEntries(filterParts.map((part, index) => [part, valueOf(part, index)])) as GalleryFilter

/** Returns the address of the gallery with a filter. */
export function galleryAddress(filter: GalleryFilter): string {
  const query = new URLSearchParams(
    filterParts.flatMap((part) => (filter[part] ? [[part, filter[part]]] : [])),
  )
  return query.size > 0 ? `/gallery?${query.toString()}` : '/gallery'
}

/**
 * Returns the path at which the gallery is rendered with the filter of its address, so that the gallery itself stays static;
 * undefined for any other address, and for one that filters by nothing.
 */
export function galleryPath(path: string, query: string): string | undefined {
  if (!query || !/^\/gallery\/?$/.test(path)) return undefined
  const params = new URLSearchParams(query)
  const filter = asFilter((part) => /^[a-z0-9-]+$/.exec(params.get(part) ?? '')?.[0] ?? '')
  if (filterParts.every((part) => !filter[part])) return undefined
  return `/gallery/filter/${filterParts.map((part) => filter[part] || anyValue).join('_')}${query}`
}

/** Reads the filter that such a path ends with; null for an invalid one. */
export function readFilterCode(code: string): GalleryFilter | null {
  const values = code.split('_')
  if (values.length !== filterParts.length || !values.every((value) => /^[a-z0-9-]+$/.test(value)))
    return null
  return asFilter((_, index) => (values[index] === anyValue ? '' : values[index]!))
}
