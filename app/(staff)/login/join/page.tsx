import { type Metadata } from 'next'
import { JoinForm } from '@/components/admin/login/join-form'
import { LoginPanel } from '@/components/admin/login/login-panel'

export const metadata: Metadata = {
  title: 'Set up your account',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default function JoinPage() {
  return (
    <LoginPanel title="Set up your account">
      <JoinForm />
    </LoginPanel>
  )
}
