import { type Figure } from '@/lib/business/claims'
import { ExampleLabel } from './example-label'

const columns: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4',
  5: 'sm:grid-cols-3',
}

/** Separates figures by vertical hairlines; that of the first column is outside the row, which clips it. */
export const StatRow = ({ stats }: { stats: readonly Figure[] }) => (
  <dl
    className={`grid gap-x-6 overflow-x-clip border-t border-line *:-ml-6 *:flex *:flex-col-reverse *:justify-end *:border-l *:border-line *:py-4.5 *:pl-6 max-md:*:border-b md:gap-x-8 md:*:-ml-8 md:*:py-6 md:*:pl-8 ${columns[stats.length] ?? ''}`}
  >
    {stats.map(({ value, label, isExample }) => (
      <div key={`${value} ${label}`}>
        {(label || isExample) && (
          <dt className="text-small text-quiet">
            {label} {isExample && <ExampleLabel />}
          </dt>
        )}
        <dd className="font-serif text-[clamp(1.625rem,1.35rem+1.4vw,2.625rem)] leading-tight tracking-[-0.02em] lining-nums">
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
