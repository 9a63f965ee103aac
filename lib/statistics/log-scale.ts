/** The times that a scale may name, in minutes of business hours. */
const names = [1, 5, 15, 60, 240, 480, 2_400, 9_600]

type LogScale = {
  ticks: number[]
  /** Returns the distance from the top, 0 to 1; values beyond the scale are at its edge. */
  down: (minutes: number) => number
}

/** Returns a logarithmic scale that covers all these minutes, from 5 minutes to 8 hours at least. */
export function logScale(minutes: number[]): LogScale {
  const shortest = minutes.reduce((shortest, duration) => Math.min(shortest, duration), 5)
  const longest = minutes.reduce((longest, duration) => Math.max(longest, duration), 480)
  const low = names.findLast((tick) => tick <= Math.max(1, shortest)) ?? 1
  const high = names.find((tick) => tick >= longest) ?? longest
  const range = Math.log(high) - Math.log(low)
  return {
    ticks: names.filter((tick) => tick >= low && tick <= high),
    down: (at) => 1 - (Math.log(Math.min(high, Math.max(low, at))) - Math.log(low)) / range,
  }
}
