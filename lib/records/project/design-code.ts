import { type Choice, choiceCode, splitCode } from '@/lib/business/finishes'
import { findOwnRoom, surfacesOf } from '@/lib/business/rooms'

export const notADesign = 'Paste the address of a kitchen or bath in the visualizer'

/**
 * Returns the code of the choice that an address of the visualizer names; any other text as it is. A finish of staff's own
 * counts as well, and so does one that is no longer offered.
 */
export function designCode(text: string): string {
  const [, path, query] = /\/design(?:\/([a-z0-9-]+))?\/?\?(.+)$/.exec(text) ?? []
  const room = findOwnRoom(path)?.id
  const params = new URLSearchParams(query)
  const finishes: Choice = Object.fromEntries(surfacesOf(room).map(({ id }) => [id, params.get(id) ?? '']))
  const code = choiceCode(room ? { ...finishes, room } : finishes)
  return query && isDesign(code) ? code : text
}

/** Returns true for no design and for the code of one, whether or not its finishes are still offered. */
export const isDesign = (code: string): boolean => code === '' || splitCode(code) !== null
