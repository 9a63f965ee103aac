'use client'

import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { BareButton, Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { useWords } from '@/components/ui/use-words'
import { attribution } from '@/lib/leads/attribution'
import { type VisitField } from '@/lib/schemas/visits'
import { type FreeDay, type VisitKind } from '@/lib/visit-types'
import { clockText, visitMoment } from '@/lib/visits/visit-text'
import {
  checkForm,
  type FieldErrors,
  focusField,
  optionalLabel,
  CallLink,
  ProjectTypeChoices,
} from './form-fields'
import { send, SendError } from './send'
import { Attached } from './attached'
import { Honeypot } from './honeypot'
import { PhotoField } from './photo-field'
import { selectedTime, useReservation } from './use-reservation'
import { type Alternatives, alternativesOf, readFreeDays } from './visit-calls'
import { VisitPicker } from './visit-picker'
import { type ClaimPhotos } from './waiting-requests'

type VisitFormProps = {
  /** The form's own key, created with the page. */
  formKey: string
  kind: VisitKind
  /** Of a visit at home, else empty. */
  town: { slug: string; name: string }
  days: readonly FreeDay[]
  /** As shown. */
  phone: string
}

type Answer = { path: string; isBooked: boolean; challenge?: string }

/** The age at which free times are reloaded when the page is shown again, in milliseconds. */
const stale = 60_000

const check = (form: HTMLFormElement) =>
  checkForm<VisitField>(form, () => import('@/lib/schemas/visits').then((file) => file.visitFormSchema))

/** Books. If the browser looks like a program, it solves a challenge and tries again. */
async function book(body: object): Promise<Answer> {
  const answer = (await send('/api/visits', body)) as Answer
  if (answer.isBooked || !answer.challenge) return answer
  const { solveChallenge } = await import('./solve-challenge')
  await solveChallenge(answer.challenge).catch(() => {})
  return (await send('/api/visits', body)) as Answer
}

/**
 * The booking form. Its fields are uncontrolled, so that text typed before hydration isn't lost. Without script it is
 * posted as a plain form, and /api/visits answers with a page.
 */
export function VisitForm({ formKey, kind, town, days: daysAtFirst, phone }: VisitFormProps) {
  const words = useWords()
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [days, setDays] = useState(daysAtFirst)
  const [chosenTime, setChosenTime] = useState('')
  const [alternatives, setAlternatives] = useState<Alternatives['nearest']>()
  const [errors, setErrors] = useState<FieldErrors<VisitField>>({})
  const [isTried, setIsTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const busy = useRef(false)
  const claimPhotos = useRef<ClaimPhotos>(null)

  const tooLate = (newAlternatives: Alternatives) => {
    setDays(newAlternatives.days)
    setChosenTime('')
    setAlternatives(newAlternatives.nearest)
  }
  const { until, keep } = useReservation({
    form,
    about: { key: formKey, kind, town: town.slug },
    onTaken: tooLate,
  })

  useEffect(() => {
    if (alternatives || failed) notice.current?.focus()
  }, [alternatives, failed])
  useEffect(() => setChosenTime(selectedTime(form.current)), [])
  // A page that comes back from the background shows current times.
  useEffect(() => {
    let loadedAt = Date.now()
    const look = async () => {
      if (document.hidden || Date.now() - loadedAt < stale) return
      loadedAt = Date.now()
      const now = await readFreeDays({ key: formKey, kind, town: town.slug })
      if (now) setDays(now)
    }
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [formKey, kind, town.slug])

  const onChange = async () => {
    const now = selectedTime(form.current)
    if (now) setAlternatives(undefined)
    // Brings the choice to the top and the fields below it into view. By arrow keys more than one time is tried.
    if (now && now !== chosenTime && !form.current?.querySelector('[name=startsAt]:focus-visible'))
      status.current?.scrollIntoView()
    setChosenTime(now)
    void keep(now)
    if (isTried && form.current) setErrors(await check(form.current))
  }
  /** Selects one of the alternatives. */
  const choose = (startsAt: string) => {
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('[name=startsAt]') ?? []) {
      if (input.value !== startsAt) continue
      input.closest('.visit-day')?.querySelector<HTMLInputElement>('[name=day]')?.click()
      input.click()
      input.focus()
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const formElement = event.currentTarget
    if (busy.current) return
    busy.current = true
    const problems = await check(formElement)
    setIsTried(true)
    setErrors(problems)
    setFailed(false)
    const [wrong] = Object.keys(problems)
    if (wrong) {
      busy.current = false
      return focusField(formElement, wrong === 'startsAt' ? 'day' : wrong)
    }
    setSending(true)
    try {
      const elapsed = Math.round(performance.now())
      const body = { ...attribution(), ...Object.fromEntries(new FormData(formElement)), elapsed }
      const bookWith = (photos?: string[]) => book({ ...body, photos })
      const { path } = (await claimPhotos.current?.(formKey))
        ? await import('./photo-uploads').then(({ sendWithPhotos }) => sendWithPhotos(formKey, bookWith))
        : await bookWith()
      location.assign(path)
    } catch (error) {
      busy.current = false
      setSending(false)
      const newAlternatives = alternativesOf(error)
      if (newAlternatives) return tooLate(newAlternatives)
      if (error instanceof SendError) setErrors(error.errors)
      setFailed(true)
    }
  }

  const field = (name: VisitField, label: string, input: ComponentProps<'input'>) => (
    <Field label={label} error={errors[name]}>
      <Input name={name} required {...input} />
    </Field>
  )
  const call = <CallLink phone={phone} className="font-semibold" />

  return (
    <form
      className="grid gap-9"
      method="post"
      encType="multipart/form-data"
      action="/api/visits"
      noValidate
      ref={form}
      onSubmit={submit}
      onChange={onChange}
    >
      <Honeypot />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="town" value={town.slug} />
      <VisitPicker days={days} error={errors.startsAt}>
        <p className="mt-4 text-small text-quiet" role="status" ref={status}>
          {chosenTime && (
            <>
              {words('Chosen:')}{' '}
              <b className="block font-serif text-h4 font-normal text-ink">{visitMoment(chosenTime)}</b>
              {until &&
                words('We hold it for you until {time} while you fill in the rest.', {
                  time: clockText(until),
                })}
            </>
          )}
        </p>
        <noscript>
          <a className="visit-step" href="#visit-chosen">
            {words('Continue with this time')}
          </a>
          <a className="visit-step" href="#visit-days">
            {words('Choose another time')}
          </a>
        </noscript>
      </VisitPicker>
      {alternatives && (
        <div className="border-l-3 border-clay bg-paper px-4 py-3" role="alert" tabIndex={-1} ref={notice}>
          <b className="font-semibold text-clay">{words('Sorry, someone just booked that time.')}</b>{' '}
          {words('Nothing you typed is lost.')}{' '}
          {alternatives.length > 0 ? (
            words('These are free, and nearest to it:')
          ) : (
            <>
              {words('Please call us:')} {call}
            </>
          )}
          <ul className="mt-1 grid gap-x-5 sm:grid-cols-2">
            {alternatives.map(({ startsAt, says }) => (
              <li key={startsAt}>
                <BareButton
                  className="min-h-tap underline underline-offset-4"
                  onClick={() => choose(startsAt)}
                >
                  {says}
                </BareButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-5">
        {field('name', words('Name'), { autoComplete: 'name', dir: 'auto' })}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field('email', words('Email'), { type: 'email', inputMode: 'email', autoComplete: 'email' })}
          {field('phone', words('Phone'), { type: 'tel', inputMode: 'tel', autoComplete: 'tel' })}
        </div>
        {kind === 'home' &&
          field('address', words('Street and number in {town}', { town: town.name }), {
            autoComplete: 'address-line1',
            dir: 'auto',
          })}
        <ProjectTypeChoices id="visit-project-type" error={errors.projectType} words={words} />
        <Field label={optionalLabel('What it is about', words)} error={errors.message}>
          <Textarea name="message" dir="auto" rows={3} />
        </Field>
        <PhotoField ref={claimPhotos} disabled={sending} words={words} />
        <Attached />
      </div>
      {failed && (
        <div className="border-l-3 border-clay bg-paper px-4 py-3" role="alert" tabIndex={-1} ref={notice}>
          <b className="font-semibold text-clay">{words('The visit could not be booked.')}</b>{' '}
          {words('Nothing you typed is lost.')} {words('Try again in a minute, or call us:')} {call}
        </div>
      )}
      <div className="grid items-center justify-items-start gap-3 sm:grid-cols-[auto_1fr] sm:gap-5">
        <Button type="submit" look="primary" className="min-w-46 max-sm:w-full" disabled={sending}>
          {words(sending ? 'Booking...' : kind === 'video' ? 'Book this video call' : 'Book this visit')}
        </Button>
        <p className="text-small text-quiet">
          {words('Free, and no obligation. You can move or cancel it yourself.')}
        </p>
      </div>
    </form>
  )
}
