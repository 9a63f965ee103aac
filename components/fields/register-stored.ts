import { type FieldValues, get, type UseFormRegister, type UseFormReturn } from 'react-hook-form'

/**
 * A form's `register` whose fields show what is stored before any script: in an empty field what is typed early would be
 * joined to it.
 */
export const registerStored =
  <Values extends FieldValues>(
    form: Pick<UseFormReturn<Values>, 'register' | 'formState'>,
  ): UseFormRegister<Values> =>
  (name, options) => {
    const defaultValue: string | number | undefined = get(form.formState.defaultValues, name)
    // A number that isn't known is an empty field.
    const shown = Number.isNaN(defaultValue) ? '' : defaultValue
    return Object.assign(form.register(name, options), { defaultValue: shown })
  }
