/** Possible ticks of a scale, in minutes of business hours. */
const allTicks = [1, 5, 15, 60, 240, 480, 2_400, 9_600]

type LogScale = {
  ticks: number[]
  /** Returns the distance from the top, 0 to 1; values beyond the scale are at its edge. */
  down: (minutes: number) => number
}

/** Returns a logarithmic scale that covers all these minutes, from 5 minutes to 8 hours at least. */
export function logScale(minutes: number[]): LogScale {
  const shortest = minutes.reduce((shortest, duration) => Math.min(shortest, duration), 5)
  const longest = minutes.reduce((longest, duration) => Math.max(longest, duration), 480)
  const low = allTicks.findLast((tick) => tick <= Math.max(1, shortest)) ?? 1
  const high = allTicks.find((tick) => tick >= longest) ?? longest
  const range = Math.log(high) - Math.log(low)
  return {
    ticks: allTicks.filter((tick) => tick >= low && tick <= high),
    down: (duration) => 1 - (Math.log(Math.min(high, Math.max(low, duration))) - Math.log(low)) / range,
  }
}
