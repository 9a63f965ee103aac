import { type BusinessProfile } from '@/lib/business/profile'
import { type Visit } from '@/lib/visit-types'

/** The person who comes to visits; role and picture are empty if they aren't set. */
export type Person = { name: string; role: string; picture: string }

/** Returns who comes by the settings; null if nobody is entered, or staff have planned the visit for somebody else. */
export function whoComes(
  { terms: { comes, role, picture } }: Pick<BusinessProfile, 'terms'>,
  visit?: Pick<Visit, 'staffName'>,
): Person | null {
  const isSomebodyElse = visit?.staffName && visit.staffName !== comes
  return comes === '' || isSomebodyElse ? null : { name: comes, role, picture }
}

/** Returns "Dana Ruiz, Owner", or an empty string. */
export const personText = (person: Person | null): string =>
  person ? [person.name, person.role].filter(Boolean).join(', ') : ''
