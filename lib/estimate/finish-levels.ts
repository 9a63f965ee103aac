import { defaultWork } from '@/lib/business/estimate-choices'
import { type EstimateLine, estimateLines, type LineId } from '@/lib/business/estimate-lines'
import {
  type Choice,
  chosenFinishes,
  decodeChoice,
  type Finish,
  finishesOf,
  type Surface,
} from '@/lib/business/finishes'
import { estimate, type Estimate, type LinePrices } from './estimate'
import { type FinishLevels, onlyWork, defaultRequest } from './request'

/** Weight of a surface in its line: where two share one, most of a kitchen's cabinets aren't the island's. */
const weights: Record<Surface, number> = { cabinets: 3, island: 1, counter: 1, splash: 1, floor: 1, metal: 1 }
/** Lines of surfaces that the price list doesn't have. */
const furtherLine: Partial<Record<Surface, LineId>> = { splash: 'splash', floor: 'floor' }

/** Returns the line that prices the finishes of a surface. */
export function lineOfSurface(surface: Surface, { prices, furtherPrices }: LinePrices): EstimateLine {
  const id = finishesOf(surface)[0]?.cost.line ?? furtherLine[surface]
  return estimateLines(prices, furtherPrices).find((line) => line.id === id)!
}

/** Returns how expensive the finishes of a kitchen are, 0 to 1, by line. */
function finishLevels(choice: Choice, finishes?: readonly Finish[]): FinishLevels {
  const sums = new Map<LineId, { at: number; weight: number }>()
  for (const { surface, cost } of chosenFinishes(choice, finishes)) {
    const line = cost.line ?? furtherLine[surface]
    if (!line) continue
    const { at, weight } = sums.get(line) ?? { at: 0, weight: 0 }
    sums.set(line, { at: at + cost.at * weights[surface], weight: weight + weights[surface] })
  }
  return Object.fromEntries([...sums].map(([line, { at, weight }]) => [line, at / weight]))
}

/** Returns the same for a choice by its code; null if not all of its finishes are offered. */
export function levelsOfDesign(code: string, finishes?: readonly Finish[]): FinishLevels | null {
  const choice = decodeChoice(code, finishes)
  return choice && finishLevels(choice, finishes)
}

/**
 * Computes what a kitchen of the visualizer may cost in a medium room: new cabinets, counter, backsplash and floor with these
 * finishes. /estimate asks about the rest of a job.
 */
export function kitchenCost(choice: Choice, lines: LinePrices, finishes?: readonly Finish[]): Estimate {
  const { cabinets, counter, splash } = defaultWork
  return estimate(
    {
      ...defaultRequest,
      work: onlyWork({ cabinets, counter, splash, floor: 'room' }),
      finishes: finishLevels(choice, finishes),
    },
    lines,
  )
}
