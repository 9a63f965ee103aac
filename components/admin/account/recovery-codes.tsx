'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast'

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ title: 'Codes copied' }),
      () => showToast({ title: 'The browser did not allow copying', destructive: true }),
    )
  return (
    <Dialog
      alert
      title="Keep these codes"
      begin="heading"
      // They can't be shown again: Escape doesn't take them away.
      onCancel={(event) => event.preventDefault()}
      onClose={onClose}
      footer={
        <>
          <Button data-aside="" onClick={() => void copy()}>
            Copy them
          </Button>
          <Button look="primary" onClick={onClose}>
            I’ve kept them
          </Button>
        </>
      }
    >
      <p className="text-stone">
        The second step is on. Without your phone, each of these signs you in once. They are shown only now:
        print them, or put them where you keep your passwords.
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
}
