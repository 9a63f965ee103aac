import { type Metadata } from 'next'
import { KitchenStart } from '@/components/site/parts/kitchen-start'
import { ButtonLink } from '@/components/ui/button'
import { ClosingBand } from '@/components/site/parts/closing-band'
import { ServiceList } from '@/components/blocks/service-list/view'
import { CountertopsSection, TileSection } from '@/components/blocks/service-topic/view'
import { RefacingSection } from '@/components/blocks/refacing/view'
import { ServicesHero } from '@/components/blocks/services-hero/view'
import { FinancingSection } from '@/components/blocks/financing/view'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { listOffered } from '@/lib/data/areas'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getFinishes } from '@/lib/data/finishes'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: '/services',
    image: siteImage('/services', await getProfile()),
    title: 'Kitchen & Bath Remodeling Services | Rockland County, NY',
    description:
      'Kitchens, bathrooms, custom cabinets, countertops, refacing and tile in Rockland County, NY: what each service includes, and what you decide before it starts.',
    keywords: ['kitchen remodeling services', 'bathroom remodeling', 'custom cabinets', 'Rockland County NY'],
  })
}

export default async function ServicesPage() {
  const [profile, services, finishes, empty] = await Promise.all([
    getProfile(),
    listOffered(),
    getFinishes(),
    listEmptyPaths(),
  ])
  return (
    <>
      <PageJsonLd profile={profile} name="Services" path="/services" />
      <ServicesHero profile={profile} />
      <ServiceList services={services} />
      <CountertopsSection prices={profile.prices} />
      <RefacingSection />
      <TileSection />
      <KitchenStart
        title="Which finishes go together?"
        text="Put them together yourself. Each finish says what it is, what it costs beside the others and how it wears."
        kitchens={['greige-and-walnut', 'forest-and-terracotta']}
        finishes={finishes}
        onSand
      />
      <FinancingSection profile={profile} />
      <ClosingBand
        heading="Not sure which of these you need?"
        text="Most rooms need two or three. Tell us about yours, and the estimate says which, in writing, after a free visit."
      >
        <ButtonLink look="primary" href="/contact/">
          Contact Us
        </ButtonLink>
        {!empty.includes('/gallery') && (
          <ButtonLink look="line" href="/gallery/">
            View Our Work
          </ButtonLink>
        )}
      </ClosingBand>
    </>
  )
}
