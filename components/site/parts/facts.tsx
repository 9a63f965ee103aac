import { type ReactNode } from 'react'

type FactsProps = {
  facts: readonly { label: string; value: ReactNode }[]
  className?: string
  /** The columns, where the labels are short. */
  columns?: string
}

/** Lists facts by label, without those that have no value. */
export function Facts({
  facts,
  className = '',
  columns = '*:grid-cols-[minmax(104px,2fr)_5fr]',
}: FactsProps) {
  const knownFacts = facts.filter(({ value }) => Boolean(value))
  return (
    <dl
      className={`divide-y divide-line border-y border-line text-16 leading-snug *:grid *:gap-4 *:py-2.5 ${columns} ${className}`}
    >
      {knownFacts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-quiet">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
