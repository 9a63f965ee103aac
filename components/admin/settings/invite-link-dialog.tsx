'use client'

import { copyText } from '@/components/staff/copy-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, Input } from '@/components/ui/field'

type InviteLinkDialogProps = {
  name: string
  email: string
  link: string
  /** Why no mail went out; null where one did. */
  mailProblem: string | null
  onClose: () => void
}

/** The link of an invitation, to be copied: it is kept nowhere and can't be shown again. */
export function InviteLinkDialog({ name, email, link, mailProblem, onClose }: InviteLinkDialogProps) {
  return (
    <Dialog
      title={`${name} is invited`}
      alert
      begin="heading"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button look="primary" onClick={() => void copyText(link, 'Link copied')}>
            Copy the link
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {mailProblem
            ? `No mail went out. ${mailProblem} Send ${name} this link yourself, in a way that only they can read.`
            : `The link is on its way to ${email}. You can also send it yourself.`}
        </p>
        <Field label="Link" hint="It works once, for seven days, and is shown only now.">
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      </div>
    </Dialog>
  )
}
