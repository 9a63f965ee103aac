import { type BusinessProfile } from '@/lib/business/profile'

/** Why homeowners choose us: the four reasons of the Reviews screen (specification §2). */
export function reasonsToChooseUs({
  licenseNumber,
  claims,
}: Pick<BusinessProfile, 'licenseNumber' | 'claims'>) {
  return [
    {
      title: 'Licensed and insured',
      text: `For kitchen and bath remodeling in Rockland County.${licenseNumber && ` License ${licenseNumber}.`}`,
    },
    {
      title: `${claims.years} years`,
      text: `In the trade since ${claims.since}: split-levels, colonials, village houses and condominiums.`,
    },
    { title: '3D design', text: 'You see the room from where you will stand, before anything is ordered.' },
    { title: 'Written warranty', text: 'The quality guarantee is on paper, and the paper stays with you.' },
  ]
}
