import { type LineId } from './estimate-lines'

// What an estimate asks, and which part of which line each answer takes.

/** A share of a line: where within its range, 0 to 1, this work begins and ends. */
export type Share = { line: LineId; span: readonly [number, number] }
type Option = { label: string; takes: readonly Share[] }
type Question = {
  legend: string
  /** The rooms that are asked; none named means every room. */
  room?: 'kitchen' | 'bathroom'
  /** From the least work to the most: each answer takes at least what the one before it takes. */
  options: Record<string, Option>
  usual: string
}

const none: readonly Share[] = []
const whole = (line: LineId): Share => ({ line, span: [0, 1] })
const part = (line: LineId, from: number, to: number): Share => ({ line, span: [from, to] })

/** The questions on the work, in the order of the form. */
export const workQuestions = {
  plan: {
    legend: 'A plan first',
    usual: 'drawn',
    options: {
      none: { label: 'No drawing needed', takes: none },
      drawn: { label: 'Measured and drawn in 3D', takes: [whole('design'), whole('bath-design')] },
    },
  },
  layout: {
    legend: 'Kitchen layout',
    room: 'kitchen',
    usual: 'stays',
    options: {
      stays: { label: 'Stays as it is', takes: none },
      inside: { label: 'Sink or range moves, walls stay', takes: [part('layout', 0, 0.6)] },
      opened: { label: 'A wall is opened or moved', takes: [part('layout', 0.1, 1)] },
    },
  },
  cabinets: {
    legend: 'Cabinets',
    room: 'kitchen',
    usual: 'replaced',
    options: {
      kept: { label: 'Stay', takes: none },
      refaced: { label: 'Refaced: new doors', takes: [part('cabinets', 0, 0.5)] },
      replaced: { label: 'Replaced', takes: [whole('cabinets')] },
      whole: {
        label: 'Replaced, with island and pantry',
        takes: [whole('cabinets'), whole('island')],
      },
    },
  },
  counter: {
    legend: 'Counter',
    room: 'kitchen',
    usual: 'new',
    options: {
      kept: { label: 'Stays', takes: none },
      new: { label: 'New', takes: [whole('countertops')] },
      stone: {
        label: 'New, and stone on island and wall',
        takes: [whole('countertops'), whole('slab')],
      },
    },
  },
  splash: {
    legend: 'Backsplash',
    room: 'kitchen',
    usual: 'tile',
    options: {
      kept: { label: 'Stays, or none', takes: none },
      tile: { label: 'New tile', takes: [whole('splash')] },
    },
  },
  floor: {
    legend: 'Kitchen floor',
    room: 'kitchen',
    usual: 'kept',
    options: {
      kept: { label: 'Stays', takes: none },
      room: { label: 'New', takes: [part('floor', 0, 0.7)] },
      through: { label: 'New, through to the next room', takes: [part('floor', 0.4, 1)] },
    },
  },
  appliances: {
    legend: 'Appliances',
    room: 'kitchen',
    usual: 'own',
    options: {
      own: { label: 'You keep or buy them', takes: none },
      new: { label: 'New, from us', takes: [whole('appliances')] },
    },
  },
  bathLayout: {
    legend: 'Bath layout',
    room: 'bathroom',
    usual: 'stays',
    options: {
      stays: { label: 'Stays as it is', takes: none },
      studs: { label: 'Down to the studs, drains stay', takes: [part('bath-layout', 0, 0.6)] },
      moved: { label: 'Walls or drains move', takes: [part('bath-layout', 0.08, 1)] },
    },
  },
  shower: {
    legend: 'Tub or shower',
    room: 'bathroom',
    usual: 'renewed',
    options: {
      kept: { label: 'Stays', takes: none },
      renewed: { label: 'New in the same place', takes: [part('wet-wall', 0, 0.2)] },
      walkin: { label: 'A walk-in shower', takes: [part('wet-wall', 0.15, 0.55)] },
      large: { label: 'A large shower in stone', takes: [part('wet-wall', 0.55, 1)] },
    },
  },
  glass: {
    legend: 'Shower glass',
    room: 'bathroom',
    usual: 'none',
    options: {
      none: { label: 'Stays, or a curtain', takes: none },
      new: { label: 'New glass and mirror', takes: [whole('glass')] },
    },
  },
  tub: {
    legend: 'A freestanding tub besides',
    room: 'bathroom',
    usual: 'none',
    options: {
      none: { label: 'No', takes: none },
      new: { label: 'Yes', takes: [whole('tub')] },
    },
  },
  vanity: {
    legend: 'Vanity and toilet',
    room: 'bathroom',
    usual: 'new',
    options: {
      kept: { label: 'Stay', takes: none },
      new: { label: 'New', takes: [part('vanity', 0, 0.15)] },
      stone: { label: 'Larger, with a stone top', takes: [part('vanity', 0.12, 0.4)] },
      double: { label: 'Double, with a linen cabinet', takes: [part('vanity', 0.35, 1)] },
    },
  },
  bathFloor: {
    legend: 'Bath floor',
    room: 'bathroom',
    usual: 'tile',
    options: {
      kept: { label: 'Stays', takes: none },
      tile: { label: 'New tile', takes: [part('bath-floor', 0, 0.15)] },
      heated: { label: 'New and heated', takes: [part('bath-floor', 0.12, 1)] },
    },
  },
  lighting: {
    legend: 'Light and electrical',
    usual: 'light',
    options: {
      kept: { label: 'Stays', takes: none },
      light: { label: 'New light, fan, outlets', takes: [part('electrical', 0, 0.5)] },
      circuits: { label: 'New circuits too', takes: [part('electrical', 0.1, 1)] },
    },
  },
  plumbing: {
    legend: 'Plumbing',
    usual: 'stays',
    options: {
      stays: { label: 'Pipes stay', takes: none },
      renewed: { label: 'New valves and lines', takes: [whole('plumbing')] },
      moved: { label: 'Pipes move', takes: [part('plumbing', 0.3, 1)] },
    },
  },
  paint: {
    legend: 'Trim and paint',
    usual: 'done',
    options: {
      own: { label: 'You do it', takes: none },
      done: { label: 'We do it', takes: [whole('finishing')] },
    },
  },
  age: {
    legend: 'House built',
    usual: 'unknown',
    options: {
      unknown: { label: 'Not sure', takes: none },
      new: { label: '1980 or later', takes: none },
      middle: { label: '1940 to 1979', takes: [part('older-house', 0, 0.4)] },
      old: { label: 'Before 1940', takes: [part('older-house', 0.2, 1)] },
    },
  },
  house: {
    legend: 'Your home',
    usual: 'own',
    options: {
      own: { label: 'A house', takes: none },
      shared: { label: 'An apartment, condo or co-op', takes: [whole('shared-house')] },
    },
  },
} as const satisfies Record<string, Question>

