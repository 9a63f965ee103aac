import { type ReactNode } from 'react'

type TicksProps = {
  lines: readonly ReactNode[]
  className?: string
}

export const Ticks = ({ lines, className = '' }: TicksProps) => (
  <ul className={`text-16 ticks ${className}`}>
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ul>
)
