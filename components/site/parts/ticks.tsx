type TicksProps = {
  lines: readonly string[]
  /** In larger type, where the points are all that a section has. */
  large?: boolean
  className?: string
}

/** Short points, each behind a dash. */
export function Ticks({ lines, large, className = '' }: TicksProps) {
  return (
    <ul
      className={`${large ? 'text-18' : 'text-16'} leading-snug *:relative *:max-w-[30em] *:py-2 *:pl-5.5 *:before:absolute *:before:top-4.5 *:before:left-0 *:before:w-2.5 *:before:border-t *:before:border-accent ${className}`}
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
