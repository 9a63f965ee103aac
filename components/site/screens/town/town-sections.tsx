import { type ReactNode } from 'react'
import { PageSubject } from '@/components/forms/page-subject'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { RuledTexts } from '@/components/site/parts/ruled-texts'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { ReadNext } from '@/components/site/parts/read-next'
import { SectionHead } from '@/components/site/parts/section-head'
import { ServiceIndex } from '@/components/site/parts/service-index'
import { TownGuide } from '@/components/blocks/town-steps/view'
import { TownPlate, TownStats } from '@/components/blocks/town-head/view'
import { shownClaims } from '@/lib/business/claims'
import { type BusinessProfile } from '@/lib/business/profile'
import { townQuestions } from '@/lib/landing/town-questions'
import { type Areas } from '@/lib/content/areas'
import { type TownWords, type OwnWords } from '@/lib/content/own-words'
import { type TownPage, type Expertise } from '@/lib/content/town-pages'
import { type Post, type Project } from '@/lib/content-types'
import { type Town } from '@/lib/business/towns'
import { curly } from '@/lib/text/curly'

export type TownSectionsProps = {
  page: TownPage
  areas: Areas
  copy: TownWords | null
  profile: BusinessProfile
  projects: readonly Project[]
  posts: Post[]
}

/** Renders what visitors see; the staff preview in the browser renders it too, so nothing here may be for servers only. */
export function TownSections({ page, areas, copy, profile, projects, posts }: TownSectionsProps) {
  const { town } = page
  const { since, turnaround, warranty } = shownClaims(profile)
  const pictures = [
    page.picture.src,
    ...projects.map(({ afterImage }) => afterImage),
    ...posts.map(({ featuredImage }) => featuredImage),
  ]
  return (
    <>
      <PageSubject town={{ slug: town.slug, name: town.name }} />
      <TownPlate page={page} profile={profile} pictures={pictures} />
      <TownStats page={page} isLive={profile.liveSince !== ''} />
      <ExpertiseList
        heading={`What we have learned in ${town.name}`}
        intro={
          <>
            {page.houses}
            {since && ` We have worked in this county since ${since.value}.`}{' '}
            {since?.isExample && <ExampleLabel />}
          </>
        }
        items={page.expertise}
      />
      {copy && (copy.lede || copy.parts.length > 0) && <TownCopySection town={town} copy={copy} />}
      {projects.length > 0 && (
        <section className="px-gutter pt-section">
          <SectionHead title={`Work in ${town.name}`}>Place, time and cost under each.</SectionHead>
          <ProjectTrio projects={projects} flip descriptions />
        </section>
      )}
      <ServiceIndex
        town={town}
        areas={areas}
        profile={profile}
        heading={`What we do in ${town.name}`}
        intro="Each has a page of its own, with prices, steps and local work."
      />
      <ReadNext posts={posts} heading={`Notes on ${town.name} houses`} />
      <TownGuide
        questions={[...(copy?.questions ?? []), ...townQuestions(town, profile)]}
        turnaround={turnaround}
        warranty={warranty}
      />
      <PhoneBand profile={profile} town={town.slug} title={`Tell us about your house in ${town.name}.`} />
    </>
  )
}

type ExpertiseListProps = { heading: string; intro: ReactNode; items: readonly Expertise[] }

const ExpertiseList = ({ heading, intro, items }: ExpertiseListProps) => (
  <section className="page-grid gap-y-7 px-gutter pt-section">
    <div className="md:col-[1/5]">
      <h2>{heading}</h2>
      <p className="mt-4 max-w-[29em] text-pretty text-quiet">{intro}</p>
    </div>
    <div className="border-t border-ink *:grid *:gap-1.5 *:border-b *:border-line *:py-5.5 md:col-[6/-1] md:mt-2 md:*:grid-cols-[5fr_7fr] md:*:items-baseline md:*:gap-6 md:*:py-7">
      {items.map(({ title, text }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p className="max-w-[29em]">{text}</p>
        </article>
      ))}
    </div>
  </section>
)

function TownCopySection({ town, copy }: { town: Town; copy: OwnWords }) {
  const { lede, parts } = curly(copy)
  return (
    <section className="band bg-sand">
      <h2>Kitchens and baths in {town.name}</h2>
      {lede && <p className="mt-5 max-w-[31em] font-serif text-h3 leading-snug text-pretty">{lede}</p>}
      <div className="mt-10 grid empty:hidden gap-x-col gap-y-8 md:mt-14 md:grid-cols-3">
        <RuledTexts items={parts} />
      </div>
    </section>
  )
}
