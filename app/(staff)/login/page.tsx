import { type Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LoginForm } from '@/components/admin/login/login-form'
import { callbackPath } from '@/lib/auth/callback-url'
import { landingPath } from '@/lib/auth/landing'
import { getAnySession } from '@/lib/auth/session'
import { hasStaffHint } from '@/lib/auth/staff-page'

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

type Props = { searchParams: Promise<{ callbackUrl?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  const target = callbackPath((await searchParams).callbackUrl)
  const staff = await getAnySession()
  if (staff) redirect(await landingPath(staff, target))
  return <LoginForm target={target} ended={await hasStaffHint()} />
}
