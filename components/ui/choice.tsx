import { type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field'

type ChoicesProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  legend: ReactNode
  error?: ReactNode
  children: ReactNode
}

/** A group of Choice elements of one name. */
export const Choices = ({ legend, error, id, className = '', children, ...rest }: ChoicesProps) => (
  <fieldset
    id={id}
    className={`grid min-w-0 content-start gap-2 ${className}`}
    aria-describedby={error ? `${id}-error` : undefined}
    {...rest}
  >
    <legend className="mb-2 text-label font-semibold">{legend}</legend>
    <div
      data-invalid={error ? '' : undefined}
      className="group/choices grid grid-cols-2 gap-2 sm:flex sm:flex-wrap"
    >
      {children}
    </div>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </fieldset>
)

export const Choice = ({ children, ...rest }: ComponentProps<'input'>) => (
  <label className="choice">
    <input type="radio" className="absolute inset-0 cursor-pointer opacity-0" {...rest} />
    {children}
  </label>
)
