'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { Field, Input } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { type Redirect } from '@/lib/content-types'
import { type RedirectFormFields, redirectFieldsSchema } from '@/lib/schemas/redirects'
import { type RedirectStart } from './redirect-lines'

/** Asks where an old address leads: of a new redirect, or of one that is there. */
export function RedirectDialog({ start, onClose }: { start: RedirectStart; onClose: () => void }) {
  const { id, suggested, ...defaultValues } = start
  const router = useRouter()
  const { register, handleSubmit, setError, formState } = useForm<RedirectFormFields>({
    resolver: zodResolver(redirectFieldsSchema),
    defaultValues,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const answer = await (id
      ? staffCall<Redirect>('PATCH', `/api/redirects/${id}`, fields)
      : staffCall<Redirect>('POST', '/api/redirects', fields))
    if (!answer.ok) return showRefusal(answer, setError)
    onClose()
    const { fromPath, toPath } = answer.data
    showToast({
      title: id ? 'Redirect changed' : 'Redirect added',
      description: `${fromPath} leads to ${toPath}`,
    })
    router.refresh()
  })

  return (
    <FormDialog
      title={id ? 'Change the redirect' : 'Add a redirect'}
      action={id ? 'Save' : 'Add'}
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <Field
        label="Old address"
        hint="From the first slash on. Capitals and a slash at the end don’t matter."
        error={errors.from?.message}
      >
        <Input
          autoCapitalize="none"
          spellCheck={false}
          placeholder="/kitchen-remodel.html"
          {...register('from')}
        />
      </Field>
      <Field
        label="Leads to"
        hint={suggested ? 'The nearest page that exists; change it as you like.' : 'A page of this site.'}
        error={errors.to?.message}
      >
        <Input autoCapitalize="none" spellCheck={false} placeholder="/services" {...register('to')} />
      </Field>
    </FormDialog>
  )
}
