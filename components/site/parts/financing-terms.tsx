import { financingTerms } from '@/lib/business/financing'
import { type BusinessProfile } from '@/lib/business/profile'

type FinancingTermsProps = {
  profile: Pick<BusinessProfile, 'financing' | 'liveSince'>
  /** Names the financing first, where nothing else does. */
  titled?: boolean
  className?: string
}

export function FinancingTerms({ profile, titled, className }: FinancingTermsProps) {
  const terms = financingTerms(profile)
  if (!terms) return null
  return (
    <p className={className}>
      {titled && `${profile.financing.claim}. `}
      {terms}
    </p>
  )
}
