import { headers } from 'next/headers'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { callbackPath } from '@/lib/auth/callback-url'
import { getFrame } from '@/lib/pages/frame'

/** Signed out, the staff area looks like any missing page; its sign-in link leads back to the requested screen. */
export default async function StaffNotFound() {
  const [frame, head] = await Promise.all([getFrame(), headers()])
  return (
    <SiteFrame {...frame}>
      <NotFoundScreen
        profile={frame.profile}
        empty={frame.empty}
        callbackUrl={callbackPath(head.get('x-path'))}
      />
    </SiteFrame>
  )
}
