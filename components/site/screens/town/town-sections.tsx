import { PageSubject } from '@/components/forms/page-subject'
import { ExpertiseList } from './expertise-list'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { ReadNext } from '@/components/site/parts/read-next'
import { SectionHead } from '@/components/site/parts/section-head'
import { ServiceIndex } from '@/components/site/parts/service-index'
import { TownGuide } from './town-guide'
import { TownPlate, TownStats } from './town-plate'
import { TownWordsSection } from './town-words'
import { type BusinessProfile } from '@/lib/business/profile'
import { townQuestions } from '@/lib/landing/town-questions'
import { type Areas } from '@/lib/content/areas'
import { type TownWords } from '@/lib/content/own-words'
import { type TownPage } from '@/lib/content/town-pages'
import { type Post, type Project } from '@/lib/content-types'

export type TownSectionsProps = {
  page: TownPage
  areas: Areas
  words: TownWords | null
  profile: BusinessProfile
  projects: readonly Project[]
  posts: Post[]
}

/** The page's visible part; town-page.tsx adds what only search engines read. */
export function TownSections({ page, areas, words, profile, projects, posts }: TownSectionsProps) {
  const { town } = page
  const pictures = [
    page.picture.src,
    ...projects.map(({ afterImage }) => afterImage),
    ...posts.map(({ featuredImage }) => featuredImage),
  ]
  return (
    <>
      <PageSubject town={{ slug: town.slug, name: town.name }} />
      <TownPlate page={page} profile={profile} pictures={pictures} />
      <TownStats page={page} />
      <ExpertiseList
        heading={`What we have learned in ${town.name}`}
        intro={`${page.houses} We have worked in this county since ${profile.claims.since}.`}
        items={page.expertise}
      />
      {words && (words.lede || words.parts.length > 0) && <TownWordsSection town={town} words={words} />}
      {projects.length > 0 && (
        <section className="px-gutter pt-section">
          <SectionHead title={`Work in ${town.name}`}>Place, time and cost under each.</SectionHead>
          <ProjectTrio projects={projects} flip descriptions />
        </section>
      )}
      <ServiceIndex
        town={town}
        areas={areas}
        heading={`What we do in ${town.name}`}
        intro="Each has a page of its own, with prices, steps and local work."
      />
      <ReadNext posts={posts} heading={`Notes on ${town.name} houses`} />
      <TownGuide
        questions={[...(words?.questions ?? []), ...townQuestions(town, profile)]}
        turnaround={profile.claims.turnaround}
      />
      <PhoneBand profile={profile} town={town.slug} title={`Tell us about your house in ${town.name}.`} />
    </>
  )
}
