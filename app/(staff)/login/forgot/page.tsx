import { type Metadata } from 'next'
import { ForgotForm } from '@/components/admin/login/forgot-form'
import { LoginPanel } from '@/components/admin/login/login-panel'
import { canSendMail } from '@/lib/auth/reset-mail'

export const metadata: Metadata = { title: 'Forgot your password?', robots: { index: false } }

export default function ForgotPage() {
  return (
    <LoginPanel title="Forgot your password?">
      {canSendMail() ? (
        <ForgotForm />
      ) : (
        <div className="grid gap-3 text-15 text-stone">
          <p>This site can’t send mail yet, so the new password is set on its server.</p>
          <p>
            Whoever looks after the server runs this, with your e-mail address, and gives you the password it
            prints:
          </p>
          <code className="block rounded-control bg-sand px-3.5 py-2.75 text-14 wrap-anywhere text-ink">
            npm run staff:password -- you@example.com
          </code>
        </div>
      )}
    </LoginPanel>
  )
}
