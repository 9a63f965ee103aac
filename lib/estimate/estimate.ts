import {
  defaultWork,
  type Level,
  levels,
  questionOf,
  roomSizes,
  type Share,
  type SingleRoom,
  type SizeName,
} from '@/lib/business/estimate-choices'
import {
  type EstimateLine,
  estimateLines,
  type FurtherPrices,
  type LineId,
} from '@/lib/business/estimate-lines'
import { addRanges, type PriceRange } from '@/lib/business/money'
import { type Prices } from '@/lib/business/prices'
import { type BusinessProfile } from '@/lib/business/profile'
import { type FillText, fillKnown } from '@/lib/text/fill-known'
import { type MonthlyExample, monthlyExample } from './monthly'
import { type NamedPlace, notIncluded } from './not-included'
import { defaultRequest, type EstimateRequest, questionsFor, roomsOf } from './request'

/** Prices of all lines of an estimate: the price list and the further lines. */
export type LinePrices = { prices: Prices; furtherPrices: FurtherPrices }

/** A line of an estimate: its cost here, and the whole range of the line. */
type EstimatePart = {
  id: LineId
  title: string
  /** The answer: "Replaced". */
  chosen: string
  /** Whole US dollars, to the nearest hundred where the line allows it. */
  range: PriceRange
  line: PriceRange
  says: string
}

export type Estimate = {
  parts: EstimatePart[]
  /** Always the sum of the parts. */
  total: PriceRange
  notIncluded: string[]
  /** An example of payments, if the terms of financing allow one. */
  monthly: MonthlyExample | null
}

/** Influence of a room's size on a line, 0 to 1; the finishes decide the rest. */
const bySize: Partial<Record<LineId, number>> = {
  design: 0.8,
  'bath-design': 0.8,
  layout: 0.8,
  'bath-layout': 0.7,
  floor: 0.6,
  'bath-floor': 0.6,
  electrical: 0.7,
  plumbing: 0.7,
  finishing: 0.8,
  appliances: 0,
  'older-house': 1,
  'shared-house': 1,
}
const halfBySize = 0.5

/** Length of a range known only by size and finishes, as a share of the line. */
const openness = 0.35
/** Addition for a second room to the upper end of a line that serves both. */
const secondRoom = 0.2
const step = 100

/** Explanations for a bath alone, where the price list speaks of a kitchen. */
const inBath: Partial<Record<LineId, string>> = {
  electrical: 'Light at the mirror, a fan that leads outdoors, outlets where they are wanted.',
  plumbing: 'Valves and pipes for the sink, the toilet, the tub and the shower.',
}

/**
 * Computes what a job may cost. Each part lies within its line, the parts add up to the total, and more work, a larger room
 * or dearer finishes never cost less. Pure: server and browser give the same answer. `place` is the
 * request's; `financing` the terms in settings; `words` returns what visitors read for a built-in text.
 */
export function estimate(
  request: EstimateRequest,
  lines: LinePrices,
  place?: NamedPlace | null,
  financing?: BusinessProfile['financing'],
  words: FillText = fillKnown,
): Estimate {
  const rooms = roomsOf(request)
  const shares = sharesOf(request)
  const parts = estimateLines(lines.prices, lines.furtherPrices).flatMap((line): EstimatePart[] => {
    const share = shares.get(line.id)
    if (!share) return []
    const servedRoom = roomServed[line.id]
    const servesTwo = rooms.length > 1 && !servedRoom
    const size = Math.max(
      ...(servedRoom ? [servedRoom] : rooms).map((room) => sizeAt(room, request.feet[room])),
    )
    const range = rangeWithin(line.price, share.span, middleOf(line.id, size, request), servesTwo)
    const says = (!rooms.includes('kitchen') && inBath[line.id]) || line.says
    return [{ id: line.id, title: line.title, chosen: share.chosen, range, line: line.price, says }]
  })
  const mergedParts = mergeDesigns(parts).map(({ title, chosen, says, ...part }) => ({
    ...part,
    title: words(title),
    chosen: words(chosen),
    says: words(says),
  }))
  const total = addRanges(mergedParts.map(({ range }) => range))
  return {
    parts: mergedParts,
    total,
    notIncluded: notIncluded(request, mergedParts, place, words),
    monthly: financing ? monthlyExample(total, financing) : null,
  }
}

