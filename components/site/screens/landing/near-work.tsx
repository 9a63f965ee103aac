import { ProjectPlate } from '@/components/site/parts/project-plate'
import { SectionHead } from '@/components/site/parts/section-head'
import { type Town } from '@/lib/business/towns'
import { type NearProject } from '@/lib/landing/local-work'
import { counted } from '@/lib/text/counted'

const awayText = (miles: number | null) =>
  miles === null
    ? undefined
    : miles === 0
      ? 'In town'
      : `${counted(Math.max(1, Math.round(miles)), 'mile')} away`

type NearWorkProps = {
  town: Town
  projects: readonly NearProject[]
  /** Link to more pictures, in place of the portfolio. */
  more?: { name: string; href: string }
}

export function NearWork({ town, projects, more }: NearWorkProps) {
  if (projects.length === 0) return null
  return (
    <section className="px-gutter pt-section">
      <SectionHead
        title={`Nearest to ${town.name}`}
        more={more ?? { name: 'The whole portfolio', href: '/gallery' }}
      />
      <div className="grid gap-x-col gap-y-10 md:grid-cols-3">
        {projects.map(({ project, miles }) => (
          <ProjectPlate
            key={project.id}
            project={project}
            href={`/gallery/${project.slug}`}
            away={awayText(miles)}
          />
        ))}
      </div>
    </section>
  )
}
