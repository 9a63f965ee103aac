import '@/components/admin/shell/staff.css'
import { type Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LoginForm } from '@/components/admin/login/login-form'
import { Picture } from '@/components/site/parts/picture'
import { callbackPath } from '@/lib/auth/callback-url'
import { getStaffSession } from '@/lib/auth/session'
import { getProfile } from '@/lib/data/settings'

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

type Props = { searchParams: Promise<{ callbackUrl?: string }> }

export default async function LoginPage({ searchParams }: Props) {
  const target = callbackPath((await searchParams).callbackUrl)
  if (await getStaffSession()) redirect(target)
  const profile = await getProfile()
  return (
    <main className="login">
      <div className="login__form">
        <a className="lockup" href="/">
          <span className="lockup__title">{profile.shortName}</span>
          <span className="lockup__sub">
            Kitchen and Bath · {profile.address.locality}, {profile.address.region}
          </span>
        </a>
        <LoginForm target={target} />
        <p className="hint">
          <a href="/">Back to the website</a>
        </p>
      </div>
      <Picture
        src="/images/kitchen-03-after.webp"
        alt=""
        sizes="(min-width: 761px) 58vw, 100vw"
        className="login__pic"
        priority
      />
    </main>
  )
}
