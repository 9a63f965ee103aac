import { ExternalLink } from 'lucide-react'
import { linkClass } from '@/components/staff/screen'
import { type SentDesign } from '@/lib/business/sent-design'

/** The kitchen that the homeowner has designed in the visualizer. */
export function LeadDesign({ design }: { design: SentDesign }) {
  const { address, picture, text } = design
  return (
    <section aria-labelledby="lead-design" className="mb-8">
      <h2 id="lead-design">The kitchen put together</h2>
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
