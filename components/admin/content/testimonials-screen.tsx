'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Screen } from '@/components/staff/screen'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { SearchInput } from '@/components/ui/search-input'
import { Segmented } from '@/components/ui/segmented'
import { RowLink } from '@/components/ui/table'
import { type StoredTestimonial } from '@/lib/content-types'
import { counted } from '@/lib/text/counted'
import { ContentHead } from './content-head'
import { type ContentCounts, contentKinds } from './content-kinds'
import { firstRows, ListFoot } from './list-foot'
import { OrderList } from './order-list'
import { SamplesBand } from './samples-band'
import { useContent } from './use-content'

type TestimonialsScreenProps = {
  testimonials: readonly StoredTestimonial[]
  counts: ContentCounts
  /** How many built-in examples stand in where nothing is stored. */
  examples: number
}

type Shown = 'all' | 'featured' | 'unverified'
const { edit } = contentKinds.testimonial
const wordsOf = ({ name, location, content }: StoredTestimonial) =>
  `${name} ${location} ${content}`.toLowerCase()

/** All testimonials in the order in which visitors read them. */
export function TestimonialsScreen(props: TestimonialsScreenProps) {
  const { testimonials: stored, counts, examples } = props
  const {
    rows: testimonials,
    order,
    arrange,
    feature,
    trash,
  } = useContent('testimonial', stored, ({ name }) => name)
  const [shown, setShown] = useState<Shown>('all')
  const [term, setTerm] = useState('')
  const [all, setAll] = useState(false)
  const wanted = term.trim().toLowerCase()
  const isOf = ({ isFeatured, isVerified }: StoredTestimonial, what: Shown) =>
    what === 'all' || (what === 'featured' ? isFeatured : !isVerified)
  const found = testimonials.filter((one) => isOf(one, shown) && wordsOf(one).includes(wanted))
  const rows = all ? found : found.slice(0, firstRows)
  const count = (what: Shown) => testimonials.filter((one) => isOf(one, what)).length
  return (
    <Screen>
      <ContentHead kind="testimonial" counts={counts} />
      <SamplesBand counts={counts} />
      {testimonials.length + trash.lines === 0 ? (
        <EmptyState
          title="No testimonials yet"
          action={
            <Link
              className={buttonClass({ look: 'strong', className: 'no-underline' })}
              href={`${edit}/new`}
              prefetch={false}
            >
              Add the first testimonial
            </Link>
          }
        >
          Until then visitors see {counted(examples, 'built-in example')}, which nobody wrote. Add your own
          before you go live.
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-2">
            <SearchInput
              label="Search testimonials"
              placeholder="Name, town or words"
              value={term}
              onChange={setTerm}
            />
            <Segmented
              label="Which"
              value={shown}
              onChange={setShown}
              className="max-tablet:w-full max-tablet:*:flex-1 max-tablet:*:px-1"
              options={[
                { value: 'all', label: `All ${count('all')}` },
                { value: 'featured', label: `Featured ${count('featured')}` },
                { value: 'unverified', label: `Not verified ${count('unverified')}` },
              ]}
            />
            <p className="text-13 text-stone tablet:ml-auto">
              {testimonials.every(({ isSample }) => isSample)
                ? 'Visitors see these samples until you replace them.'
                : 'Visitors see all of these.'}
            </p>
          </div>
          {rows.length + trash.lines > 0 ? (
            <OrderList
              rows={rows}
              order={order}
              nameOf={({ name }) => `what ${name} said`}
              edit={edit}
              siteOf={() => '/reviews'}
              columns="tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto] lg:grid-cols-[auto_minmax(0,1fr)_11rem_8rem_7rem]"
              onArrange={arrange}
              onFeature={feature}
              trash={trash}
            >
              {(testimonial) => <TestimonialCells testimonial={testimonial} />}
            </OrderList>
          ) : (
            <p className="border-y border-hair py-8 text-stone">
              No testimonial matches. Change the search or show all testimonials.
            </p>
          )}
          <ListFoot
            rows={rows}
            total={found.length}
            edit={edit}
            onShowAll={() => setAll(true)}
            onFeature={feature}
            onRemove={(row) => trash.remove(row, trash.placed(rows))}
          />
        </>
      )}
    </Screen>
  )
}

function TestimonialCells({ testimonial }: { testimonial: StoredTestimonial }) {
  const { id, name, location, rating, content, projectType, timeline, isVerified, isSample } = testimonial
  const about = [timeline, isVerified ? 'verified' : 'not verified'].filter(Boolean).join(' · ')
  return (
    <>
      <div className="min-w-0 max-tablet:col-1 max-tablet:row-2">
        <RowLink href={`${edit}/${id}`} className="line-clamp-2 font-serif text-17 leading-snug font-normal">
          “{content}”
        </RowLink>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-13 text-stone max-tablet:text-14">
          {name}, {location.replace(/, NY$/, '')} · {rating} of 5 stars
          {isSample && <Badge>Sample</Badge>}
        </p>
        <p className="text-13 text-stone max-tablet:text-14 lg:hidden">
          {[projectType, about].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="max-lg:hidden">
        {projectType}
        <small className="block text-13 text-stone">{about}</small>
      </p>
    </>
  )
}
