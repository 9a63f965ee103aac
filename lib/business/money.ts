/** A price range in whole US dollars: the least and the most. */
export type PriceRange = { from: number; to: number }

export function formatMoney(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`
}

/** "$9,000-$14,000", as the price list is written; inside a sentence a word joins them, and an en dash in sums of our own. */
export function formatRange({ from, to }: PriceRange, joint: '-' | '–' | ' to ' = '-'): string {
  return `${formatMoney(from)}${joint}${formatMoney(to)}`
}

/** The numbers of "$9,000-$14,000", with a hyphen or a dash, or null for any other text. */
export function parseRange(text: string): PriceRange | null {
  const match = /^\$([\d,]+)[-–]\$([\d,]+)$/.exec(text)
  if (!match?.[1] || !match[2]) return null
  return { from: Number(match[1].replaceAll(',', '')), to: Number(match[2].replaceAll(',', '')) }
}

/** What several come to together: the least of all and the most of all. */
export function addRanges(ranges: readonly PriceRange[]): PriceRange {
  return ranges.reduce<PriceRange>((sum, range) => ({ from: sum.from + range.from, to: sum.to + range.to }), {
    from: 0,
    to: 0,
  })
}