/** Returns the shares that the answers take, by line. No two questions share a line. */
function sharesOf(request: EstimateRequest): Map<LineId, { span: Share['span']; chosen: string }> {
  const shares = new Map<LineId, { span: Share['span']; chosen: string }>()
  const rooms = roomsOf(request)
  for (const id of questionsFor(request)) {
    const option = questionOf(id).options[request.work[id]]
    for (const { line, span } of option?.takes ?? []) {
      const room = roomServed[line]
      if (!room || rooms.includes(room)) shares.set(line, { span, chosen: option?.label ?? '' })
    }
  }
  return shares
}

/** The room that a line belongs to; other lines serve both rooms at once. */
const roomServed: Partial<Record<LineId, SingleRoom>> = {
  design: 'kitchen',
  layout: 'kitchen',
  cabinets: 'kitchen',
  island: 'kitchen',
  countertops: 'kitchen',
  slab: 'kitchen',
  splash: 'kitchen',
  floor: 'kitchen',
  appliances: 'kitchen',
  'bath-design': 'bathroom',
  'bath-layout': 'bathroom',
  'wet-wall': 'bathroom',
  glass: 'bathroom',
  vanity: 'bathroom',
  tub: 'bathroom',
  'bath-floor': 'bathroom',
}

/** Merges the designs of both rooms into one, at the cost of the dearer one. */
function mergeDesigns(parts: EstimatePart[]): EstimatePart[] {
  const kitchen = parts.find(({ id }) => id === 'design')
  const bath = parts.find(({ id }) => id === 'bath-design')
  if (!kitchen || !bath) return parts
  const dearer = (end: 'from' | 'to', key: 'range' | 'line') => Math.max(kitchen[key][end], bath[key][end])
  const mergedDesign: EstimatePart = {
    ...kitchen,
    title: 'One design for both rooms',
    range: { from: dearer('from', 'range'), to: dearer('to', 'range') },
    line: { from: dearer('from', 'line'), to: dearer('to', 'line') },
    says: 'Kitchen and bath measured, drawn in 3D and priced together, with the order they are built in.',
  }
  return [mergedDesign, ...parts.filter((part) => part !== kitchen && part !== bath)]
}

/** Returns the position of a floor between a small room, 0, and a large one, 1. */
function sizeAt(room: SingleRoom, feet: number): number {
  const { small, medium, large } = roomSizes[room]
  const between = (from: number, to: number) => (feet - from) / (to - from) / 2
  const position =
    feet < medium.feet ? between(small.feet, medium.feet) : 0.5 + between(medium.feet, large.feet)
  return Math.min(1, Math.max(0, position))
}

/** Returns a line's position in its share by size and finishes, 0 to 1. */
function middleOf(line: LineId, size: number, { level, finishes }: EstimateRequest): number {
  const weight = bySize[line] ?? halfBySize
  return weight * size + (1 - weight) * (finishes?.[line] ?? levels[level].at)
}

function rangeWithin(
  line: EstimateLine['price'],
  [low = 0, high = 1]: Share['span'],
  middle: number,
  twoRooms: boolean,
): PriceRange {
  const from = middle * (1 - openness)
  const to = Math.min(1, from + openness + (twoRooms ? secondRoom : 0))
  const dollars = (position: number) => {
    const exact = line.from + (low + (high - low) * position) * (line.to - line.from)
    return Math.min(line.to, Math.max(line.from, Math.round(exact / step) * step))
  }
  return { from: dollars(from), to: dollars(to) }
}

type Work = Pick<EstimateRequest, 'room' | 'work'>

const costAt = (work: Work, size: SizeName, level: Level, lines: LinePrices): PriceRange =>
  estimate(
    {
      ...{ ...defaultRequest, ...work, level },
      feet: { kitchen: roomSizes.kitchen[size].feet, bathroom: roomSizes.bathroom[size].feet },
    },
    lines,
  ).total

/** Returns the cost of some work over all sizes and finishes. */
export const wholeRange = (work: Work, lines: LinePrices): PriceRange => ({
  from: costAt(work, 'small', 'simple', lines).from,
  to: costAt(work, 'large', 'high', lines).to,
})

/** Returns the cost of a new room in its present layout, over all sizes and finishes. */
export const newRoomRange = (room: SingleRoom, lines: LinePrices): PriceRange =>
  wholeRange({ room, work: defaultWork }, lines)

/** Returns the same by size and level, smallest and simplest first. */
export const newRoomCosts = (room: SingleRoom, lines: LinePrices) =>
  (Object.keys(roomSizes[room]) as SizeName[]).map((size) => ({
    size,
    costs: (Object.keys(levels) as Level[]).map((level) => ({
      level,
      range: costAt({ room, work: defaultWork }, size, level, lines),
    })),
  }))
