type TicksProps = {
  lines: readonly string[]
  className?: string
}

export const Ticks = ({ lines, className = '' }: TicksProps) => (
  <ul className={`text-16 ticks ${className}`}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
