'use client'

import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { sendLead } from './send'
import { showToast } from '@/components/ui/toast'

/** Whether the two fields that are needed hold something. */
const isFilled = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].every((input) => !input.required || input.value.trim() !== '')

/** The quote panel's form. Before hydration `required` stands in for the disabled button. */
export function ChatForm({ phone, panelId }: { phone: string; panelId: string }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Unknown until hydration, when the fields may already hold what was typed. */
  const [filled, setFilled] = useState<boolean>()
  const [sending, setSending] = useState(false)

  const look = () => form.current && setFilled(isFilled(form.current))
  useEffect(() => {
    look()
  }, [])

  // On a phone the panel covers the page: it goes when the focus moves on to what it would hide.
  useEffect(() => {
    const panel = document.getElementById(panelId)
    const left = ({ relatedTarget }: FocusEvent) => {
      const covered = panel?.clientWidth === document.documentElement.clientWidth
      if (covered && relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover()
    }
    panel?.addEventListener('focusout', left)
    return () => panel?.removeEventListener('focusout', left)
  }, [panelId])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    if (sending || !isFilled(sent)) return
    setSending(true)
    try {
      await sendLead('/api/chat-leads', Object.fromEntries(new FormData(sent)))
      sent.reset()
      const panel = document.getElementById(panelId)
      panel?.focus() // so that hiding it gives the focus back to the button that opened it
      panel?.hidePopover()
      showToast({
        title: 'Message Sent!',
        description: "We'll contact you within 2 hours during business hours.",
      })
    } catch {
      showToast({
        title: 'Error',
        description: 'Failed to send message. Please call us directly at the company phone number.',
        destructive: true,
      })
      requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus())
    }
    setSending(false)
    setFilled(isFilled(sent))
  }

  return (
    <form
      className="form quote__form"
      method="post"
      action="/api/chat-leads"
      data-intent=""
      ref={form}
      onSubmit={submit}
      onInput={look}
    >
      <div className="field">
        <label htmlFor={`${id}name`}>Name</label>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- where the focus goes when the panel opens, without script */}
        <input className="input" id={`${id}name`} name="name" autoComplete="name" required autoFocus />
      </div>
      <div className="field">
        <label htmlFor={`${id}phone`}>Phone</label>
        <input
          className="input"
          id={`${id}phone`}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}email`}>
          Email <span className="opt">(optional)</span>
        </label>
        <input
          className="input"
          id={`${id}email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}message`}>
          Message <span className="opt">(optional)</span>
        </label>
        <textarea className="input" id={`${id}message`} name="message" />
      </div>
      <fieldset className="choice">
        <legend>Reach me by</legend>
        <div className="choice__row">
          <label>
            <input type="radio" name="preferredContact" value="phone" defaultChecked />
            Phone
          </label>
          <label>
            <input type="radio" name="preferredContact" value="email" />
            Email
          </label>
        </div>
      </fieldset>
      <button
        type="submit"
        className="btn btn--primary btn--full"
        disabled={sending || filled === false}
        ref={button}
      >
        {sending ? 'Sending...' : 'Send'}
      </button>
      <p className="note">
        {filled === false ? 'Send works once name and phone are filled in.' : `Or call ${phone}.`}
      </p>
    </form>
  )
}
