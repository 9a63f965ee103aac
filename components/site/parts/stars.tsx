/** Five stars in a row, as a mask. */
const stars =
  "[mask:url(\"data:image/svg+xml,%3Csvg_xmlns='http://www.w3.org/2000/svg'_viewBox='0_0_27_24'%3E%3Cpath_d='M12_2.6l2.9_6_6.5.9-4.7_4.6_1.1_6.5L12_17.5l-5.8_3.1_1.1-6.5L2.6_9.5l6.5-.9z'/%3E%3C/svg%3E\")_0_0/18px_16px]"

/** A rating of 1 to 5 as stars, rounded to tenths; said in words to those who don't see them. */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  const value = Math.round(Math.min(5, Math.max(0, rating)) * 10) / 10
  return (
    <span
      className={`block h-4 w-22.5 bg-edge forced-color-adjust-none ${stars} ${className}`}
      role="img"
      aria-label={`${value} out of 5`}
    >
      <i className="block h-full bg-accent" style={{ width: `${value * 20}%` }} />
    </span>
  )
}
