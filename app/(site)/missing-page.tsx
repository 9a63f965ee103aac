import { permanentRedirect } from 'next/navigation'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { NotFoundStatus } from '@/components/site/parts/not-found-status'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getProfile } from '@/lib/data/settings'

/** Redirects to the new address of a page that has moved; without one renders the not-found page. */
export async function missingPage(redirect?: Promise<string | null>) {
  const target = await redirect
  if (target) permanentRedirect(target)
  const [profile, empty] = await Promise.all([getProfile(), listEmptyPaths()])
  return (
    <>
      <NotFoundStatus />
      <NotFoundScreen profile={profile} empty={empty} />
    </>
  )
}
