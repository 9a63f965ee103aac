import { honeypotField } from '@/lib/schemas/form-instance'

/**
 * A field for programs that fill in whatever a form has. People don't see, hear or reach it, and browsers and password
 * managers leave it alone: what is inert can't be filled in, and its name means nothing to them.
 */
export const Honeypot = () => (
  <div className="sr-only" inert aria-hidden="true">
    <label>
      Leave this empty
      <input name={honeypotField} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </label>
  </div>
)
