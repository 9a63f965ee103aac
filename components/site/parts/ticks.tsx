type TicksProps = {
  lines: readonly string[]
  /** In larger type, where the points are all that a section has. */
  large?: boolean
  className?: string
}

/** Short points, each behind a dash. */
export function Ticks({ lines, large, className = '' }: TicksProps) {
  return (
    <ul className={`${large ? 'text-18' : 'text-16'} ticks ${className}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
