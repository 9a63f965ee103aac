import { ExternalLink } from 'lucide-react'
import { linkClass } from '@/components/staff/screen'
import { planHeading, type PlanLine, type PlanPart, readPlan } from '@/lib/business/lead-plan'
import { type SentDesign } from '@/lib/business/sent-design'

export const LeadPlan = ({ plan }: { plan: string }) => (
  <section aria-labelledby="lead-plan" className="mb-8 max-w-[38em]">
    <h2 id="lead-plan">{planHeading(plan)}</h2>
    <div className="mt-3 grid gap-4 wrap-anywhere">
      {readPlan(plan).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </div>
  </section>
)

function Part({ part }: { part: PlanPart }) {
  if (part.kind === 'link')
    return (
      <p>
        <a className={linkClass} href={part.path} target="_blank" rel="noreferrer">
          Open this estimate
        </a>
      </p>
    )
  if (part.kind === 'total')
    return (
      <p className="flex justify-between gap-x-4 border-t border-hair-strong pt-2 font-semibold">
        <span>{part.label}</span>
        <span className="tabular-nums">{part.value}</span>
      </p>
    )
  return (
    <div>
      {part.heading && <h3 className="font-sans text-14 font-semibold tracking-normal">{part.heading}</h3>}
      {part.lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </div>
  )
}

function Line({ line }: { line: PlanLine }) {
  if ('text' in line) return <p>{line.text}</p>
  const { label, value, note } = line
  return (
    <p className="flex justify-between gap-x-4 border-b border-hair py-1.5">
      <span className="min-w-0">
        {label}
        {note && <small className="block text-13 text-stone">{note}</small>}
      </span>
      <span className="flex-none text-right tabular-nums max-w-[55%]">{value}</span>
    </p>
  )
}

/** Shows the room that the homeowner has designed in the visualizer. */
export function LeadDesign({ design }: { design: SentDesign }) {
  const { noun, address, picture, text, samples } = design
  return (
    <section aria-labelledby="lead-design" className="mb-8">
      <h2 id="lead-design">{`The ${noun} they put together`}</h2>
      <figure className="mt-3 max-w-[38em]">
        <img
          src={picture}
          alt={text}
          width={1600}
          height={1067}
          loading="lazy"
          className="h-auto w-full rounded-picture bg-sand"
        />
        <figcaption className="mt-2.5 text-pretty">{text}</figcaption>
      </figure>
      {samples && (
        <p className="mt-1.5">
          <b className="font-semibold">Samples to bring:</b> {samples}
        </p>
      )}
      <p className="mt-1.5">
        <a
          className={`${linkClass} inline-flex items-center gap-1.5`}
          href={address}
          target="_blank"
          rel="noreferrer"
        >
          Open it in the visualizer
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      </p>
    </section>
  )
}