export type WorkQuestion = keyof typeof workQuestions
/** An answer to each question on the work. */
export type WorkChoices = { [Q in WorkQuestion]: keyof (typeof workQuestions)[Q]['options'] }
export const workQuestionIds = Object.keys(workQuestions) as WorkQuestion[]

/** A question with its answers, whichever it is. */
export const questionOf = (id: WorkQuestion): Question => workQuestions[id]

/** What is done where nothing else is said. */
export const usualWork = Object.fromEntries(
  workQuestionIds.map((id) => [id, workQuestions[id].usual]),
) as WorkChoices

/** Nothing done: the first answer to each question. */
export const noWork = Object.fromEntries(
  workQuestionIds.map((id) => [id, Object.keys(workQuestions[id].options)[0]]),
) as WorkChoices

export const estimateRooms = { kitchen: 'Kitchen', bathroom: 'Bathroom', both: 'Kitchen and bath' } as const
export type EstimateRoom = keyof typeof estimateRooms
export type SingleRoom = Exclude<EstimateRoom, 'both'>

export const sizeNames = { small: 'Small', medium: 'Medium', large: 'Large' } as const
export type SizeName = keyof typeof sizeNames

/** The floor of a room of each size in square feet, and what such a room is like. */
export const roomSizes: Record<SingleRoom, Record<SizeName, { feet: number; like: string }>> = {
  kitchen: {
    small: { feet: 90, like: 'about 9 by 10 feet' },
    medium: { feet: 150, like: 'about 10 by 15 feet' },
    large: { feet: 250, like: 'about 14 by 18 feet' },
  },
  bathroom: {
    small: { feet: 40, like: 'about 5 by 8 feet' },
    medium: { feet: 60, like: 'about 6 by 10 feet' },
    large: { feet: 110, like: 'about 10 by 11 feet' },
  },
}
/** The smallest and the largest floor that is taken, in square feet. */
export const possibleFeet = { from: 15, to: 1_000, said: '15 to 1,000' }

export const levels = {
  simple: { label: 'Simple', like: 'stock sizes and colors', at: 0 },
  middle: { label: 'Middle', like: 'semi-custom, a slab you pick', at: 0.5 },
  high: { label: 'High', like: 'made to measure', at: 1 },
} as const
export type Level = keyof typeof levels
