/** Returns a waiting time, rounded up: "1 second", "30 seconds", "15 minutes". */
export function durationInWords(seconds: number): string {
  const wholeSeconds = Math.ceil(seconds)
  if (wholeSeconds < 60) return wholeSeconds === 1 ? '1 second' : `${wholeSeconds} seconds`
  const minutes = Math.ceil(wholeSeconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
