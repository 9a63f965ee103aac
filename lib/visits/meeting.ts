import 'server-only'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Place } from '@/lib/content/areas'
import { getPlace } from '@/lib/data/areas'
import { type VisitKind, visitKinds } from '@/lib/visit-types'
import { offeredKinds } from './rules'

type AskedMeeting = { kind: VisitKind; place: Place | null }

/** Returns the kind of this name; the first, at home, for any other. */
export const kindNamed = (name: unknown): VisitKind => visitKinds.find((kind) => kind === name) ?? 'home'

/** Returns the kind of visit that a visitor asks for, with the town of one at home; null if it isn't offered there. */
export async function getMeeting(
  profile: BusinessProfile,
  request: { kind?: unknown; town?: string | undefined },
): Promise<AskedMeeting | null> {
  const kind = kindNamed(request.kind)
  if (!offeredKinds(profile).includes(kind)) return null
  if (kind !== 'home') return { kind, place: null }
  const place = await getPlace(request.town ?? '')
  return place && { kind, place }
}
