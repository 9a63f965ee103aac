import { type Worded } from '@/lib/business/wording'
import { type ComponentProps, type ReactNode } from 'react'
import { isRendering } from '@/lib/business/images'
import { KitchenStart } from '@/components/site/parts/kitchen-start'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { BeforeAfter, DragHint } from '@/components/site/parts/before-after'
import { PlateCaption, plateFacts } from '@/components/site/parts/project-plate'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { SectionHead } from '@/components/site/parts/section-head'
import { GalleryMosaic } from './gallery-mosaic'
import { type GalleryPair, selectGallery, type GalleryShow } from './gallery-selection'
import { type Project, type ProjectType } from '@/lib/content-types'
import { PageScript } from '@/components/site/parts/page-script'
import { BareButton } from '@/components/ui/button'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

type CardsProps = { title: ReactNode; projects: Project[]; show: ProjectType } & Pick<
  ComponentProps<typeof GalleryMosaic>,
  'firstRow' | 'priority'
>

function Cards({ title, projects, show, priority, ...mosaic }: CardsProps) {
  if (projects.length === 0) return null
  return (
    <section className={`px-gutter ${priority ? 'pt-10 md:pt-16' : 'pt-section'}`} data-in={`all ${show}`}>
      {title && <h2 className="mb-6 md:mb-10">{title}</h2>}
      <GalleryMosaic projects={projects} priority={priority} {...mosaic} />
    </section>
  )
}

