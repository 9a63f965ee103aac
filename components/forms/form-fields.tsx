import { phoneDigits } from '@/lib/business/phone'
import { projectTypes } from '@/lib/business/project-types'
import { Choice, Choices } from '@/components/ui/choice'
import { type FillText } from '@/lib/text/fill-known'

export const CallLink = ({ phone, className = '' }: { phone: string; className?: string }) => (
  <a
    className={`${className} whitespace-nowrap underline underline-offset-4`}
    href={`tel:${phoneDigits(phone)}`}
  >
    {phone}
  </a>
)

export const optionalLabel = (name: string, words: FillText) => (
  <>
    {`${words(name)} `}
    <span className="font-normal text-quiet">{words('(optional)')}</span>
  </>
)

type ProjectTypeChoicesProps = { id: string; error: string | undefined; words: FillText }

export const ProjectTypeChoices = ({ id, error, words }: ProjectTypeChoicesProps) => (
  <Choices
    legend={words('Project type')}
    error={error}
    id={id}
    role="radiogroup"
    aria-required="true"
    aria-invalid={error ? true : undefined}
  >
    {Object.entries(projectTypes).map(([value, label]) => (
      <Choice key={value} name="projectType" value={value}>
        {words(label)}
      </Choice>
    ))}
  </Choices>
)

type Schema = {
  safeParse: (values: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
  }
}
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** Validates a form. `load` runs with the first check; where the schema can't be loaded, the handler validates. */
export async function checkForm<Name extends string>(
  form: HTMLFormElement,
  load: () => Promise<Schema>,
): Promise<FieldErrors<Name>> {
  const values = Object.fromEntries(new FormData(form))
  const schema = await load().catch(() => undefined)
  const errors: FieldErrors<Name> = {}
  for (const { path, message } of schema?.safeParse(values).error?.issues ?? [])
    errors[path[0] as Name] ??= message
  return errors
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name)
  const first = control instanceof RadioNodeList ? control[0] : control
  if (first instanceof HTMLElement) first.focus()
}
