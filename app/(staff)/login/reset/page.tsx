import { type Metadata } from 'next'
import { LoginPanel } from '@/components/admin/login/login-panel'
import { ResetForm } from '@/components/admin/login/reset-form'

export const metadata: Metadata = {
  title: 'Set a new password',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default function ResetPage() {
  return (
    <LoginPanel title="Set a new password">
      <ResetForm />
    </LoginPanel>
  )
}