function Pair({ shownFor, projects, profile }: GalleryPair & { profile: Worded }) {
  const places = [
    {
      className: 'md:col-[1/8] md:ml-[calc(var(--spacing-bleed)*-1)]',
      caption: 'md:pl-bleed',
      sizes: '(min-width: 1440px) 56.2vw@3/2, (min-width: 960px) 57vw@3/2, 100vw@3/2',
      start: 42,
    },
    {
      className: 'md:col-[8/-1] md:self-end',
      caption: '',
      sizes: '(min-width: 1296px) 481px@3/2, (min-width: 960px) 37vw@3/2, 100vw@3/2',
      start: 54,
    },
  ] as const
  return (
    <div data-in={shownFor.join(' ')} className="page-grid gap-y-10">
      {projects.map((project, index) => {
        const place = places[index === 0 ? 0 : 1]
        return (
          <figure key={project.id} className={`max-md:-mx-gutter ${place.className}`}>
            <BeforeAfter
              profile={profile}
              project={project}
              sizes={place.sizes}
              start={place.start}
              className="max-md:rounded-none"
            />
            <figcaption>
              <PlateCaption
                title={project.title}
                href={`/gallery/${project.slug}`}
                facts={plateFacts(project)}
                isExample={project.isSample}
                className={`group relative max-md:px-gutter ${place.caption}`}
              />
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

export function View(props: SectionProps<typeof definition>) {
  const { config, words, isMain, isRepeat } = props
  const { projects, GalleryStage } = props.data
  if (projects.length === 0) return <Empty {...props} />
  const { kitchens, bathrooms, pairs } = selectGallery(projects)
  const cards = [kitchens, bathrooms].map(({ featured, more }) => [...featured, ...more])
  const pictures = cards.flat().map((project) => {
    const { id, slug, title, afterImage, beforeImage } = project
    return {
      id,
      title,
      href: `/gallery/${slug}`,
      facts: plateFacts(project),
      isExample: project.isSample,
      after: afterImage,
      before: beforeImage,
    }
  })
  const Heading = isMain ? 'h1' : 'h2'
  const [title, text] = [words('title'), words('text')]
  const shown = projects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage])
  const heading = (title || text || shown.some(isRendering)) && (
    <div className="mb-8 grid gap-3.5 md:mb-10 md:grid-cols-[7fr_5fr] md:items-end">
      {title && <Heading className="text-display">{title}</Heading>}
      <p className="max-w-[29em] text-lede text-pretty">
        {text} <RenderingNote profile={props.data.profile} pictures={shown} />
      </p>
    </div>
  )
  const [kitchen, bathroom] = cards.map(({ length }) => length) as [number, number]
  const counts = { all: kitchen + bathroom, kitchen, bathroom }
  const sections = (
    <>
      <section className="px-gutter pt-8 md:pt-16">
        {heading}
        <FilterTabs
          labels={{ all: config.all, kitchen: config.kitchens, bathroom: config.bathrooms }}
          counts={counts}
          isRepeat={isRepeat}
        />
      </section>
      <Cards title={words('featuredKitchens')} projects={kitchens.featured} show="kitchen" priority />
      {pairs.length > 0 && (
        <section className="band bg-sand" data-in={pairs.flatMap(({ shownFor }) => shownFor).join(' ')}>
          <SectionHead title={words('pairs')}>
            <DragHint profile={props.data.profile} />
          </SectionHead>
          {pairs.map((pair) => (
            <Pair key={pair.shownFor.join()} profile={props.data.profile} {...pair} />
          ))}
        </section>
      )}
      <Cards title={words('featuredBaths')} projects={bathrooms.featured} show="bathroom" firstRow={1} />
      <Cards title={words('moreKitchens')} projects={kitchens.more} show="kitchen" firstRow={2} />
      <Cards title={words('moreBaths')} projects={bathrooms.more} show="bathroom" firstRow={2} />
    </>
  )
  if (!GalleryStage) return <div className="filtered">{sections}</div>
  return <GalleryStage pictures={pictures}>{sections}</GalleryStage>
}

/** Begins with the visitor's own project while none is published. */
function Empty({ config, words, data, isMain }: SectionProps<typeof definition>) {
  const Heading = isMain ? 'h1' : 'h2'
  const [title, text] = [words('title'), words('emptyText')]
  return (
    <>
      {(title || text) && (
        <section className="page-grid gap-y-6 px-gutter pt-8 pb-10 md:items-end md:pt-16 md:pb-14">
          {title && <Heading className="text-display md:col-[1/9]">{title}</Heading>}
          {text && <p className="text-lede text-pretty md:col-[9/-1]">{text}</p>}
        </section>
      )}
      <KitchenStart
        profile={data.profile}
        title={words('finishesTitle')}
        text={words('finishesText')}
        button={words('finishesButton')}
        kitchens={['sage-and-oak', 'white-and-navy']}
        finishes={data.finishes}
      />
      <PhoneBand
        profile={data.profile}
        title={words('callTitle')}
        lede={words('callText')}
        call={words('call')}
        recommendations={config.recommendations.trim()}
        promise={words('promise')}
      />
    </>
  )
}

const fragments: Record<GalleryShow, string> = { all: 'all', kitchen: 'kitchens', bathroom: 'bathrooms' }

const row = 'flex-wrap gap-x-5 border-b border-line sm:gap-x-8'
const tab = 'min-h-13 flex-none border-b-2 border-transparent px-0.5 font-medium text-quiet'

type FilterTabsProps = {
  labels: Record<GalleryShow, string>
  counts: Record<GalleryShow, number>
  isRepeat?: boolean
}

/**
 * The address holds the filter (`/gallery#kitchens`), so that it can be shared and Back undoes it; a script of the page marks
 * the current one. Without script the tabs are links.
 */
function FilterTabs({ labels, counts, isRepeat }: FilterTabsProps) {
  const shows = (Object.keys(fragments) as GalleryShow[])
    .map((show) => ({
      label: labels[show],
      fragment: fragments[show],
      count: <sup className="ml-1 text-13 font-normal text-quiet">{counts[show]}</sup>,
    }))
    .filter(({ label }) => label.trim())
  return (
    <>
      {/* Hidden, so that the page doesn't scroll when the address names one. */}
      {!isRepeat && shows.map(({ fragment }) => <span key={fragment} id={fragment} hidden />)}
      <div className={`flex ${row} noscript:hidden`} role="group" aria-label="Filter projects">
        {shows.map(({ label, fragment, count }) => (
          <BareButton
            key={fragment}
            className={`${tab} aria-pressed:border-spruce aria-pressed:font-semibold aria-pressed:text-ink`}
            data-choose={`#${fragment}`}
            aria-pressed={fragment === 'all'}
          >
            {label}
            {count}
          </BareButton>
        ))}
      </div>
      <PageScript name="gallery-filter" />
      <nav className={`hidden ${row} noscript:flex`} aria-label="Filter projects">
        {shows.map(({ label, fragment, count }) => (
          <a key={fragment} className={`${tab} inline-flex items-center`} href={`#${fragment}`}>
            {label}
            {count}
          </a>
        ))}
      </nav>
    </>
  )
}
