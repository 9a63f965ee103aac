import { ProjectTrio } from '@/components/site/parts/project-trio'
import { SectionHead } from '@/components/site/parts/section-head'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data: { town } }: SectionProps<typeof definition>) {
  if (!town || town.projects.length === 0) return null
  return (
    <section className="px-gutter pt-section">
      <SectionHead title={words('title')}>{words('text')}</SectionHead>
      <ProjectTrio projects={town.projects} flip descriptions />
    </section>
  )
}
