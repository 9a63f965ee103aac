import { honeypotField } from '@/lib/schemas/form-instance'

/**
 * A field for programs that fill in every field. People don't see, hear or reach it; browsers and password managers
 * skip it, since it is inert and its name means nothing to them.
 */
export const Honeypot = () => (
  <div className="sr-only" inert aria-hidden="true">
    <label>
      Leave this empty
      <input name={honeypotField} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </label>
  </div>
)
