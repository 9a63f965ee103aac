type TicksProps = {
  lines: readonly string[]
  large?: boolean
  className?: string
}

export function Ticks({ lines, large, className = '' }: TicksProps) {
  return (
    <ul className={`${large ? 'text-18' : 'text-16'} ticks ${className}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
