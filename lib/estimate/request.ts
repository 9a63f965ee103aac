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
  usualWork,
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
export const usualRequest: EstimateRequest = {
  room: 'kitchen',
  feet: { kitchen: roomSizes.kitchen.medium.feet, bathroom: roomSizes.bathroom.medium.feet },
  level: 'middle',
  work: usualWork,
  town: '',
  design: '',
}

/** Returns answers with nothing done but what is named. */
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
export const sizeNamed = (room: SingleRoom, feet: number): SizeName | null =>
  sizesIn(room).find((size) => roomSizes[room][size].feet === feet) ?? null

const sizesIn = (room: SingleRoom) => Object.keys(roomSizes[room]) as SizeName[]

/** Names of a room's size in an address and in the form. */
export const sizeField = { kitchen: 'size', bathroom: 'bathSize' } as const
export const feetField = { kitchen: 'feet', bathroom: 'bathFeet' } as const

const longestShown = 24

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
  const say = (given: string, instead: string) => {
    const shown = given.length > longestShown ? `${given.slice(0, longestShown)}…` : given
    words.push(`“${shown}” isn’t one of the choices. ${instead}`)
  }
  const pick = <Name extends string>(name: string, options: Record<Name, unknown>, usual: Name): Name => {
    const given = params.get(name)
    if (!given) return usual
    if (Object.hasOwn(options, given)) return given as Name
    const labels = options as Record<string, { label?: string } | string | undefined>
    const label = labels[usual]
    const { legend } = workQuestionIds.includes(name as WorkQuestion)
      ? questionOf(name as WorkQuestion)
      : { legend: others[name] ?? name }
    say(given, `${legend}: ${typeof label === 'string' ? label : (label?.label ?? usual)}.`)
    return usual
  }
  const room = pick<EstimateRoom>('room', estimateRooms, 'kitchen')
  const floor = (one: SingleRoom): number => {
    const size = pick<SizeName>(sizeField[one], sizeNames, 'medium')
    const named = roomSizes[one][size].feet
    const typed = params.get(feetField[one])?.trim()
    if (!typed) return named
    const feet = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
    if (feet >= possibleFeet.from && feet <= possibleFeet.to) return feet
    say(typed, `A room’s floor is ${possibleFeet.said} square feet; we took ${named} for the ${one}.`)
    return named
  }
  const work = Object.fromEntries(
    workQuestionIds.map((id) => [id, pick(id, questionOf(id).options, questionOf(id).usual)]),
  ) as WorkChoices
  const level = pick<Level>('level', levels, 'middle')
  const asked = params.get('town') ?? ''
  const town = towns.some(({ slug }) => slug === asked) ? asked : ''
  if (asked && !town) say(asked, 'We took no town.')
  const code = params.get('design') ?? ''
  const finishes = levelsOf(code) ?? undefined
  if (code && !finishes) say(code, 'We took no kitchen of the visualizer.')
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

const others: Record<string, string> = {
  room: 'Room',
  size: 'Size of the kitchen',
  bathSize: 'Size of the bathroom',
  level: 'Finishes',
}

/** Returns the address of a request: its room, and every choice that isn't the default. */
export function estimateAddress(request: EstimateRequest): string {
  const query = new URLSearchParams({ room: request.room })
  for (const room of roomsOf(request)) {
    const feet = request.feet[room]
    const size = sizeNamed(room, feet)
    if (!size) query.set(feetField[room], String(feet))
    else if (size !== 'medium') query.set(sizeField[room], size)
  }
  if (request.level !== 'middle') query.set('level', request.level)
  for (const id of questionsFor(request))
    if (request.work[id] !== usualWork[id]) query.set(id, request.work[id])
  if (request.town) query.set('town', request.town)
  if (request.design) query.set('design', request.design)
  return `/estimate?${query.toString()}`
}
