'use client'

import Link from 'next/link'
import { useState } from 'react'
import { describePicture } from '@/components/media/describe-picture'
import { Screen } from '@/components/staff/screen'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { SearchInput } from '@/components/ui/search-input'
import { Segmented } from '@/components/ui/segmented'
import { RowLink } from '@/components/ui/table'
import { type ProjectType, type StoredProject } from '@/lib/content-types'
import { ContentHead } from './content-head'
import { type ContentCounts, contentKinds } from './content-kinds'
import { firstRows, ListFoot } from './list-foot'
import { OrderList } from './order-list'
import { SamplesBand } from './samples-band'
import { useContent } from './use-content'

type ProjectsScreenProps = {
  projects: readonly StoredProject[]
  counts: ContentCounts
  /** How many built-in examples stand in where nothing else can be shown. */
  examples: number
}

type Shown = 'all' | ProjectType | 'featured'
const { edit } = contentKinds.project
const wordsOf = ({ title, location }: StoredProject) => `${title} ${location}`.toLowerCase()

/** All projects in the order in which visitors see them. */
export function ProjectsScreen({ projects: stored, counts, examples }: ProjectsScreenProps) {
  const {
    rows: projects,
    order,
    arrange,
    feature,
    trash,
  } = useContent('project', stored, ({ title }) => title)
  const [shown, setShown] = useState<Shown>('all')
  const [term, setTerm] = useState('')
  const [all, setAll] = useState(false)
  const wanted = term.trim().toLowerCase()
  const isOf = (project: StoredProject, what: Shown) =>
    what === 'all' || (what === 'featured' ? project.isFeatured : project.projectType === what)
  const found = projects.filter((project) => isOf(project, shown) && wordsOf(project).includes(wanted))
  const rows = all ? found : found.slice(0, firstRows)
  const count = (what: Shown) => projects.filter((project) => isOf(project, what)).length
  return (
    <Screen>
      <ContentHead kind="project" counts={counts} />
      <SamplesBand counts={counts} />
      {projects.length + trash.lines === 0 ? (
        <EmptyState
          title="No projects yet"
          action={
            <Link
              className={buttonClass({ look: 'strong', className: 'no-underline' })}
              href={`${edit}/new`}
              prefetch={false}
            >
              Add the first project
            </Link>
          }
        >
          Until then visitors see {examples} built-in examples, which say that they are renderings.
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-2">
            <SearchInput
              label="Search projects"
              placeholder="Title or town"
              value={term}
              onChange={setTerm}
            />
            <Segmented
              label="Kind"
              value={shown}
              onChange={setShown}
              className="max-tablet:w-full max-tablet:*:flex-1 max-tablet:*:px-1"
              options={[
                { value: 'all', label: `All ${count('all')}` },
                { value: 'kitchen', label: `Kitchens ${count('kitchen')}` },
                { value: 'bathroom', label: `Bathrooms ${count('bathroom')}` },
                { value: 'featured', label: `Featured ${count('featured')}` },
              ]}
            />
            <p className="text-13 text-stone tablet:ml-auto">{whatVisitorsSee(projects, examples)}</p>
          </div>
          {rows.length + trash.lines > 0 ? (
            <OrderList
              rows={rows}
              order={order}
              nameOf={({ title }) => title}
              edit={edit}
              siteOf={({ slug, afterImage }) => (afterImage ? `/gallery/${slug}` : null)}
              editLabel={({ afterImage, beforeImage }) =>
                afterImage || beforeImage ? 'Edit' : 'Add pictures'
              }
              columns="tablet:grid-cols-[auto_12.25rem_minmax(0,1fr)_auto_auto] lg:grid-cols-[auto_12.25rem_minmax(0,1fr)_7.5rem_8rem_10rem]"
              onArrange={arrange}
              onFeature={feature}
              trash={trash}
            >
              {(project) => <ProjectCells project={project} />}
            </OrderList>
          ) : (
            <p className="border-y border-hair py-8 text-stone">
              No project matches. Change the search or show all projects.
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

function whatVisitorsSee(projects: readonly StoredProject[], examples: number): string {
  const visible = projects.filter(({ afterImage }) => afterImage).length
  if (visible === 0) return `No project has an after picture yet: visitors see ${examples} built-in examples.`
  if (visible < projects.length) return `Visitors see ${visible} of these ${projects.length}.`
  return projects.every(({ isSample }) => isSample)
    ? 'Visitors see these samples until you replace them.'
    : 'Visitors see all of these.'
}

function ProjectCells({ project }: { project: StoredProject }) {
  const { id, title, location, category, cost, timeline, isSample, beforeImage, afterImage } = project
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
          <RowLink href={`${edit}/${id}`}>{title}</RowLink>
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
      // The row says what it is a picture of.
      alt={when}
      width={96}
      height={64}
      loading="lazy"
      style={{ objectPosition: position }}
    />
  )
}
