import { type Choice, splitCode } from './finishes'
import { findRoom, surfacesOf } from './rooms'

/** The maximum numbers of rooms kept side by side, and of samples to bring. */
export const maxKept = 3
export const maxSamples = 4

const isName = (text: string) => /^[a-z0-9_-]+$/.test(text)

/**
 * Returns the values of a repeated parameter without those that can't be names; one more than fits, so that the page can say
 * that there are too many.
 */
const namesIn = (values: string[], max: number) => [...new Set(values)].filter(isName).slice(0, max + 1)

/**
 * Returns the path at which a choice of the visualizer is rendered whose address names all finishes: a page of its own, with its
 * share picture and what shows without script. Undefined for any other address. The address may also name rooms that are kept
 * (`keep=CODE`, `keep=now` for its own, `drop=CODE` for one no longer) and samples to bring (`sample=SURFACE-FINISH`).
 */
export function designPath(path: string, query: string): string | undefined {
  const [isDesign, room] = /^\/design(?:\/([a-z0-9-]+))?\/?$/.exec(path) ?? []
  if (!isDesign || !query || (room && !findRoom(room))) return undefined
  const params = new URLSearchParams(query)
  const finishes = surfacesOf(room).map(({ id }) => params.get(id) ?? '')
  if (!finishes.every((finish) => /^[a-z0-9-]+$/.test(finish))) return undefined
  const code = [...finishes, ...(room ? [room] : [])].join('_')
  const droppedCodes = params.getAll('drop')
  const keep = params.getAll('keep')
  // The address's own choice comes last, wherever the button is in the form.
  const ownCode = keep.includes('now') ? [code] : []
  const keptCodes = [...keep.filter((item) => item !== 'now'), ...ownCode].filter(
    (item) => !droppedCodes.includes(item),
  )
  const parts = [[code, ...namesIn(keptCodes, maxKept)], namesIn(params.getAll('sample'), maxSamples)]
  return `/design/shared/${parts
    .map((part) => part.join('~'))
    .join('~~')
    .replace(/~~$/, '')}${query}`
}

/** Returns what such a path names, offered or not: null without a valid choice. Kept rooms are of the same kind as the choice. */
export function splitDesign(part: string): { choice: Choice; kept: Choice[]; samples: string[] } | null {
  const [codes = '', samples = ''] = part.split('~~')
  const [choice, ...otherCodes] = codes.split('~').map(splitCode)
  if (!choice) return null
  return {
    choice,
    kept: otherCodes.filter((item) => item !== null && item.room === choice.room) as Choice[],
    samples: samples.split('~'),
  }
}
