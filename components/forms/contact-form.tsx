'use client'

import { type ComponentProps, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { phoneDigits } from '@/lib/business/phone'
import { type ContactProjectType, projectTypes } from '@/lib/business/project-types'
import { type ContactField, type ContactSource } from '@/lib/schemas/contact'
import { BareButton, Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Field, Input, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { AttachedDesign } from './attached-design'
import { projectTypeOf } from './project-type-of'
import { SendError } from './send'
import { Honeypot } from './honeypot'
import { hasWaiting, sendLead } from './waiting-requests'
import { WaitingNote } from './waiting-note'
import { counted } from '@/lib/text/counted'

type ContactFormProps = {
  /** As shown. */
  phone: string
  /** The promise of a call, in hours. */
  contactHours: number
  source?: ContactSource
  /** Slugs of the page's place and service; /contact reads them from its query instead. */
  town?: string
  service?: string
  /** The plan from the recommendations, as text. */
  plan?: string
  /** Preselected until the visitor chooses another. */
  projectType?: ContactProjectType
  /** The id of the Name field, for links to it. */
  nameId?: string
}

type Errors = Partial<Record<ContactField, string>>

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

/** In the order of the form. */
const labels: Record<ContactField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  projectType: 'Project type',
  message: 'Tell us about the room',
}

/** Validates the fields. The schema is loaded with the first check; where that fails, the handler validates. */
async function check(form: HTMLFormElement): Promise<Errors> {
  const values = Object.fromEntries(new FormData(form))
  const schema = await import('@/lib/schemas/contact').catch(() => undefined)
  const errors: Errors = {}
  const issues = schema?.contactFields.safeParse(values).error?.issues ?? []
  for (const issue of issues) errors[issue.path[0] as ContactField] ??= issue.message
  return errors
}

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration isn't lost. Without script it is
 * posted as a plain form, and /api/contact answers with a page.
 */
export function ContactForm({
  phone,
  contactHours,
  source = 'contact',
  town,
  service,
  plan,
  projectType,
  nameId,
}: ContactFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  /** How often the form was refused; before the first time no errors are shown. */
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  /** True from the first check to the answer: a second click sends nothing. */
  const busy = useRef(false)
  /** The key of this form's waiting request. */
  const waitsAs = useRef<string>(undefined)

  const refuse = (found: Errors) => {
    setErrors(found)
    const isWrong = Object.keys(found).length > 0
    if (isWrong) setAttempt((before) => before + 1)
    return isWrong
  }

  /** The preselected type: it may follow the form's subject. */
  const chosenFor = useRef<string>(undefined)
  useEffect(() => {
    const asked =
      projectType ?? projectTypeOf(new URLSearchParams(location.search).get('service') ?? service ?? '')
    const choices = form.current?.elements.namedItem('projectType')
    if (!asked || !(choices instanceof RadioNodeList)) return
    if (choices.value && choices.value !== chosenFor.current) return
    choices.value = chosenFor.current = asked
  }, [projectType, service])

  useEffect(() => {
    if (attempt) summary.current?.focus()
  }, [attempt])

  // Back from the thank-you page the browser restores this page: reset the form for another request. An unsent one
  // keeps its text.
  const wasSent = useRef(false)
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (!event.persisted || !wasSent.current) return
      wasSent.current = false
      form.current?.reset()
      busy.current = false
      setSending(false)
    }
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    if (busy.current) return
    busy.current = true
    if (refuse(await check(sent))) {
      busy.current = false
      return
    }
    const query = new URLSearchParams(location.search)
    const fields = Object.fromEntries(new FormData(sent))
    setSending(true)
    try {
      const about = { town: query.get('town'), service: query.get('service') }
      await sendLead('/api/contact', { ...about, ...fields }, waitsAs)
      wasSent.current = true
      // A dialog has a history entry of its own (public/_back.js), which Back would need for nothing.
      if (sent.closest('dialog')) location.replace('/thank-you')
      else location.assign('/thank-you')
    } catch (error) {
      busy.current = false
      setSending(false)
      if (error instanceof SendError) refuse(error.errors)
      // Offline, a waiting request hasn't failed: the note in the form says so.
      if (navigator.onLine || !hasWaiting(waitsAs.current))
        showToast({
          title: 'Error',
          description: (
            <>
              Failed to send message. Please call us directly at{' '}
              <a
                className="whitespace-nowrap underline underline-offset-4"
                href={`tel:${phoneDigits(phone)}`}
              >
                {phone}
              </a>
              .
            </>
          ),
          destructive: true,
        })
      // A disabled button loses the focus.
      requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus())
    }
  }

  const recheck = async () => {
    if (attempt && form.current) setErrors(await check(form.current))
  }
  const wrong = (Object.keys(labels) as ContactField[]).filter((name) => errors[name])
  const goTo = (name: ContactField) => {
    const control = form.current?.elements.namedItem(name)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) first.focus()
  }
  const field = (name: ContactField, { id: named, ...input }: ComponentProps<'input'>) => (
    <Field label={labels[name]} error={errors[name]} id={named}>
      <Input name={name} required {...input} />
    </Field>
  )

  return (
    <form
      className="grid gap-5"
      method="post"
      action="/api/contact"
      noValidate
      data-intent=""
      ref={form}
      onSubmit={submit}
      onInput={recheck}
    >
      {attempt > 0 && (
        // It stays once all is right, so that the form doesn't jump while somebody types.
        <div
          className={`border-l-3 bg-paper px-4 py-2.5 ${wrong[0] ? 'border-clay' : 'border-spruce'}`}
          role="group"
          aria-label="What needs another look"
          tabIndex={-1}
          ref={summary}
        >
          <b className={`font-semibold ${wrong[0] ? 'text-clay' : 'text-spruce'}`}>
            {`${counts[wrong.length] ?? wrong.length} ${wrong[1] ? 'fields need' : 'field needs'} another look.`}
          </b>{' '}
          Nothing you typed is lost.
          <ul className="flex flex-wrap gap-x-5">
            {wrong.map((name) => (
              <li key={name}>
                <BareButton className="min-h-tap underline underline-offset-4" onClick={() => goTo(name)}>
                  {labels[name]}
                </BareButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Honeypot />
      <input type="hidden" name="source" value={source} />
      {town && <input type="hidden" name="town" value={town} />}
      {service && <input type="hidden" name="service" value={service} />}
      {plan && <input type="hidden" name="plan" value={plan} />}
      {field('name', { id: nameId, autoComplete: 'name', dir: 'auto' })}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {field('email', { type: 'email', inputMode: 'email', autoComplete: 'email' })}
        {field('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' })}
      </div>
      <Choices
        legend={labels.projectType}
        error={errors.projectType}
        id={`${id}project-type`}
        role="radiogroup"
        aria-required="true"
        aria-invalid={errors.projectType ? true : undefined}
      >
        {Object.entries(projectTypes).map(([value, label]) => (
          <Choice key={value} name="projectType" value={value}>
            {label}
          </Choice>
        ))}
      </Choices>
      <Field label={labels.message} error={errors.message}>
        <Textarea name="message" dir="auto" required />
      </Field>
      <AttachedDesign />
      <WaitingNote phone={phone} />
      <div className="grid items-center justify-items-start gap-3 sm:grid-cols-[auto_1fr] sm:gap-5">
        <Button
          type="submit"
          look="primary"
          className="min-w-46 max-sm:w-full"
          disabled={sending}
          ref={button}
        >
          {sending ? 'Sending...' : 'Request my estimate'}
        </Button>
        <p className="text-small text-quiet">{`We reach out within ${counted(contactHours, 'hour')}. No obligation.`}</p>
      </div>
    </form>
  )
}
