import {
  type EstimateRoom,
  estimateRooms,
  type Level,
  levels,
  noWork,
  possibleFeet,
  questionOf,
  roomSizes,
  type SingleRoom,
  type SizeName,
  sizeNames,
  defaultWork,
  type WorkChoices,
  type WorkQuestion,
  workQuestionIds,
} from '@/lib/business/estimate-choices'
import { type LineId } from '@/lib/business/estimate-lines'

export type EstimateRequest = {
  room: EstimateRoom
  /** Floor of each room in square feet. */
  feet: Record<SingleRoom, number>
  level: Level
  work: WorkChoices
  /** Slug of a place; empty for none. */
  town: string
  /** Code of a kitchen of the visualizer; empty for none. */
  design: string
  /** Cost of the finishes chosen there, 0 to 1, by line; it replaces the level. */
  finishes?: FinishLevels | undefined
}
export type FinishLevels = Partial<Record<LineId, number>>

/** The default job. */
export const defaultRequest: EstimateRequest = {
  room: 'kitchen',
  feet: { kitchen: roomSizes.kitchen.medium.feet, bathroom: roomSizes.bathroom.medium.feet },
  level: 'middle',
  work: defaultWork,
  town: '',
  design: '',
}

/** Returns answers with nothing done except the given ones. */
export const onlyWork = (work: Partial<WorkChoices>): WorkChoices => ({ ...noWork, ...work })

/** Returns the rooms of a request. */
export const roomsOf = ({ room }: Pick<EstimateRequest, 'room'>): readonly SingleRoom[] =>
  room === 'both' ? ['kitchen', 'bathroom'] : [room]

/** Returns the questions for a request's rooms, in the form's order. */
export const questionsFor = (request: Pick<EstimateRequest, 'room'>): WorkQuestion[] =>
  workQuestionIds.filter((id) => {
    const { room } = questionOf(id)
    return !room || roomsOf(request).includes(room)
  })

/** Returns the named size of a floor, or null for one given in feet. */
export const findSizeName = (room: SingleRoom, feet: number): SizeName | null =>
  sizesIn(room).find((size) => roomSizes[room][size].feet === feet) ?? null

const sizesIn = (room: SingleRoom) => Object.keys(roomSizes[room]) as SizeName[]

/** Names of a room's size in an address and in the form. */
export const sizeField = { kitchen: 'size', bathroom: 'bathSize' } as const
export const feetField = { kitchen: 'feet', bathroom: 'bathFeet' } as const

/** Name of the kept estimate in an address and in the form. */
export const keptField = 'a'
/** Name of the button that goes on to the next part of the form. */
export const stepField = 'step'

const quotedLength = 24

/**
 * Reads a request from an address or a form. An invalid choice gets its default, with a sentence in `words`; a missing one
 * gets it silently. `towns` are the served places; `levelsOf` returns the finishes of a kitchen by its code.
 */
export function parseEstimate(
  params: Pick<URLSearchParams, 'get'>,
  towns: readonly { slug: string }[],
  levelsOf: (design: string) => FinishLevels | null,
): { request: EstimateRequest; words: string[] } {
  const words: string[] = []
  const report = (value: string, instead: string) => {
    const shortText = value.length > quotedLength ? `${value.slice(0, quotedLength)}…` : value
    words.push(`“${shortText}” isn’t one of the choices. ${instead}`)
  }
  const pick = <Name extends string>(name: string, options: Record<Name, unknown>, usual: Name): Name => {
    const value = params.get(name)
    if (!value) return usual
    if (Object.hasOwn(options, value)) return value as Name
    const labels = options as Record<string, { label?: string } | string | undefined>
    const label = labels[usual]
    const { legend } = workQuestionIds.includes(name as WorkQuestion)
      ? questionOf(name as WorkQuestion)
      : { legend: fieldLegends[name] ?? name }
    report(value, `${legend}: ${typeof label === 'string' ? label : (label?.label ?? usual)}.`)
    return usual
  }
  const room = pick<EstimateRoom>('room', estimateRooms, 'kitchen')
  const floor = (kind: SingleRoom): number => {
    const size = pick<SizeName>(sizeField[kind], sizeNames, 'medium')
    const usual = roomSizes[kind][size].feet
    const feetText = params.get(feetField[kind])?.trim()
    if (!feetText) return usual
    const feet = /^\d{1,4}$/.test(feetText) ? Number(feetText) : 0
    if (feet >= possibleFeet.from && feet <= possibleFeet.to) return feet
    report(feetText, `A room’s floor is ${possibleFeet.said} square feet; we took ${usual} for the ${kind}.`)
    return usual
  }
  const work = Object.fromEntries(
    workQuestionIds.map((id) => [id, pick(id, questionOf(id).options, questionOf(id).usual)]),
  ) as WorkChoices
  const level = pick<Level>('level', levels, 'middle')
  const slug = params.get('town') ?? ''
  const town = towns.some((place) => place.slug === slug) ? slug : ''
  if (slug && !town) report(slug, 'We took no town.')
  const code = params.get('design') ?? ''
  const finishes = levelsOf(code) ?? undefined
  if (code && !finishes) report(code, 'We took no kitchen of the visualizer.')
  return {
    request: {
      room,
      feet: { kitchen: floor('kitchen'), bathroom: floor('bathroom') },
      level,
      work,
      town,
      design: finishes ? code : '',
      finishes,
    },
    words,
  }
}

const fieldLegends: Record<string, string> = {
  room: 'Room',
  size: 'Size of the kitchen',
  bathSize: 'Size of the bathroom',
  level: 'Finishes',
}

/** Reads the estimate that was kept as A, if there is one: all of its address's query is one parameter. */
export function parseKept(
  params: Pick<URLSearchParams, 'get'>,
  ...rest: [towns: Parameters<typeof parseEstimate>[1], levelsOf: Parameters<typeof parseEstimate>[2]]
): EstimateRequest | null {
  const query = params.get(keptField)
  return query ? parseEstimate(new URLSearchParams(query), ...rest).request : null
}

/** Returns the address of a request, with the one that was kept as A. */
export function estimateAddress(request: EstimateRequest, keptRequest?: EstimateRequest | null): string {
  const query = queryOf(request)
  if (keptRequest) query.set(keptField, queryOf(keptRequest).toString())
  return `/estimate?${query.toString()}`
}

/** Returns a request as a query: its room, and every choice that isn't the default. */
export function queryOf(request: EstimateRequest): URLSearchParams {
  const query = new URLSearchParams({ room: request.room })
  for (const room of roomsOf(request)) {
    const feet = request.feet[room]
    const size = findSizeName(room, feet)
    if (!size) query.set(feetField[room], String(feet))
    else if (size !== 'medium') query.set(sizeField[room], size)
  }
  if (request.level !== 'middle') query.set('level', request.level)
  for (const id of questionsFor(request))
    if (request.work[id] !== defaultWork[id]) query.set(id, request.work[id])
  if (request.town) query.set('town', request.town)
  if (request.design) query.set('design', request.design)
  return query
}
