/** A rating of 1 to 5 as stars, rounded to tenths; said in words to those who don't see them. */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  const value = Math.round(Math.min(5, Math.max(0, rating)) * 10) / 10
  return (
    <span className={`stars ${className}`} role="img" aria-label={`${value} out of 5`}>
      <i style={{ width: `${value * 20}%` }} />
    </span>
  )
}
