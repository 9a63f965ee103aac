'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Field, Input, Textarea } from '@/components/ui/field'
import { optionalLabel } from './form-fields'
import { SendError } from './send'
import { Honeypot } from './honeypot'
import { hasWaiting, sendLead } from './waiting-requests'
import { WaitingNote } from './waiting-note'
import { showToast } from '@/components/ui/toast'
import { useWords } from '@/components/ui/use-words'

const isFilled = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].every((input) => !input.required || input.value.trim() !== '')

type ChatFormProps = {
  phone: string
  /** The promise of a reply: "within 2 hours during business hours". */
  reply: string
  panelId: string
}

/** The quote panel's form. Before hydration `required` replaces the disabled button. */
export function ChatForm({ phone, reply, panelId }: ChatFormProps) {
  const words = useWords()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Unknown until hydration, since the fields may already hold text. */
  const [hasText, setHasText] = useState<boolean>()
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** The key of this form's waiting request. */
  const waitsAs = useRef<string>(undefined)

  const look = () => form.current && setHasText(isFilled(form.current))
  useEffect(() => {
    look()
  }, [])

  // On a phone the panel covers the page: it closes when the focus moves to the page.
  useEffect(() => {
    const panel = document.getElementById(panelId)
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const covered = panel?.clientWidth === document.documentElement.clientWidth
      if (covered && relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover()
    }
    panel?.addEventListener('focusout', onFocusOut)
    return () => panel?.removeEventListener('focusout', onFocusOut)
  }, [panelId])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const formElement = event.currentTarget
    if (sending || !isFilled(formElement)) return
    setSending(true)
    setErrors({})
    try {
      await sendLead('/api/chat-leads', Object.fromEntries(new FormData(formElement)), waitsAs)
      formElement.reset()
      const panel = document.getElementById(panelId)
      panel?.focus() // so that hiding it gives the focus back to the button that opened it
      panel?.hidePopover()
      showToast({
        title: 'Message Sent!',
        description: words("We'll contact you {time}.", { time: reply }),
      })
    } catch (error) {
      if (error instanceof SendError) setErrors(error.errors)
      // Offline, a waiting request hasn't failed: the note in the form says so.
      if (navigator.onLine || !hasWaiting(waitsAs.current))
        showToast({
          title: 'Error',
          description: 'Failed to send message. Please call us directly at the company phone number.',
          destructive: true,
        })
      requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus())
    }
    setSending(false)
    setHasText(isFilled(formElement))
  }

  return (
    <form
      className="grid max-w-150 gap-3.5 px-5 pt-3 pb-5 md:px-6 md:pt-4 md:pb-6"
      method="post"
      action="/api/chat-leads"
      data-intent=""
      ref={form}
      onSubmit={submit}
      onInput={look}
    >
      <Honeypot />
      <Field label={words('Name')} error={errors.name}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where the focus goes when the panel opens, without script */}
        <Input name="name" autoComplete="name" dir="auto" required autoFocus />
      </Field>
      <Field label={words('Phone')} error={errors.phone}>
        <Input name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
      </Field>
      <Field label={optionalLabel('Email', words)} error={errors.email}>
        <Input name="email" type="email" inputMode="email" autoComplete="email" />
      </Field>
      <Field label={optionalLabel('Message', words)} error={errors.message}>
        <Textarea name="message" dir="auto" rows={3} />
      </Field>
      <Choices legend={words('Reach me by')}>
        <Choice name="preferredContact" value="phone" defaultChecked>
          {words('Phone')}
        </Choice>
        <Choice name="preferredContact" value="email">
          {words('Email')}
        </Choice>
      </Choices>
      <WaitingNote phone={phone} words={words} />
      <Button type="submit" look="primary" wide disabled={sending || hasText === false} ref={button}>
        {words(sending ? 'Sending...' : 'Send')}
      </Button>
      <p className="text-caption text-quiet">
        {hasText === false
          ? words('Enter your name and phone number to send.')
          : words('Or call {phone}.', { phone })}
      </p>
    </form>
  )
}
