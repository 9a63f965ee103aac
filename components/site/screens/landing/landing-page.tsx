import { PageSubject } from '@/components/forms/page-subject'
import { FinanceBlock } from './finance-block'
import { LandingHero } from './landing-hero'
import { LandingHouse } from './landing-house'
import { LandingPermits, LandingPrice, LandingSteps } from './landing-work'
import { LinkLists } from '@/components/site/parts/link-lists'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { Questions } from '@/components/site/parts/questions'
import { QuotePair } from './quote-pair'
import { WhyList } from '@/components/site/parts/why-list'
import { SectionHead } from '@/components/site/parts/section-head'
import { JsonLd } from '@/components/site/parts/json-ld'
import { landingCrumbs } from '@/lib/seo/crumbs'
import { type BusinessProfile } from '@/lib/business/profile'
import { servicePictures } from '@/lib/landing/service-pictures'
import { type Service } from '@/lib/business/services'
import { type Town } from '@/lib/business/towns'
import { type Project, type Testimonial } from '@/lib/content-types'
import { type LandingContent } from '@/lib/landing/content'
import { breadcrumbJsonLd, businessJsonLd, faqJsonLd, serviceJsonLd } from '@/lib/seo/json-ld'
import { counted } from '@/lib/text/counted'

type LandingPageProps = {
  town: Town
  service: Service
  content: LandingContent
  profile: BusinessProfile
  projects: readonly Project[]
  testimonials: readonly Testimonial[]
}

/** One service in one town. */
export function LandingPage({ town, service, content, profile, projects, testimonials }: LandingPageProps) {
  const [picture, detail] = servicePictures(service.slug, town, projects)
  const pictures = [picture.src, detail.src, ...projects.map(({ afterImage }) => afterImage)]
  const crumbs = landingCrumbs(town, service)
  const { name, description } = service
  return (
    <>
      <PageSubject
        town={{ slug: town.slug, name: town.name }}
        service={{ slug: service.slug, name: service.name }}
      />
      <JsonLd
        data={[
          businessJsonLd(profile),
          breadcrumbJsonLd(crumbs),
          serviceJsonLd({ path: `/rockland/${town.slug}/${service.slug}/`, name, description, town }),
          faqJsonLd(content.questions.items),
        ]}
      />
      <LandingHero
        content={content}
        crumbs={crumbs}
        profile={profile}
        picture={picture}
        pictures={pictures}
      />
      <LandingHouse town={town} content={content} />
      <WhyList heading={content.whyChoose.heading} items={content.whyChoose.rows} />
      <LandingSteps content={content} picture={detail} />
      <LandingPrice content={content} />
      <LandingPermits content={content} />
      {projects.length > 0 && <RecentWork town={town} projects={projects} />}
      <QuotePair testimonials={testimonials} label={`What people in ${town.name} say`} />
      <Questions heading={content.questions.heading} items={content.questions.items} />
      <FinanceBlock visit={content.visit} town={town.slug} service={service.slug} profile={profile} />
      <LinkLists
        lists={[
          {
            heading: `Other work in ${town.name}`,
            items: content.otherServices.map(({ slug, name }) => ({
              name,
              href: `/rockland/${town.slug}/${slug}/`,
            })),
            more: { name: `All eight in ${town.name}`, href: `/rockland/${town.slug}/` },
          },
          {
            heading: `${service.name} near ${town.name}`,
            items: content.nearby.map(({ slug, name, miles }) => ({
              name,
              href: `/rockland/${slug}/${service.slug}/`,
              note: counted(miles, 'mile'),
            })),
            more: { name: 'All 47 places', href: `/rockland/${service.slug}/` },
          },
        ]}
      />
      <PhoneBand
        title={`Tell us about your house in ${town.name}.`}
        profile={profile}
        town={town.slug}
        service={service.slug}
      />
    </>
  )
}

function RecentWork({ town, projects }: { town: Town; projects: readonly Project[] }) {
  return (
    <section className="px-gutter pt-section">
      <SectionHead
        title={`Recent work in and around ${town.name}`}
        more={{ name: 'See the whole portfolio', href: '/gallery' }}
      />
      <ProjectTrio projects={projects} />
    </section>
  )
}
