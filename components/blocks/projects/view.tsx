import { Picture } from '@/components/site/parts/picture'
import { builtInImages } from '@/lib/business/images'
import { BlockTitle, boxesFor, columnsFor, gridGap, Missing, Section } from '../parts'
import { type BlockData, type ViewProps } from '../view-props'
import { type ProjectsConfig } from './definition'

export function projectsOf({ kind, town, most }: ProjectsConfig, { projects }: Pick<BlockData, 'projects'>) {
  const place = town.trim().toLowerCase()
  return projects
    .filter(({ projectType }) => kind === 'all' || projectType === kind)
    .filter(({ location }) => location.toLowerCase().includes(place))
    .slice(0, most)
}

export function View({ config, words, data, inCanvas }: ViewProps<ProjectsConfig>) {
  const projects = projectsOf(config, data)
  if (projects.length === 0 && !inCanvas) return null
  return (
    <Section ground="ivory">
      <BlockTitle>{words('title')}</BlockTitle>
      {projects.length === 0 && <Missing>No project matches; visitors don’t see this block.</Missing>}
      <div className={`${columnsFor(projects.length)} ${gridGap}`}>
        {projects.map((project) => (
          <article key={project.id} className="group relative">
            <Picture
              src={project.afterImage}
              alt={builtInImages[project.afterImage]?.alt ?? `${project.category}: ${project.title}`}
              sizes={boxesFor(projects.length, '3/2')}
              className="mb-3.5 aspect-3/2"
            />
            <h3>
              <a
                className="decoration-accent underline-offset-4 group-hover:underline after:absolute after:inset-0"
                href={`/gallery/${project.slug}`}
              >
                {project.title}
              </a>
            </h3>
            <p className="mt-0.5 text-small text-quiet">
              {[project.location, project.timeline, project.cost].filter(Boolean).join(' · ')}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}
