type FactsProps = {
  facts: readonly { label: string; value: string }[]
  className?: string
  /** The columns, where the names are short. */
  columns?: string
}

/** What is known of a thing, a line each: its name, what it is. */
export function Facts({
  facts,
  className = '',
  columns = '*:grid-cols-[minmax(104px,2fr)_5fr]',
}: FactsProps) {
  return (
    <dl
      className={`divide-y divide-line border-y border-line text-16 leading-snug *:grid *:gap-4 *:py-2.5 ${columns} ${className}`}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-quiet">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
