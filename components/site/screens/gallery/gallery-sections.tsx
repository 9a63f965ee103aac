import { BeforeAfter } from '@/components/site/parts/before-after'
import { PlateCaption } from '@/components/site/parts/project-plate'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { SectionHead } from '@/components/site/parts/section-head'
import { FilterTabs } from './filter-tabs'
import { GalleryMosaic } from './gallery-mosaic'
import { type GalleryPair, selectGallery } from './gallery-selection'
import { GalleryStage } from './gallery-stage'
import { type Project } from '@/lib/content-types'

const factsOf = ({ location, timeline, cost }: Project) => [location, timeline, cost].filter(Boolean)

function Pair({ shownFor, projects }: GalleryPair) {
  const places = [
    {
      className: 'md:col-[1/8] md:ml-[calc(var(--spacing-bleed)*-1)]',
      caption: 'md:pl-bleed',
      sizes: '(min-width: 1440px) 807px, (min-width: 960px) 58vw, 100vw',
      start: 42,
    },
    {
      className: 'md:col-[8/-1] md:self-end',
      caption: '',
      sizes: '(min-width: 1440px) 481px, (min-width: 960px) 34vw, 100vw',
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
              project={project}
              sizes={place.sizes}
              start={place.start}
              className="max-md:rounded-none"
            />
            <figcaption>
              <PlateCaption
                title={project.title}
                href={`/gallery/${project.slug}`}
                facts={factsOf(project)}
                className={`group relative max-md:px-gutter ${place.caption}`}
              />
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** All of the gallery between header and closing band; which parts show is up to the filter. */
export function GallerySections({ projects }: { projects: Project[] }) {
  const { kitchens, bathrooms, pairs } = selectGallery(projects)
  const cards = [...kitchens, ...bathrooms]
  const pictures = cards.map((project) => {
    const { id, slug, title, afterImage, beforeImage } = project
    return {
      id,
      title,
      href: `/gallery/${slug}`,
      facts: factsOf(project),
      after: afterImage,
      before: beforeImage,
    }
  })
  const heading = (
    <div className="mb-8 grid gap-3.5 md:mb-10 md:grid-cols-[7fr_5fr] md:items-end">
      <h1 className="text-display">Portfolio</h1>
      <p className="max-w-[29em] text-lede text-pretty">
        Kitchens and baths in Rockland County. Each with its place, its time and what it cost.{' '}
        <RenderingNote
          pictures={projects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage])}
        />
      </p>
    </div>
  )
  const counts = { all: cards.length, kitchen: kitchens.length, bathroom: bathrooms.length }
  return (
    <GalleryStage pictures={pictures}>
      <section className="px-gutter pt-8 md:pt-16">
        {heading}
        <FilterTabs counts={counts} />
      </section>
      {kitchens.length > 0 && (
        <section className="px-gutter pt-10 md:pt-16" data-in="all kitchen">
          <h2 className="mb-6 md:mb-10">Featured Kitchens</h2>
          <GalleryMosaic projects={kitchens} priority />
        </section>
      )}
      {pairs.length > 0 && (
        <section
          className="mt-section bg-sand px-gutter py-section"
          data-in={pairs.flatMap(({ shownFor }) => shownFor).join(' ')}
        >
          <SectionHead title="Before & After">
            <span className="noscript:hidden">Drag the line, click, or use the arrow keys.</span>
          </SectionHead>
          {pairs.map((pair) => (
            <Pair key={pair.shownFor.join()} {...pair} />
          ))}
        </section>
      )}
      {bathrooms.length > 0 && (
        <section className="px-gutter pt-section" data-in="all bathroom">
          <h2 className="mb-6 md:mb-10">Featured Baths</h2>
          <GalleryMosaic projects={bathrooms} firstRow={1} />
        </section>
      )}
    </GalleryStage>
  )
}
