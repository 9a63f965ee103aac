/** A price range in whole US dollars: the low and the high end. */
export type Range = readonly [low: number, high: number]

export function formatMoney(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`
}

/** `[9000, 14000]` as "$9,000-$14,000". */
export function formatRange([low, high]: Range): string {
  return `${formatMoney(low)}-${formatMoney(high)}`
}

/** The numbers of "$9,000-$14,000", with a hyphen or a dash, or null for any other text. */
export function parseRange(text: string): Range | null {
  const match = /^\$([\d,]+)[-–]\$([\d,]+)$/.exec(text)
  if (!match?.[1] || !match[2]) return null
  return [Number(match[1].replaceAll(',', '')), Number(match[2].replaceAll(',', ''))]
}

/** The sum of the low ends and the sum of the high ends. */
export function addRanges(ranges: readonly Range[]): Range {
  return ranges.reduce<Range>(([low, high], range) => [low + range[0], high + range[1]], [0, 0])
}
