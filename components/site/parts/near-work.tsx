import { type Words } from '@/lib/business/wording'
import { type Town } from '@/lib/business/towns'
import { type NearProject } from '@/lib/landing/local-work'
import { counted } from '@/lib/text/counted'
import { halfOfPage, ProjectPlate, thirdOrRow } from './project-plate'
import { ProjectTrio } from './project-trio'
import { SectionHead } from './section-head'

const awayText = (miles: number | null, words: Words) =>
  miles === null
    ? undefined
    : miles === 0
      ? words('landing.inTown')
      : words('landing.away', { miles: counted(Math.max(1, Math.round(miles)), 'mile') })

type NearWorkProps = {
  town: Town
  projects: readonly NearProject[]
  words: Words
  /** Link to more pictures, in place of the portfolio. */
  more?: { name: string; href: string }
}

/** Shows the jobs nearest to a town, with their distance. */
export function NearWork({ town, projects, words, more }: NearWorkProps) {
  const [first, ...others] = projects
  if (!first) return null
  return (
    <section className="px-gutter pt-section">
      <SectionHead
        title={words('landing.work', { town: town.name })}
        more={more ?? { name: words('landing.portfolio'), href: '/gallery' }}
      />
      {others.length === 0 ? (
        <ProjectTrio projects={[first.project]} words={words} away={awayText(first.miles, words)} />
      ) : (
        <div
          className={`grid gap-x-col gap-y-10 ${others.length === 1 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
        >
          {projects.map(({ project, miles }, index) => (
            <ProjectPlate
              key={project.id}
              project={project}
              className={index > 0 ? 'plate-row' : undefined}
              href={`/gallery/${project.slug}`}
              away={awayText(miles, words)}
              {...(others.length === 1 ? { sizes: halfOfPage } : index > 0 && { sizes: thirdOrRow('3/2') })}
            />
          ))}
        </div>
      )}
    </section>
  )
}
