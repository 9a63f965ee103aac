import 'server-only'
import { defaultProfile, phoneDigits } from '@/lib/business/profile'
import { getProfile } from '@/lib/data/settings'
import { type AppError, problemOf } from '@/lib/errors'
import { projectTypes } from '@/lib/business/project-types'
import { attributionFromReferer } from './attribution-from-referer'

// The answer to a form that a page sent without script and that can't be taken as it is: one page that needs nothing
// else, with what was typed in a form to correct and send again, and the telephone number.

type Form = 'contact' | 'chat'
type Typed = Record<string, string>

const actions: Record<Form, string> = { contact: '/api/contact', chat: '/api/chat-leads' }

type Field = {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  autocomplete?: string
  choices?: Record<string, string>
}

const name: Field = { name: 'name', label: 'Name', autocomplete: 'name' }
const email: Field = { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' }
const phone: Field = { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' }

const fields: Record<Form, Field[]> = {
  contact: [
    name,
    email,
    phone,
    { name: 'projectType', label: 'Project type', choices: projectTypes },
    { name: 'message', label: 'Tell us about the room' },
  ],
  chat: [
    name,
    phone,
    { ...email, label: 'Email (optional)' },
    { name: 'message', label: 'Message (optional)' },
    { name: 'preferredContact', label: 'Reach me by', choices: { phone: 'Phone', email: 'Email' } },
  ],
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

function fieldHtml(
  { name, label, type = 'text', autocomplete, choices }: Field,
  typed: Typed,
  error?: string,
) {
  const value = typed[name] ?? ''
  const described = error ? ` aria-describedby="${name}-error"` : ''
  const invalid = error ? ` aria-invalid="true"${described}` : ''
  const note = error ? `<p class="error" id="${name}-error">${escaped(error)}</p>` : ''
  if (choices) {
    const options = Object.entries(choices).map(
      ([choice, text]) =>
        `<label><input type="radio" name="${name}" value="${choice}"${choice === value ? ' checked' : ''}> ${text}</label>`,
    )
    return `<fieldset${described}><legend>${label}</legend>${note}${options.join('')}</fieldset>`
  }
  const control =
    name === 'message'
      ? // A line break at the start would be swallowed by the parser.
        `<textarea id="${name}" name="${name}" rows="5"${invalid}>\n${escaped(value)}</textarea>`
      : `<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete ?? 'off'}" value="${escaped(value)}"${invalid}>`
  return `<div><label for="${name}">${label}</label>${note}${control}</div>`
}

/** What the form carried along, and the page it came from: the address of this answer says nothing any more. */
function hiddenHtml(form: Form, typed: Typed, request: Request) {
  const shown = fields[form].map((field) => field.name)
  const along = Object.entries({ ...attributionFromReferer(request), ...typed })
  return along
    .filter(([name, value]) => !shown.includes(name) && value)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')
}

const style = `
body{margin:0;background:#faf7f2;color:#1c2421;font:400 17px/1.6 Figtree,Arial,sans-serif}
main{max-width:640px;margin:0 auto;padding:48px 20px 72px}
h1{font:400 38px/1.1 Fraunces,Georgia,serif;letter-spacing:-.02em;margin:0 0 12px}
p{margin:0}
a{color:#20463a;text-underline-offset:.2em}
.call{margin:20px 0 32px;padding:14px 16px;border-left:3px solid #7d5a1b;background:#fff}
.call a{font-weight:600;white-space:nowrap}
form{display:grid;gap:22px;padding-top:28px;border-top:1px solid #1c2421}
label,legend{font-weight:600;padding:0}
fieldset{border:0;margin:0;padding:0}
fieldset label{display:flex;align-items:center;gap:10px;min-height:44px;font-weight:400}
input[type=radio]{width:20px;height:20px;margin:0;accent-color:#20463a}
input:not([type=radio]),textarea{display:block;box-sizing:border-box;width:100%;min-height:52px;margin-top:6px;padding:12px 14px;font:inherit;color:inherit;background:#fff;border:1px solid #7c847f;border-radius:4px}
[aria-invalid]{border-color:#a5472a!important;box-shadow:inset 0 0 0 1px #a5472a}
.error{color:#a5472a;font-weight:500}
button{justify-self:start;min-height:52px;padding:0 24px;border:0;border-radius:4px;background:#20463a;color:#faf7f2;font:600 17px/1.2 Figtree,Arial,sans-serif;cursor:pointer}
:focus-visible{outline:3px solid #7d5a1b;outline-offset:3px}
`.replaceAll('\n', '')

/** The profile as saved, or the built-in one: this page must come even when the database is away. */
const profile = () => getProfile().catch(() => defaultProfile)

/** Answers a plain form post that was refused, with the status of its error. */
export function refusedForm(form: Form) {
  return async (error: AppError, typed: Typed, request: Request): Promise<Response> => {
    const { status, title, detail } = problemOf(error)
    const errors = error.more.errors ?? {}
    const { phone, shortName } = await profile()
    const messages = fields[form].map((field) => fieldHtml(field, typed, errors[field.name])).join('')
    // A page of another site gets no form to send on our behalf.
    const again =
      error.code === 'forbidden'
        ? '<p><a href="/contact">Write to us on our own page</a></p>'
        : `<form method="post" action="${actions[form]}" novalidate>${messages}${hiddenHtml(form, typed, request)}<button>Send it again</button></form>`
    const html = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} | ${escaped(shortName)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1><p>${escaped(detail)}</p><p class="call">Or call us: <a href="tel:${phoneDigits(phone)}">${escaped(phone)}</a></p>${again}</main></body></html>`
    const more: Record<string, string> = error.more.retryAfter
      ? { 'retry-after': String(Math.ceil(error.more.retryAfter)) }
      : {}
    return new Response(html, { status, headers: { ...headers, ...more } })
  }
}
