import 'server-only'
import { phoneDigits } from '@/lib/business/profile'
import { textsOf, type Worded } from '@/lib/business/wording'
import { getProfile, knownProfile } from '@/lib/data/settings'
import { type AppError, problemOf } from '@/lib/errors'
import { projectTypes } from '@/lib/business/project-types'
import { plainPagePolicy } from '@/lib/policy'
import { photoIds } from '@/lib/lead-photos'
import { counted } from '@/lib/text/counted'
import { type Markup, markup } from '@/lib/text/markup'
import { plainPage } from '@/lib/text/plain-page'
import { attributionFromReferer } from './attribution-from-referer'
import { type FormFieldName, formFieldNames, type LeadForm } from './lead-forms'

// The answer to a form that was posted without script and refused: one self-contained page with the form to correct
// and the telephone number.

type Typed = Record<string, string>

const actions: Record<LeadForm, string> = {
  contact: '/api/contact',
  chat: '/api/chat-leads',
  visit: '/api/visits',
}

type Control = {
  label: string
  type?: 'text' | 'email' | 'tel'
  autocomplete?: string
  choices?: Record<string, string>
}
type Field = Control & { name: string }
/** All but a visit's time: the refusal offers the times to choose from. */
type FieldName = Exclude<FormFieldName, 'startsAt'>

const controls: Record<FieldName, Control> = {
  name: { label: 'Name', autocomplete: 'name' },
  email: { label: 'Email', type: 'email', autocomplete: 'email' },
  phone: { label: 'Phone', type: 'tel', autocomplete: 'tel' },
  address: { label: 'Street and number', autocomplete: 'address-line1' },
  projectType: { label: 'Project type', choices: projectTypes },
  message: { label: 'Message (optional)' },
  preferredContact: { label: 'Reach me by', choices: { phone: 'Phone', email: 'Email' } },
  photos: { label: 'Photos of the room (optional)' },
}
/** The labels that differ in a form. */
const labels: Record<LeadForm, { [Name in FieldName]?: string }> = {
  contact: { message: 'Tell us about the room' },
  visit: { message: 'What it is about (optional)' },
  chat: { email: 'Email (optional)' },
}

/** Returns the form's controls, with the texts that staff changed. */
function fieldsOf(form: LeadForm, site: Worded): Field[] {
  const words = textsOf(site, ['forms', 'booking'])
  return formFieldNames(form)
    .filter((name) => name !== 'startsAt')
    .map((name) => {
      const { label, choices, ...control } = controls[name]
      const parts = (labels[form][name] ?? label).split(/ (?=\(optional\))/)
      return {
        name,
        ...control,
        label: parts.map((part) => words(part)).join(' '),
        ...(choices && {
          choices: Object.fromEntries(Object.entries(choices).map(([value, text]) => [value, words(text)])),
        }),
      }
    })
}

export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': plainPagePolicy,
}

function fieldMarkup(field: Field, value: string, error: string | undefined): Markup {
  const { name, label } = field
  const note = error && markup`<p class="error" id="${name}-error">${error}</p>`
  const describedBy = error && markup` aria-describedby="${name}-error"`
  if (field.choices) {
    const options = Object.entries(field.choices).map(
      ([choice, text]) =>
        markup`<label><input type="radio" name="${name}" value="${choice}"${choice === value && markup` checked`}> ${text}</label>`,
    )
    return markup`<fieldset${describedBy}><legend>${label}</legend>${note}${options}</fieldset>`
  }
  const invalid = error && markup` aria-invalid="true"${describedBy}`
  if (name === 'photos') {
    const count = photoIds(value).length
    const photoNote =
      count > 0 &&
      markup`<p>${counted(count, 'photo')} came along already.</p><input type="hidden" name="photos" value="${value}">`
    return markup`<div><label for="photos">${label}</label>${note}${photoNote}<input id="photos" name="photos" type="file" multiple accept="image/jpeg,image/png,image/webp"${invalid}></div>`
  }
  const control =
    name === 'message'
      ? // A line break at the start would be swallowed by the parser.
        markup`<textarea id="${name}" name="${name}" rows="5"${invalid}>\n${value}</textarea>`
      : markup`<input id="${name}" name="${name}" type="${field.type ?? 'text'}" autocomplete="${field.autocomplete ?? 'off'}" value="${value}"${invalid}>`
  return markup`<div><label for="${name}">${label}</label>${note}${control}</div>`
}

/** Renders the form's hidden fields and its page's attribution, which this answer's address doesn't have. */
function hiddenFields(controlNames: string[], values: Typed, request: Request): Markup[] {
  return Object.entries({ ...attributionFromReferer(request), ...values })
    .filter(([name, value]) => value && !controlNames.includes(name))
    .map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)
}

/** Returns the times that a refused booking offers instead. */
function otherTimes({ more }: AppError): Field[] {
  const { nearest } = (more.about ?? {}) as { nearest?: { startsAt: string; says: string }[] }
  if (!nearest?.length) return []
  const choices = Object.fromEntries(nearest.map(({ startsAt, says }) => [startsAt, says]))
  return [{ name: 'startsAt', label: 'Free times', choices }]
}

/** Renders the form with its values and errors. */
function formAgain(form: LeadForm, values: Typed, error: AppError, request: Request, site: Worded): Markup {
  const isElsewhere = (values.kind ?? 'home') !== 'home'
  const formFields = fieldsOf(form, site).filter(({ name }) => name !== 'address' || !isElsewhere)
  const fields = [...otherTimes(error), ...formFields]
  const { errors = {} } = error.more
  const controls = fields.map((field) => fieldMarkup(field, values[field.name] ?? '', errors[field.name]))
  const names = fields.map(({ name }) => name)
  return markup`
<form method="post" action="${actions[form]}"${names.includes('photos') && markup` enctype="multipart/form-data"`} novalidate>
${controls}
${hiddenFields(names, values, request)}
<button>Send it again</button>
</form>`
}

// Another site's page gets no form to send on our behalf.
const ownPageInstead = markup`<p><a href="/contact">Write to us on our own page</a></p>`

/** Returns the profile as last read if the database is away: this page must come all the same. */
const profile = () => getProfile().catch(knownProfile)

/** Returns the page that refuses a plain form post. */
export async function refusalPage(error: AppError, body: Markup): Promise<Response> {
  const { status, title, detail } = problemOf(error)
  const site = await profile()
  const { phone } = site
  const page = plainPage(
    title,
    site,
    markup`<p>${detail}</p>
<p class="call">Or call us: <a href="tel:${phoneDigits(phone)}">${phone}</a></p>
${body}`,
  )
  const { retryAfter } = error.more
  const wait: Record<string, string> = retryAfter ? { 'retry-after': String(Math.ceil(retryAfter)) } : {}
  return new Response(page, { status, headers: { ...plainPageHeaders, ...wait } })
}

/** Returns the handler of a refused form post; the answer has the error's status. */
export function refusedForm(form: LeadForm) {
  return async (error: AppError, values: Typed, request: Request): Promise<Response> =>
    refusalPage(
      error,
      error.code === 'forbidden' ? ownPageInstead : formAgain(form, values, error, request, await profile()),
    )
}
