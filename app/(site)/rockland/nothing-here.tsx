import { permanentRedirect } from 'next/navigation'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { NotFoundStatus } from '@/components/site/parts/not-found-status'
import { insteadOf } from '@/lib/areas/landing'
import { getProfile } from '@/lib/data/settings'

/** Leads on from the address of a place that was removed or a service that is off; says "not found" of any other. */
export async function nothingHere(place: string, service?: string) {
  const instead = await insteadOf(place, service)
  if (instead) permanentRedirect(instead)
  return (
    <>
      <NotFoundStatus />
      <NotFoundScreen profile={await getProfile()} />
    </>
  )
}
