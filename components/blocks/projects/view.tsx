import { Picture } from '@/components/site/parts/picture'
import { builtInImages } from '@/lib/business/images'
import { BlockTitle, Missing } from '../parts'
import { type ViewProps } from '../view-props'
import { type ProjectsConfig } from './definition'

/** Finished rooms, of one kind or town if it says so. */
export function View({ config, data, inCanvas }: ViewProps<ProjectsConfig>) {
  const { title, kind, town, most } = config
  const place = town.trim().toLowerCase()
  const found = data.projects
    .filter(({ projectType }) => kind === 'all' || projectType === kind)
    .filter(({ location }) => location.toLowerCase().includes(place))
    .slice(0, most)
  if (found.length === 0 && !inCanvas) return null
  return (
    <section className="b-pad b-ivory">
      <BlockTitle>{title}</BlockTitle>
      {found.length === 0 && <Missing>No project matches; visitors don’t see this block.</Missing>}
      <div className="b-grid">
        {found.map((project) => (
          <article key={project.id} className="b-plate">
            <Picture
              src={project.afterImage}
              alt={builtInImages[project.afterImage]?.alt ?? `${project.category}: ${project.title}`}
              sizes="(min-width: 860px) 30vw, (min-width: 640px) 46vw, 100vw"
            />
            <h3 className="b-h3">{project.title}</h3>
            <p className="b-meta">
              {[project.location, project.timeline, project.cost].filter(Boolean).join(' · ')}
            </p>
          </article>
        ))}
      </div>
    </section>
  )
}
