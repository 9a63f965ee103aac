import { type Metadata } from 'next'
import { ForgotForm } from '@/components/admin/login/forgot-form'
import { LoginPanel } from '@/components/admin/login/login-panel'
import { SendInstructions } from '@/components/staff/send-instructions'
import { canSendMail } from '@/lib/mail/addresses'
import { passwordInstructions } from '@/lib/integrations/instructions'

export const metadata: Metadata = { title: 'Forgot your password?', robots: { index: false } }

export default function ForgotPage() {
  return (
    <LoginPanel title="Forgot your password?">
      {canSendMail() ? (
        <ForgotForm />
      ) : (
        <div className="grid gap-3 text-15 text-stone">
          <p>This site can’t send email yet. Ask whoever runs it for a new password.</p>
          <div>
            <SendInstructions {...passwordInstructions()} />
          </div>
        </div>
      )}
    </LoginPanel>
  )
}
