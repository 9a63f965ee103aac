/** A price range in whole US dollars. */
export type PriceRange = { from: number; to: number }

export function formatMoney(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`
}

/**
 * Returns "$9,000-$14,000", as the price list writes it; sentences join the ends with a word, sums of our own with an en
 * dash.
 */
export function formatRange({ from, to }: PriceRange, joint: '-' | '–' | ' to ' = '-'): string {
  return `${formatMoney(from)}${joint}${formatMoney(to)}`
}

/** Returns the numbers of "$9,000-$14,000", with a hyphen or a dash; null for any other text. */
export function parseRange(text: string): PriceRange | null {
  const match = /^\$([\d,]+)[-–]\$([\d,]+)$/.exec(text)
  if (!match?.[1] || !match[2]) return null
  return { from: Number(match[1].replaceAll(',', '')), to: Number(match[2].replaceAll(',', '')) }
}

/** Returns the sum of several ranges. */
export function addRanges(ranges: readonly PriceRange[]): PriceRange {
  return ranges.reduce<PriceRange>((sum, range) => ({ from: sum.from + range.from, to: sum.to + range.to }), {
    from: 0,
    to: 0,
  })
}
