'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field'

type FormDialogProps = {
  title: string
  action: string
  busy: boolean
  /** Set if there is little to fill in: the button gets the focus. */
  isQuestion?: boolean
  /** An error of the form as a whole. */
  error?: string
  submit: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { title, action, busy, isQuestion, error, submit, onClose, children } = props
  const form = useId()
  return (
    <Dialog
      title={title}
      stays
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            look="primary"
            form={form}
            disabled={busy}
            data-first={isQuestion ? '' : undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {children}
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  )
}
