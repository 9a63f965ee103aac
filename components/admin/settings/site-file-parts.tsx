import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { ProgressBar } from '@/components/ui/progress-bar'
import { type Outcome, type SiteJob } from '@/lib/site-file/types'
import { farOf, stepOf } from './site-file-words'

type PartProps = { id: string; title: string; about: ReactNode; children: ReactNode }

export const SiteFilePart = ({ id, title, about, children }: PartProps) => (
  <section
    aria-labelledby={id}
    className="grid grid-cols-1 gap-x-8 gap-y-4 border-t border-hair py-7 first-of-type:border-hair-strong lg:grid-cols-[180px_minmax(0,1fr)]"
  >
    <div>
      <h3 id={id} className="font-serif text-20 font-[450]">
        {title}
      </h3>
      <div className="mt-1.5 max-w-[52ch] space-y-1.5 text-13 text-stone">{about}</div>
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)

/** Shows the progress of a task. Screen readers hear each step once, without the numbers. */
export function JobProgress({ job }: { job: SiteJob }) {
  const step = stepOf(job)
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <b className="font-semibold">{step}</b>
        <small className="text-13 text-stone tabular-nums">{farOf(job)}</small>
      </p>
      <ProgressBar label={step} share={job.of > 0 ? job.done / job.of : null} />
      <p className="mt-2 text-13 text-stone">You can leave this screen; it goes on.</p>
    </div>
  )
}

export function OutcomeNote({ outcome }: { outcome: Pick<Outcome, 'ok' | 'says'> }) {
  const Icon = outcome.ok ? CircleCheck : CircleAlert
  return (
    <p
      className={cn(
        'flex gap-2.5 border-l-3 px-3.5 py-2.5 wrap-anywhere',
        outcome.ok ? 'border-spruce bg-mist' : 'border-clay bg-clay-mist',
      )}
    >
      <Icon
        className={cn('mt-0.5 size-4.5 flex-none', outcome.ok ? 'text-spruce' : 'text-clay')}
        aria-hidden="true"
      />
      <span>{outcome.says}</span>
    </p>
  )
}
