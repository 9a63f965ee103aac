/** Shows a rating of 1 to 5, rounded to tenths; screen readers hear it in words. */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  const value = Math.round(Math.min(5, Math.max(0, rating)) * 10) / 10
  return (
    <span
      className={`stars block h-4 w-22.5 bg-edge forced-color-adjust-none ${className}`}
      role="img"
      aria-label={`${value} out of 5`}
    >
      <i className="block h-full bg-accent" style={{ width: `${value * 20}%` }} />
    </span>
  )
}
