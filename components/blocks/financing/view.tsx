import { financingTerms } from '@/lib/business/financing'
import { type BusinessProfile } from '@/lib/business/profile'

export function FinancingSection({ profile }: { profile: Pick<BusinessProfile, 'financing' | 'liveSince'> }) {
  const terms = financingTerms(profile)
  if (!terms) return null
  return (
    <section className="page-grid gap-y-4 px-gutter pt-section" id="financing">
      <h2 className="md:col-[1/7]">{profile.financing.claim}</h2>
      <p className="max-w-[31em] text-pretty md:col-[8/-1]">{terms}</p>
    </section>
  )
}
