import { Icon } from '@/components/ui/icon'
import { type Project } from '@/lib/content-types'
import { BeforeAfter } from '@/components/site/parts/before-after'
import { MosaicGrid } from './mosaic-grid'
import { SectionHead } from '@/components/site/parts/section-head'

function Feature({ project }: { project: Project }) {
  const { title, location, description, timeline, cost, features } = project
  return (
    <div className="feature oldgrid">
      <figure className="feature__pic">
        <BeforeAfter project={project} sizes="(min-width: 1440px) 1012px, (min-width: 960px) 74vw, 100vw" />
      </figure>
      <div className="feature__text">
        <h3>{title}</h3>
        <p>{description}</p>
        <dl className="facts">
          <div>
            <dt>Place</dt>
            <dd>{location}</dd>
          </div>
          <div>
            <dt>Time</dt>
            <dd>{timeline}</dd>
          </div>
          <div>
            <dt>Cost</dt>
            <dd>{cost}</dd>
          </div>
        </dl>
        <ul className="ticks">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The home page's projects: the first with its room before and after, the next eight as a mosaic. */
export function Portfolio({ projects }: { projects: readonly Project[] }) {
  const [first, ...rest] = projects
  if (!first) return null
  return (
    <section className="section wrap" id="portfolio">
      <SectionHead title="One room, before and after">
        Drag the line. Pictures on this page are design renderings; place, time and cost stand under each.
      </SectionHead>
      <Feature project={first} />
      <MosaicGrid projects={rest} />
      <a className="go" href="/gallery">
        <span>All projects</span>
        <Icon name="arrow" />
      </a>
    </section>
  )
}
