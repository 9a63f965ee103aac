import './estimate.css'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Place } from '@/lib/content/areas'
import { EstimateTool, type EstimateToolProps } from './estimate-tool'
import { contactPromise } from '@/lib/content/promises'

type EstimatePageProps = Pick<EstimateToolProps, 'request' | 'words' | 'design' | 'site'> & {
  profile: BusinessProfile
  places: readonly Place[]
}

export function EstimatePage({ profile, places, ...estimateProps }: EstimatePageProps) {
  const { prices, furtherPrices, financing, phone } = profile
  return (
    <>
      <PageJsonLd profile={profile} name="What it may cost" path="/estimate" />
      <section className="px-gutter pt-12 pb-7 md:pt-18 md:pb-14 print:pt-6 print:pb-4">
        <h1>What it may cost</h1>
        <p className="mt-5 max-w-[31em] text-lede text-pretty text-quiet print:hidden">
          Say what you want done. The range and its parts follow from our price list. No name and no phone
          number needed.
        </p>
      </section>
      <EstimateTool
        {...estimateProps}
        places={places.map(({ slug, name, permitAuthority }) => ({ slug, name, permitAuthority }))}
        profile={{ prices, furtherPrices, financing, phone }}
        promise={contactPromise(profile)}
      />
    </>
  )
}
