export type Stat = { value: string; label: string }

/** Three or four figures between vertical hairlines. */
export function StatRow({ stats, className = '' }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl className={`stats ${stats.length === 3 ? 'stats--3' : ''} ${className}`}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
