'use client'

import '@/components/ui/overlays.css'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Field, FieldError, Input } from '@/components/ui/field'
import { useWords } from '@/components/ui/use-words'
import { honeypotField } from '@/lib/schemas/form-instance'
import { newsText } from '@/lib/schemas/news-text'
import { checkForm, focusField } from './form-fields'
import { Honeypot } from './honeypot'
import { send, SendError } from './send'

type EmailDialogProps = {
  /** The address of the design or the estimate. */
  about: string
  opening: number
}

const failed = 'That didn’t go through. Check your connection and try again, or copy the link instead.'

/** Returns what a refusal advises. */
function adviceOf(error: unknown): string {
  if (!(error instanceof SendError)) return failed
  try {
    return (JSON.parse(error.text) as { detail?: string }).detail ?? failed
  } catch {
    return failed
  }
}

/** Emails a design or an estimate to the visitor, with a box for news, and shows the result. */
export function EmailDialog({ about, opening }: EmailDialogProps) {
  const words = useWords()
  const answer = useRef<HTMLParagraphElement>(null)
  const [state, setState] = useState({ opening, error: '', refusal: '', sentTo: '' })
  const [sending, setSending] = useState(false)
  // Opened again, it is for another email.
  const { error, refusal, sentTo } =
    state.opening === opening ? state : { error: '', refusal: '', sentTo: '' }

  useEffect(() => {
    if (sentTo) answer.current?.focus()
  }, [sentTo])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending) return
    const data = new FormData(form)
    const text = (name: string) => (data.get(name) as string | null) ?? ''
    const email = text('email').trim()
    const wrong = await checkForm<'email'>(form, () =>
      import('@/lib/schemas/contact').then(({ emailField }) => emailField),
    )
    const show = (result: Partial<typeof state>) =>
      setState({ opening, error: '', refusal: '', sentTo: '', ...result })
    if (wrong.email) {
      show({ error: wrong.email })
      return focusField(form, 'email')
    }
    setSending(true)
    try {
      await send('/api/self-emails', {
        about,
        email,
        news: text('news') === 'on',
        [honeypotField]: text(honeypotField),
      })
      show({ sentTo: email })
    } catch (reason) {
      const error = reason instanceof SendError ? reason.errors.email : undefined
      show(error ? { error } : { refusal: adviceOf(reason) })
    }
    setSending(false)
  }

  return (
    <Dialog title={words('Email it to me')} opening={opening}>
      {sentTo ? (
        <p role="status" tabIndex={-1} ref={answer} className="wrap-anywhere focus:outline-none">
          <b className="font-semibold">{words('Sent to {email}.', { email: sentTo })}</b>{' '}
          {words('It should arrive within a few minutes. If you don’t see it, check your spam folder.')}
        </p>
      ) : (
        <form className="grid gap-5" noValidate onSubmit={submit}>
          <p className="text-quiet">{words('We’ll send one email with all of this and a link back.')}</p>
          <Honeypot />
          <Field label={words('Email')} error={error}>
            <Input name="email" type="email" inputMode="email" autoComplete="email" required />
          </Field>
          <Checkbox name="news">{words(newsText)}</Checkbox>
          {refusal && (
            <div role="alert">
              <FieldError>{refusal}</FieldError>
            </div>
          )}
          <div>
            <Button type="submit" look="primary" className="min-w-46 max-sm:w-full" aria-busy={sending}>
              {words(sending ? 'Sending...' : 'Send the email')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
