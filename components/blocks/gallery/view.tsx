import { type Worded, wordingOf } from '@/lib/business/wording'
import { type ComponentProps, type ReactNode } from 'react'
import { isRendering } from '@/lib/business/images'
import { noFilter } from '@/lib/business/gallery-path'
import { filterGallery } from '@/lib/landing/gallery-filter'
import { estimateLikeIt } from '@/lib/landing/project-estimate'
import { KitchenStart } from '@/components/site/parts/kitchen-start'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { BeforeAfter, DragHint } from '@/components/site/parts/before-after'
import { PlateCaption, plateFacts } from '@/components/site/parts/project-plate'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { SectionHead } from '@/components/site/parts/section-head'
import { GalleryFilterForm, GalleryNote } from './gallery-filter-form'
import { GalleryMosaic } from './gallery-mosaic'
import { selectGallery } from './gallery-selection'
import { type Project } from '@/lib/content-types'
import { PageScript } from '@/components/site/parts/page-script'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

type CardsProps = { title?: ReactNode; projects: Project[] } & Pick<
  ComponentProps<typeof GalleryMosaic>,
  'firstRow' | 'priority'
>

function Cards({ title, projects, priority, ...mosaic }: CardsProps) {
  if (projects.length === 0) return null
  return (
    <section className={`px-gutter ${priority ? 'pt-10 md:pt-16' : 'pt-section'}`}>
      {title && <h2 className="mb-6 md:mb-10">{title}</h2>}
      <GalleryMosaic projects={projects} priority={priority} {...mosaic} />
    </section>
  )
}

function Pairs({ projects, profile }: { projects: readonly Project[]; profile: Worded }) {
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
    <div className="page-grid gap-y-10">
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
  const { projects: all, profile, areas, GalleryStage, galleryFilter } = props.data
  if (all.length === 0) return <Empty {...props} />
  const siteWords = wordingOf(profile)
  const gallery = filterGallery(all, galleryFilter ?? noFilter, areas.places, siteWords)
  const isFiltered = Object.values(gallery.filter).some(Boolean)
  const { projects } = gallery
  const { kitchens, bathrooms, pairs } = selectGallery(projects)
  const cards = isFiltered
    ? projects
    : [kitchens, bathrooms].flatMap(({ featured, more }) => [...featured, ...more])
  const pictures = cards.map((project) => {
    const { id, slug, title, afterImage, beforeImage } = project
    return {
      id,
      title,
      href: `/gallery/${slug}`,
      estimate: estimateLikeIt(project),
      facts: plateFacts(project),
      isExample: project.isSample,
      after: afterImage,
      before: beforeImage,
    }
  })
  const Heading = isMain ? 'h1' : 'h2'
  const [title, text] = [words('title'), words('text')]
  const pagePictures = projects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage])
  const heading = (title || text || pagePictures.some(isRendering)) && (
    <div className="mb-8 grid gap-3.5 md:mb-10 md:grid-cols-[7fr_5fr] md:items-end">
      {title && <Heading className="text-display">{title}</Heading>}
      <p className="max-w-[29em] text-lede text-pretty">
        {text} <RenderingNote profile={profile} pictures={pagePictures} />
      </p>
    </div>
  )
  const sections = (
    <>
      <section className="px-gutter pt-8 md:pt-16">
        {heading}
        <GalleryFilterForm
          gallery={gallery}
          rooms={{ '': config.all, kitchen: config.kitchens, bathroom: config.bathrooms }}
          words={siteWords}
        />
        {isFiltered && <GalleryNote count={projects.length} words={siteWords} />}
        {!isRepeat && !galleryFilter && <PageScript name="gallery-filter" />}
      </section>
      {isFiltered ? (
        <>
          {projects.length > 0 && <h2 className="sr-only">Projects</h2>}
          <Cards projects={projects} priority />
        </>
      ) : (
        <>
          <Cards title={words('featuredKitchens')} projects={kitchens.featured} priority />
          {pairs.length > 0 && (
            <section className="band bg-sand">
              <SectionHead title={words('pairs')}>
                <DragHint profile={profile} />
              </SectionHead>
              <Pairs projects={pairs} profile={profile} />
            </section>
          )}
          <Cards title={words('featuredBaths')} projects={bathrooms.featured} firstRow={1} />
          <Cards title={words('moreKitchens')} projects={kitchens.more} firstRow={2} />
          <Cards title={words('moreBaths')} projects={bathrooms.more} firstRow={2} />
        </>
      )}
    </>
  )
  if (!GalleryStage) return sections
  return (
    <GalleryStage
      pictures={pictures}
      words={{ project: siteWords('project.see'), price: siteWords('project.price') }}
    >
      {sections}
    </GalleryStage>
  )
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
