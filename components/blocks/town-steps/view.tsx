import { ExampleLabel } from '@/components/site/parts/example-label'
import { SectionHead } from '@/components/site/parts/section-head'
import { type ShownClaim, shownClaims } from '@/lib/business/claims'
import { uncapitalized } from '@/lib/text/in-words'
import { type SectionProps } from '../define-section'
import { shownRows } from '../own-rows'
import { type definition } from './definition'

type Shown = ShownClaim | undefined

const stepsOf = (turnaround: Shown, warranty: Shown) => [
  {
    title: 'A visit',
    text: 'We come to your house, measure, and look at what is behind the room: pipes, panel, walls. It is free.',
  },
  {
    title: 'A drawing and a price',
    text: 'You see the room in 3D renderings with an estimate beside it, and no obligation follows.',
  },
  {
    title: 'The order',
    text: 'Cabinets, stone, tile and fittings are chosen from samples and ordered. We manage the permits meanwhile; an architect or engineer seals the plans where New York requires it.',
  },
  {
    title: 'The work',
    text: [
      turnaround
        ? `Most kitchens and baths take ${turnaround.value} of work.`
        : 'One team runs it from the first day to the last, with licensed electricians and plumbers.',
      warranty && `The room is handed over with a ${uncapitalized(warranty.wording)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    isExample: turnaround?.isExample || warranty?.isExample,
  },
]

export function View({ config, words, data: { profile } }: SectionProps<typeof definition>) {
  const { turnaround, warranty } = shownClaims(profile)
  const steps = shownRows(
    config.rows,
    (row, field) => words(`rows.${row}.${field}`),
    stepsOf(turnaround, warranty),
  )
  return (
    <section className="px-gutter pt-section">
      <SectionHead title={words('title')} />
      <ol className="numbered grid border-t border-ink *:grid *:content-start *:gap-1.5 *:border-line *:py-5 max-md:*:border-b md:grid-cols-4 md:*:border-l md:*:px-7 md:*:first:border-l-0 md:*:first:pl-0">
        {steps.map(({ title, text, isExample }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            <p className="max-w-[29em] text-16 leading-normal text-quiet">
              {text} {isExample && <ExampleLabel />}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
