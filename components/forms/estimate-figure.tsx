import { useWords } from '@/components/ui/use-words'
import { readPlan } from '@/lib/business/lead-plan'

/** Shows the lines of the estimate that is sent, and what they come to. */
export function EstimateFigure({ plan }: { plan: string }) {
  const words = useWords()
  const rows = readPlan(plan).flatMap((part) => {
    if (part.kind === 'total') return [{ label: part.label, value: part.value, isSum: true }]
    if (part.kind !== 'lines') return []
    return part.lines.flatMap((line) => ('note' in line && line.note ? [{ ...line, isSum: false }] : []))
  })
  if (rows.length === 0) return null
  return (
    <figure className="border-y border-line py-4 text-small">
      <figcaption className="mb-2 font-semibold">{words('Your estimate comes with the request.')}</figcaption>
      <dl className="text-quiet lining-nums tabular-nums">
        {rows.map(({ label, value, isSum }) => (
          <div
            key={label}
            className={`flex items-baseline justify-between gap-4 ${isSum ? 'font-semibold text-ink' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="flex-none">{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
