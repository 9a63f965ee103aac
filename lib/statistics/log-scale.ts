/** The times that a scale may name, in minutes of business hours. */
const named = [1, 5, 15, 60, 240, 480, 2_400, 9_600]

type LogScale = {
  ticks: number[]
  /** Returns the distance from the top, 0 to 1; values beyond the scale are at its edge. */
  down: (minutes: number) => number
}

/** Returns a logarithmic scale that covers all these minutes, from 5 minutes to 8 hours at least. */
export function logScale(minutes: number[]): LogScale {
  const least = minutes.reduce((least, one) => Math.min(least, one), 5)
  const most = minutes.reduce((most, one) => Math.max(most, one), 480)
  const low = named.findLast((tick) => tick <= Math.max(1, least)) ?? 1
  const high = named.find((tick) => tick >= most) ?? most
  const room = Math.log(high) - Math.log(low)
  return {
    ticks: named.filter((tick) => tick >= low && tick <= high),
    down: (at) => 1 - (Math.log(Math.min(high, Math.max(low, at))) - Math.log(low)) / room,
  }
}
