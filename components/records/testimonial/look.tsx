import { Badge } from '@/components/ui/badge'
import { RowLink } from '@/components/ui/table'
import { type StoredTestimonial } from '@/lib/content-types'
import { type RecordLook } from '../look'

export const testimonialLook: RecordLook<StoredTestimonial> = {
  search: {
    placeholder: 'Name, town or words',
    textOf: ({ name, location, content }) => `${name} ${location} ${content}`,
  },
  filters: {
    label: 'Which',
    choices: [
      { value: 'featured', label: 'Featured', test: ({ isFeatured }) => isFeatured },
      { value: 'unverified', label: 'Not verified', test: ({ isVerified }) => !isVerified },
    ],
  },
  empty: 'Until then pages leave reviews out, and no menu leads to them.',
  nameOf: ({ name }) => `what ${name} said`,
  siteOf: () => '/reviews',
  columns:
    'tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto] lg:grid-cols-[auto_minmax(0,1fr)_11rem_8rem_7rem]',
  Cells: TestimonialCells,
}

function TestimonialCells({ row, href }: { row: StoredTestimonial; href: string }) {
  const { name, location, rating, content, projectType, timeline, isVerified, isSample } = row
  const note = [timeline, isVerified ? 'verified' : 'not verified'].filter(Boolean).join(' · ')
  return (
    <>
      <div className="min-w-0 max-tablet:col-1 max-tablet:row-2">
        <RowLink href={href} className="line-clamp-2 font-serif text-17 leading-snug font-normal">
          “{content}”
        </RowLink>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-13 text-stone max-tablet:text-14">
          {name}, {location.replace(/, NY$/, '')} · {rating} of 5 stars
          {isSample && <Badge>Sample</Badge>}
        </p>
        <p className="text-13 text-stone max-tablet:text-14 lg:hidden">
          {[projectType, note].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="max-lg:hidden">
        {projectType}
        <small className="block text-13 text-stone">{note}</small>
      </p>
    </>
  )
}
