'use client'

import { copyText } from '@/components/staff/copy-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
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
          <Button data-aside="" onClick={() => void copyText(codes.join('\n'), 'Codes copied')}>
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
