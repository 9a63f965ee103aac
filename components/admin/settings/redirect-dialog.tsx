'use client'

import { useRouter } from 'next/navigation'
import { FormDialog } from '@/components/staff/form-dialog'
import { InputField } from '@/components/staff/input-field'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { showToast } from '@/components/ui/toast'
import { type Redirect } from '@/lib/content-types'
import { redirectFieldsSchema } from '@/lib/schemas/redirects'

/** The dialog's initial values: `id` of a stored redirect; `suggested` if the target is a guess. */
export type RedirectStart = { from: string; to: string; id?: string; suggested?: boolean }

/** Adds or changes a redirect. */
export function RedirectDialog({ start, onClose }: { start: RedirectStart; onClose: () => void }) {
  const { id, suggested, ...values } = start
  const router = useRouter()
  const { field, frame } = useCallForm({
    schema: redirectFieldsSchema,
    values,
    send: (fields) =>
      id
        ? staffCall<Redirect>('PATCH', `/api/redirects/${id}`, fields)
        : staffCall<Redirect>('POST', '/api/redirects', fields),
    onDone: ({ fromPath, toPath }) => {
      onClose()
      showToast({
        title: id ? 'Redirect changed' : 'Redirect added',
        description: `${fromPath} leads to ${toPath}`,
      })
      router.refresh()
    },
  })
  return (
    <FormDialog
      title={id ? 'Change the redirect' : 'Add a redirect'}
      action={id ? 'Save' : 'Add'}
      {...frame}
      onClose={onClose}
    >
      <InputField
        label="Old address"
        hint="Start with the first slash. Capital letters and a slash at the end don’t matter."
        autoCapitalize="none"
        spellCheck={false}
        placeholder="/kitchen-remodel.html"
        {...field('from')}
      />
      <InputField
        label="Leads to"
        hint={suggested ? 'The nearest page that exists; change it as you like.' : 'A page of this site.'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder="/services"
        {...field('to')}
      />
    </FormDialog>
  )
}
