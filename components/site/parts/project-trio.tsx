import './project-trio.css'
import { ProjectPlate } from './project-plate'
import { type Project } from '@/lib/content-types'

const largeSizes = '(min-width: 1440px) 910px, (min-width: 960px) 64vw, 100vw'

type TrioProps = {
  projects: readonly Project[]
  /** The large picture on the right; groups alternate from there. */
  flip?: boolean
  /** A sentence under every project, not only under the large ones. */
  descriptions?: boolean
}

/** Up to six projects in groups of three: a large picture that bleeds to one edge and two beside it. */
export function ProjectTrio({ projects, flip = false, descriptions = false }: TrioProps) {
  const groups = Array.from({ length: Math.ceil(projects.length / 3) }, (_, index) =>
    projects.slice(index * 3, index * 3 + 3),
  )
  return (
    <div className="trios">
      {groups.map(([first, ...rest], index) => {
        if (!first) return null
        const large = { project: first, href: '/gallery', sizes: largeSizes, large: true, description: true }
        if (rest.length === 0) return <ProjectPlate key={first.id} {...large} className="t1 solo" />
        return (
          <div key={first.id} className={`oldgrid trio ${flip !== (index % 2 === 1) ? 'trio--flip' : ''}`}>
            <ProjectPlate {...large} className="t1" />
            <div className="t2">
              {rest.map((project) => (
                <ProjectPlate
                  key={project.id}
                  project={project}
                  href="/gallery"
                  ratio={rest.length === 1 ? 'r45' : 'r32'}
                  description={descriptions}
                />
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
