import { defaultWork } from '@/lib/business/estimate-choices'
import { type EstimateLine, estimateLines, type LineId } from '@/lib/business/estimate-lines'
import { type Choice, chosenFinishes, decodeChoice, type Finish, type Surface } from '@/lib/business/finishes'
import { findOwnRoom, surfacesOf } from '@/lib/business/rooms'
import { estimate, type Estimate, type LinePrices } from './estimate'
import { type FinishLevels, onlyWork, defaultRequest } from './request'

/** Returns the line that prices the finishes of a surface of the built-in kitchen. */
export function lineOfSurface(surface: Surface, { prices, furtherPrices }: LinePrices): EstimateLine {
  const id = surfacesOf().find((facts) => facts.id === surface)?.line
  return estimateLines(prices, furtherPrices).find((line) => line.id === id)!
}

/** Returns how expensive the finishes of a choice are, 0 to 1, by line. */
function finishLevels(choice: Choice, finishes?: readonly Finish[]): FinishLevels {
  const sums = new Map<LineId, { at: number; weight: number }>()
  for (const { surface, cost } of chosenFinishes(choice, finishes)) {
    const { line, weight: own = 1 } = surfacesOf(choice.room).find(({ id }) => id === surface) ?? {}
    if (!line) continue
    const { at, weight } = sums.get(line) ?? { at: 0, weight: 0 }
    sums.set(line, { at: at + cost.at * own, weight: weight + own })
  }
  return Object.fromEntries([...sums].map(([line, { at, weight }]) => [line, at / weight]))
}

/** Returns the same for a choice by its code; null if not all of its finishes are offered. */
export function levelsOfDesign(code: string, finishes?: readonly Finish[]): FinishLevels | null {
  const choice = decodeChoice(code, finishes)
  return choice && finishLevels(choice, finishes)
}

const { cabinets, counter, splash } = defaultWork
/** The parts that a kitchen's price covers; /estimate asks about the rest of a job. */
const kitchenWork = { cabinets, counter, splash, floor: 'room' } as const

/** Computes what a room of the visualizer may cost in a medium size: new, with these finishes. */
export function roomCost(choice: Choice, lines: LinePrices, finishes?: readonly Finish[]): Estimate {
  const { room, work } = findOwnRoom(choice.room)?.estimate ?? { room: 'kitchen', work: kitchenWork }
  return estimate(
    { ...defaultRequest, room, work: onlyWork(work), finishes: finishLevels(choice, finishes) },
    lines,
  )
}
