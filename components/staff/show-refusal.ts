import { type FieldValues, type Path, type UseFormSetError } from 'react-hook-form'
import { type Answer } from '@/components/staff/staff-call'

/** Shows a refusal at the fields that it names, or else, as `root`, below the form. */
export function showRefusal<Fields extends FieldValues>(
  { errors, detail }: Extract<Answer<unknown>, { ok: false }>,
  setError: UseFormSetError<Fields>,
): void {
  const entries = Object.entries(errors)
  for (const [name, message] of entries) setError(name as Path<Fields>, { message }, { shouldFocus: true })
  if (entries.length === 0) setError('root', { message: detail })
}
