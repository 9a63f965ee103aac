import { type LeadInput } from '@/lib/data/leads'
import { contactFields } from '@/lib/schemas/contact'
import { chatFields } from '@/lib/schemas/leads'
import { photosSchema } from '@/lib/schemas/photos'
import { visitFields } from '@/lib/schemas/visits'

/** The forms that make a lead, with their fields. */
export const leadForms = {
  contact: { ...contactFields.shape, photos: photosSchema },
  chat: chatFields,
  visit: { ...visitFields.shape, photos: photosSchema },
}
export type LeadForm = keyof typeof leadForms
export type FormFieldName = { [Form in LeadForm]: keyof (typeof leadForms)[Form] }[LeadForm]

/** Fields without a column: the message of a visit's lead has them. */
const visitOnly = ['startsAt', 'address'] as const satisfies FormFieldName[]
type StoredName = Exclude<FormFieldName, (typeof visitOnly)[number]>

export const formFieldNames = (form: LeadForm) => Object.keys(leadForms[form]) as FormFieldName[]

/** Returns the fields of a form that the lead stores. */
export function leadTextsOf(
  form: LeadForm,
  input: { [Name in StoredName]?: string },
): Pick<LeadInput, StoredName> {
  const names = formFieldNames(form).filter(
    (name): name is StoredName => !visitOnly.some((only) => only === name),
  )
  return Object.fromEntries(names.map((name) => [name, input[name]]))
}
