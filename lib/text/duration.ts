/** Returns a waiting time, rounded up: "1 second", "30 seconds", "15 minutes". */
export function durationInWords(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return whole === 1 ? '1 second' : `${whole} seconds`
  const minutes = Math.ceil(whole / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
