import { permanentRedirect } from 'next/navigation'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { NotFoundStatus } from '@/components/site/parts/not-found-status'
import { insteadOf } from '@/lib/areas/landing'
import { getProfile } from '@/lib/data/settings'

/** Redirects from the address of a removed place or a disabled service; any other address is not found. */
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
