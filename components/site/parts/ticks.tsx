type TicksProps = {
  lines: readonly string[]
  className?: string
}

export function Ticks({ lines, className = '' }: TicksProps) {
  return (
    <ul className={`text-16 ticks ${className}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
