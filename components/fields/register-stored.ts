import { type FieldValues, get, type UseFormRegister, type UseFormReturn } from 'react-hook-form'

/**
 * Returns a form's `register` with default values in the HTML: in an empty field, text typed before hydration
 * would be joined to the stored one.
 */
export const registerStored =
  <Values extends FieldValues>(
    form: Pick<UseFormReturn<Values>, 'register' | 'formState'>,
  ): UseFormRegister<Values> =>
  (name, options) => {
    const defaultValue: string | number | undefined = get(form.formState.defaultValues, name)
    // NaN, for an unknown number, is an empty field.
    const value = Number.isNaN(defaultValue) ? '' : defaultValue
    return Object.assign(form.register(name, options), { defaultValue: value })
  }
