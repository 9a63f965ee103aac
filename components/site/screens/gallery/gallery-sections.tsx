import './gallery.css'
import { BeforeAfter } from '@/components/site/parts/before-after'
import { GalleryMosaic } from './gallery-mosaic'
import { type GalleryPair, selectGallery } from './gallery-selection'
import { GalleryStage } from './gallery-stage'
import { type Project } from '@/lib/content-types'

const factsOf = ({ location, timeline, cost }: Project) => [location, timeline, cost].filter(Boolean)

function Pair({ shownFor, projects }: GalleryPair) {
  const places = [
    {
      className: 'ba1 bleed-l',
      cap: 'plate__cap pad-bleed',
      sizes: '(min-width: 1440px) 807px, (min-width: 960px) 58vw, 100vw',
      start: 42,
    },
    {
      className: 'ba2',
      cap: 'plate__cap',
      sizes: '(min-width: 1440px) 481px, (min-width: 960px) 34vw, 100vw',
      start: 54,
    },
  ] as const
  return (
    <div data-in={shownFor.join(' ')}>
      <div className="oldgrid bapair">
        {projects.map((project, index) => {
          const place = places[index === 0 ? 0 : 1]
          return (
            <figure key={project.id} className={place.className}>
              <BeforeAfter project={project} sizes={place.sizes} start={place.start} />
              <figcaption className={place.cap}>
                <h3 className="plate__title">{project.title}</h3>
                <p className="plate__meta">
                  {factsOf(project).map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </p>
              </figcaption>
            </figure>
          )
        })}
      </div>
    </div>
  )
}

/** All of the gallery between header and closing band; which parts show is up to the filter. */
export function GallerySections({ projects }: { projects: Project[] }) {
  const { kitchens, bathrooms, pairs } = selectGallery(projects)
  const cards = [...kitchens, ...bathrooms]
  const pictures = cards.map((project) => {
    const { id, title, afterImage, beforeImage } = project
    return { id, title, facts: factsOf(project), after: afterImage, before: beforeImage }
  })
  const heading = (
    <>
      <h1 className="display">Portfolio</h1>
      <p className="lede">
        Kitchens and baths in Rockland County. Each with its place, its time and what it cost. Pictures on
        this page are design renderings.
      </p>
    </>
  )
  const counts = { all: cards.length, kitchen: kitchens.length, bathroom: bathrooms.length }
  return (
    <GalleryStage heading={heading} counts={counts} pictures={pictures}>
      {kitchens.length > 0 && (
        <section className="wrap gal" data-in="all kitchen">
          <h2>Featured Kitchens</h2>
          <GalleryMosaic projects={kitchens} priority />
        </section>
      )}
      {pairs.length > 0 && (
        <section className="band" data-in={pairs.flatMap(({ shownFor }) => shownFor).join(' ')}>
          <div className="wrap">
            <div className="head">
              <h2>Before &amp; After</h2>
              <p className="text quiet">
                Same room, same window, same camera. Drag the line, click, or use the arrow keys.
              </p>
            </div>
            {pairs.map((pair) => (
              <Pair key={pair.shownFor.join()} {...pair} />
            ))}
          </div>
        </section>
      )}
      {bathrooms.length > 0 && (
        <section className="wrap gal section" data-in="all bathroom">
          <h2>Featured Baths</h2>
          <GalleryMosaic projects={bathrooms} firstRow={1} />
        </section>
      )}
    </GalleryStage>
  )
}
