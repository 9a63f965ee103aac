import { type BusinessProfile, financingTerms } from '@/lib/business/profile'

type FinancingTermsProps = {
  profile: Pick<BusinessProfile, 'financing'>
  /** Says first what the terms are of, where nothing else does. */
  titled?: boolean
  className?: string
}

/** The terms of financing that are set; nothing while there are none. */
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
