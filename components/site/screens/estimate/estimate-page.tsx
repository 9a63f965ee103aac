import './estimate.css'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { WithWording } from '@/components/site/parts/with-wording'
import { type BusinessProfile } from '@/lib/business/profile'
import { wordingOf } from '@/lib/business/wording'
import { type Place } from '@/lib/content/areas'
import { EstimateTool, type EstimateToolProps } from './estimate-tool'
import { contactPromise } from '@/lib/content/promises'

type EstimatePageProps = Omit<EstimateToolProps, 'places' | 'profile' | 'promise'> & {
  profile: BusinessProfile
  places: readonly Place[]
}

export function EstimatePage({ profile, places, ...estimateProps }: EstimatePageProps) {
  const { prices, furtherPrices, financing, phone } = profile
  const words = wordingOf(profile)
  return (
    <>
      <PageJsonLd profile={profile} name={words('estimate.title')} path="/estimate" />
      <section className="px-gutter pt-12 pb-7 md:pt-18 md:pb-14 print:pt-6 print:pb-4">
        <h1>{words('estimate.title')}</h1>
        <p className="mt-5 max-w-[31em] text-lede text-pretty text-quiet print:hidden">
          {words('estimate.text')}
        </p>
      </section>
      <WithWording profile={profile} groups={['estimate', 'estimateChoices']}>
        <EstimateTool
          {...estimateProps}
          places={places.map(({ slug, name, permitAuthority }) => ({ slug, name, permitAuthority }))}
          profile={{ prices, furtherPrices, financing, phone }}
          promise={contactPromise(profile)}
        />
      </WithWording>
    </>
  )
}
