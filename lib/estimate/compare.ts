import { type LineId } from '@/lib/business/estimate-lines'
import { type PriceRange } from '@/lib/business/money'
import { type Estimate } from './estimate'

/** A line on which two estimates differ; null in the one that doesn't have it. */
type DifferingLine = {
  id: LineId
  title: string
  ranges: [PriceRange | null, PriceRange | null]
  /** The choice for the line in each estimate. */
  chosen: [string, string]
}

/** Lists the lines on which two estimates differ: those of the first, then those that only the second has. */
export function differingLines(first: Estimate, second: Estimate): DifferingLine[] {
  const partOf = (answer: Estimate, id: LineId) => answer.parts.find((part) => part.id === id)
  const parts = [...first.parts, ...second.parts.filter(({ id }) => !partOf(first, id))]
  return parts.flatMap(({ id, title }) => {
    const [a, b] = [partOf(first, id), partOf(second, id)]
    const isSame = a?.chosen === b?.chosen && a?.range.from === b?.range.from && a?.range.to === b?.range.to
    if (isSame) return []
    return [
      {
        id,
        title,
        ranges: [a?.range ?? null, b?.range ?? null],
        chosen: [a?.chosen ?? '', b?.chosen ?? ''],
      } satisfies DifferingLine,
    ]
  })
}
