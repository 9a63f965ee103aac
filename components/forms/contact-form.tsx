'use client'

import { type ComponentProps, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { type ContactProjectType } from '@/lib/business/project-types'
import { type ServiceSlug } from '@/lib/business/services'
import { type ContactField, type ContactSource } from '@/lib/schemas/contact'
import { BareButton, Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { useWords } from '@/components/ui/use-words'
import { attachedPath, isEstimatePath } from '@/lib/leads/attribution'
import { Attached } from './attached'
import { checkForm, type FieldErrors, focusField, CallLink, ProjectTypeChoices } from './form-fields'
import { SendError } from './send'
import { Honeypot } from './honeypot'
import { PhotoField } from './photo-field'
import { type ClaimPhotos, hasWaiting, sendLead } from './waiting-requests'
import { WaitingNote } from './waiting-note'

type ContactFormProps = {
  /** As shown. */
  phone: string
  /** The promise beside the button. */
  promise: string
  source?: ContactSource
  /** Slugs of the page's place and service; /contact reads them from its query instead. */
  town?: string | undefined
  service?: string | undefined
  /** The plan from the recommendations, or the estimate, as text. */
  plan?: string | undefined
  /** Preselected until the visitor chooses another. */
  projectType?: ContactProjectType | undefined
}

type Errors = FieldErrors<ContactField>

const check = (form: HTMLFormElement) =>
  checkForm<ContactField>(form, () => import('@/lib/schemas/contact').then((file) => file.contactFields))

/** The services whose project type has another name. */
const typeByService: Partial<Record<string, ContactProjectType>> = {
  'countertops-vanities': 'countertops',
  'tile-backsplash-installation': 'tile-backsplash',
  'home-renovation': 'multiple',
  'flooring-installation': 'not-sure',
} satisfies Record<Exclude<ServiceSlug, ContactProjectType>, ContactProjectType>

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

/** In the order of the form. */
const labels: Record<ContactField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  projectType: 'Project type',
  message: 'Tell us about the room',
}

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration isn't lost. Without script it is
 * posted as a plain form, and /api/contact answers with a page.
 */
export function ContactForm({
  phone,
  promise,
  source = 'contact',
  town,
  service,
  plan,
  projectType,
}: ContactFormProps) {
  const words = useWords()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  /** The number of rejected submits; before the first, no errors are shown. */
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  /** True from the first check to the answer: a second click sends nothing. */
  const busy = useRef(false)
  /** The key of this form's waiting request. */
  const waitsAs = useRef<string>(undefined)
  const claimPhotos = useRef<ClaimPhotos>(null)

  const refuse = (problems: Errors) => {
    setErrors(problems)
    const isWrong = Object.keys(problems).length > 0
    if (isWrong) setAttempt((before) => before + 1)
    return isWrong
  }

  /** The preselected type: it may follow the form's subject. */
  const preselected = useRef<string>(undefined)
  useEffect(() => {
    const pageService = new URLSearchParams(location.search).get('service') ?? service
    const slug = pageService ?? (attachedPath() && 'kitchen-remodeling')
    const type = projectType ?? typeByService[slug] ?? slug
    const choices = form.current?.elements.namedItem('projectType')
    if (!type || !(choices instanceof RadioNodeList)) return
    if (choices.value && choices.value !== preselected.current) return
    choices.value = type
    // An unknown slug selects nothing.
    preselected.current = choices.value
  }, [projectType, service])

  useEffect(() => {
    if (attempt) summary.current?.focus()
  }, [attempt])

  // Back from the thank-you page the browser restores this page: reset the form for another request. An unsent one
  // keeps its text.
  const wasSent = useRef(false)
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted || !wasSent.current) return
      wasSent.current = false
      form.current?.reset()
      busy.current = false
      setSending(false)
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const formElement = event.currentTarget
    if (busy.current) return
    busy.current = true
    if (refuse(await check(formElement))) {
      busy.current = false
      return
    }
    const query = new URLSearchParams(location.search)
    const fields = Object.fromEntries(new FormData(formElement))
    setSending(true)
    try {
      const subject = { town: query.get('town'), service: query.get('service') }
      await sendLead('/api/contact', { ...subject, ...fields }, waitsAs, claimPhotos.current)
      wasSent.current = true
      // A dialog has a history entry of its own (public/_back.js), which Back would need for nothing.
      // A room or an estimate goes along to be shown there.
      const path = attachedPath()
      const kind = isEstimatePath(path) ? 'estimate' : 'design'
      location[formElement.closest('dialog') ? 'replace' : 'assign'](
        `/thank-you${path && `?${kind}=${encodeURIComponent(path)}`}`,
      )
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
              Failed to send message. Please call us directly at <CallLink phone={phone} />.
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
  const field = (name: ContactField, input: ComponentProps<'input'>) => (
    <Field label={words(labels[name])} error={errors[name]}>
      <Input name={name} required {...input} />
    </Field>
  )

  return (
    <form
      className="grid gap-5"
      method="post"
      encType="multipart/form-data"
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
                <BareButton
                  className="min-h-tap underline underline-offset-4"
                  onClick={() => focusField(form.current, name)}
                >
                  {words(labels[name])}
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
      <Attached plan={plan} />
      {field('name', { autoComplete: 'name', dir: 'auto' })}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {field('email', { type: 'email', inputMode: 'email', autoComplete: 'email' })}
        {field('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' })}
      </div>
      <ProjectTypeChoices id={`${id}project-type`} error={errors.projectType} words={words} />
      <Field label={words(labels.message)} error={errors.message}>
        <Textarea name="message" dir="auto" required />
      </Field>
      <PhotoField ref={claimPhotos} disabled={sending} words={words} />
      <WaitingNote phone={phone} words={words} />
      <div className="grid items-center justify-items-start gap-3 sm:grid-cols-[auto_1fr] sm:gap-5">
        <Button
          type="submit"
          look="primary"
          className="min-w-46 max-sm:w-full"
          disabled={sending}
          ref={button}
        >
          {words(sending ? 'Sending...' : 'Request my estimate')}
        </Button>
        <p className="text-small text-quiet">{promise}</p>
      </div>
    </form>
  )
}
