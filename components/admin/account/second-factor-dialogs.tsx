'use client'

import { CodeField } from '@/components/staff/code-field'
import { copyText } from '@/components/staff/copy-text'
import { FormDialog } from '@/components/staff/form-dialog'
import { PasswordField } from '@/components/staff/password-field'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast'
import { codeSchema, secondFactorOffSchema, secondFactorSchema } from '@/lib/schemas/sign-in'

const path = '/api/account/second-factor'

/** The setup data of an authenticator app, shown once: the secret to type, and the address of its QR code's picture. */
export type AppSecret = { secret: string; qr: string }
type Codes = { recoveryCodes: string[] }

/** For the browser's own store of passwords. */
const Username = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)

type PasswordDialogProps = { email: string; onDone: (secret: AppSecret) => void; onClose: () => void }

/** Asks for the password before two-step verification is set up. */
export function PasswordDialog({ email, onDone, onClose }: PasswordDialogProps) {
  const { field, frame } = useCallForm({
    schema: secondFactorSchema,
    values: { password: '' },
    send: (fields) => staffCall<AppSecret>('POST', path, fields),
    onDone,
  })
  return (
    <FormDialog title="Set up two-step verification" action="Continue" {...frame} onClose={onClose}>
      <p className="text-stone">
        You need an authenticator app on your phone: the one that came with it, Google Authenticator,
        1Password or the like. First, enter your password.
      </p>
      <Username email={email} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </FormDialog>
  )
}

type CodesDialogProps = { onDone: (codes: string[]) => void; onClose: () => void }

/** Shows the QR code and the secret for the app, and asks for its first code. */
export function AppDialog({ secret, qr, onDone, onClose }: AppSecret & CodesDialogProps) {
  const { field, frame } = useCallForm({
    schema: codeSchema,
    values: { code: '' },
    send: (fields) => staffCall<Codes>('PUT', path, fields),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <FormDialog title="Scan this with your app" action="Switch on" {...frame} onClose={onClose}>
      <img
        className="mx-auto size-50 border border-hair bg-paper"
        src={qr}
        width={200}
        height={200}
        alt="QR code for your authenticator app"
      />
      <p className="text-stone">
        Can’t scan it? Type this key into the app:{' '}
        <code className="font-semibold wrap-anywhere text-ink">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeField appOnly {...field('code')} />
    </FormDialog>
  )
}

/** Makes new recovery codes, for a code. */
export function NewCodesDialog({ onDone, onClose }: CodesDialogProps) {
  const { field, frame } = useCallForm({
    schema: codeSchema,
    values: { code: '' },
    send: (fields) => staffCall<Codes>('POST', '/api/account/recovery-codes', fields),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <FormDialog title="Make new recovery codes" action="Make new codes" {...frame} onClose={onClose}>
      <p className="text-stone">You get ten new ones. The old ones stop working.</p>
      <CodeField {...field('code')} />
    </FormDialog>
  )
}

/** Turns two-step verification off, for the password and a code. */
export function SwitchOffDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { field, frame } = useCallForm({
    schema: secondFactorOffSchema,
    values: { password: '', code: '' },
    send: (fields) => staffCall('DELETE', path, fields),
    onDone: () => {
      showToast({ title: 'Two-step verification is off' })
      onClose()
    },
  })
  return (
    <FormDialog title="Turn off two-step verification" action="Turn off" {...frame} onClose={onClose}>
      <p className="text-stone">
        After that, your password alone is enough to sign in. Your recovery codes stop working.
      </p>
      <Username email={email} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <CodeField {...field('code')} />
    </FormDialog>
  )
}

/** Shows the recovery codes, this once. */
export const RecoveryCodes = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => (
  <Dialog
    alert
    title="Save these codes"
    begin="heading"
    // Escape doesn't close it, because the codes can't be shown again.
    onCancel={(event) => event.preventDefault()}
    onClose={onClose}
    footer={
      <>
        <Button data-aside="" onClick={() => void copyText(codes.join('\n'), 'Codes copied')}>
          Copy them
        </Button>
        <Button look="primary" onClick={onClose}>
          I’ve saved them
        </Button>
      </>
    }
  >
    <p className="text-stone">
      Two-step verification is on. Without your phone, each of these signs you in once. You won’t see them
      again: print them, or put them where you keep your passwords.
    </p>
    <ul className="mt-4 grid gap-x-6 gap-y-1.5 rounded-control bg-sand px-4 py-3.5 sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>
          <code className="text-15 font-semibold">{code}</code>
        </li>
      ))}
    </ul>
  </Dialog>
)
