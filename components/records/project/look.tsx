import { describePicture } from '@/components/media/describe-picture'
import { Badge } from '@/components/ui/badge'
import { RowLink } from '@/components/ui/table'
import { type StoredProject } from '@/lib/content-types'
import { allSeen, type RecordLook } from '../look'

export const projectLook: RecordLook<StoredProject> = {
  search: { placeholder: 'Title or town', textOf: ({ title, location }) => `${title} ${location}` },
  filters: {
    label: 'Kind',
    choices: [
      { value: 'kitchen', label: 'Kitchens', test: ({ projectType }) => projectType === 'kitchen' },
      { value: 'bathroom', label: 'Bathrooms', test: ({ projectType }) => projectType === 'bathroom' },
      { value: 'featured', label: 'Featured', test: ({ isFeatured }) => isFeatured },
    ],
  },
  empty: 'Until then pages leave projects out, and no menu leads to the portfolio.',
  whatVisitorsSee,
  siteOf: (project) => (isSeen(project) ? `/gallery/${project.slug}` : null),
  editLabel: ({ afterImage, beforeImage }) => (afterImage || beforeImage ? 'Edit' : 'Add pictures'),
  columns:
    'tablet:grid-cols-[auto_12.25rem_minmax(0,1fr)_auto_auto] lg:grid-cols-[auto_12.25rem_minmax(0,1fr)_7.5rem_8rem_10rem]',
  Cells: ProjectCells,
}

const isSeen = ({ afterImage, isPublished }: StoredProject) => afterImage && isPublished

function whatVisitorsSee(projects: readonly StoredProject[]): string {
  const visible = projects.filter(isSeen).length
  if (visible === 0) return 'Visitors see none of them. Publish one that has an after picture.'
  if (visible < projects.length) return `Visitors see ${visible} of these ${projects.length}.`
  return allSeen(projects)
}

function ProjectCells({ row, href }: { row: StoredProject; href: string }) {
  const { title, location, category, cost, timeline, isPublished, isSample, beforeImage, afterImage } = row
  const place = location.replace(/, NY$/, '')
  const takes = [cost, timeline].filter(Boolean)
  return (
    <>
      <div className="grid grid-cols-2 gap-1 max-tablet:col-span-full max-tablet:row-1 max-tablet:mb-1.5">
        <Thumbnail src={beforeImage} when="Before" />
        <Thumbnail src={afterImage} when="After" />
      </div>
      <div className="min-w-0 max-tablet:col-1 max-tablet:row-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <RowLink href={href}>{title}</RowLink>
          {!isPublished && <Badge>Draft</Badge>}
          {isSample && <Badge>Sample</Badge>}
        </p>
        <p className="text-13 text-stone max-tablet:text-14">
          {place} · {category}
          {!afterImage && (
            <b className="font-semibold text-clay"> · not shown until it has an after picture</b>
          )}
          {afterImage && !beforeImage && ' · shown without the comparison'}
        </p>
        <p className="text-13 text-stone tabular-nums max-tablet:text-14 lg:hidden">{takes.join(' · ')}</p>
      </div>
      <p className="tabular-nums max-lg:hidden">
        {cost}
        <small className="block text-13 text-stone">{timeline}</small>
      </p>
    </>
  )
}

function Thumbnail({ src, when }: { src: string; when: string }) {
  if (!src)
    return (
      <span className="grid aspect-3/2 place-items-center border border-dashed border-edge px-2 text-center text-12 leading-snug text-stone">
        {when} picture missing
      </span>
    )
  const { thumbnail, position } = describePicture(src)
  return (
    <img
      className="aspect-3/2 w-full rounded-picture bg-sand object-cover"
      src={thumbnail}
      // The row's text describes the picture.
      alt={when}
      width={96}
      height={64}
      loading="lazy"
      style={{ objectPosition: position }}
    />
  )
}
