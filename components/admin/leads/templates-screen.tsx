'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Plus, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { settleForm } from '@/components/records/form-values'
import { LeaveQuestion } from '@/components/staff/leave-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { BackLink, Screen, ScreenHead } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field, FieldError, Input, Textarea } from '@/components/ui/field'
import { LucideButton } from '@/components/ui/lucide-button'
import { showError, showToast } from '@/components/ui/toast'
import { replyFacts, type ReplyTemplate } from '@/lib/leads/reply-templates'
import { replyTemplatesSchema } from '@/lib/schemas/reply-templates'

export function TemplatesScreen({ templates: stored }: { templates: ReplyTemplate[] }) {
  const router = useRouter()
  const { register, control, handleSubmit, setError, getValues, reset, formState } = useForm({
    resolver: zodResolver(replyTemplatesSchema),
    defaultValues: { templates: stored },
  })
  // keyName, because templates have an id of their own.
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'templates', keyName: 'key' })
  const templates = useWatch({ control, name: 'templates' })
  const { isDirty, isSubmitting, errors } = formState
  const form = useId()

  const leaving = useLeaveQuestion({ dirty: isDirty, home: '/admin/leads' })

  const add = () => append({ id: `t${Date.now().toString(36)}`, name: '', subject: '', body: '' })
  function removeOne(index: number) {
    const template = getValues(`templates.${index}`)
    remove(index)
    const putBack = () => insert(Math.min(index, getValues('templates').length), template)
    showToast({ title: 'Template removed', action: { label: 'Undo', run: putBack } })
  }
  const saveThen = (then?: () => void) => {
    const sentValues = structuredClone(getValues())
    return handleSubmit(async (texts) => {
      const answer = await staffCall('PUT', '/api/leads/templates', texts)
      if (!answer.ok) {
        showRefusal(answer, setError)
        return showError('Failed to save templates', answer.detail)
      }
      const isSettled = settleForm({ getValues, reset }, sentValues, texts)
      showToast({ title: 'Templates saved' })
      if (isSettled) then?.()
      router.refresh()
    })()
  }

  return (
    <Screen>
      <BackLink href="/admin/leads">Leads</BackLink>
      <ScreenHead title="Reply templates" note="Ready-made replies, filled in with the lead’s details.">
        <Button onClick={add} className="max-tablet:flex-1">
          <Plus className="size-4" aria-hidden="true" />
          Add template
        </Button>
        <Button
          type="submit"
          form={form}
          look="primary"
          disabled={!isDirty}
          aria-busy={isSubmitting}
          className="max-tablet:flex-1"
        >
          Save
        </Button>
      </ScreenHead>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void saveThen()
          }}
        >
          {fields.length === 0 && (
            <EmptyState small title="No templates">
              Add one for the replies you keep writing.
            </EmptyState>
          )}
          {fields.map(({ id, name, subject, body }, index) => (
            <fieldset
              key={id}
              className="grid gap-4 border-t border-hair-strong py-6 last:border-b tablet:grid-cols-2"
            >
              <legend className="sr-only">{templates[index]?.name || 'New template'}</legend>
              <Field label="Name" error={errors.templates?.[index]?.name?.message}>
                <Input defaultValue={name} {...register(`templates.${index}.name`)} />
              </Field>
              <Field label="Subject" error={errors.templates?.[index]?.subject?.message}>
                <Input defaultValue={subject} {...register(`templates.${index}.subject`)} />
              </Field>
              <Field
                label="Text"
                className="tablet:col-span-2"
                error={errors.templates?.[index]?.body?.message}
              >
                <Textarea rows={8} defaultValue={body} {...register(`templates.${index}.body`)} />
              </Field>
              <div>
                <LucideButton
                  icon={Trash2}
                  isLarge
                  look="danger"
                  label={`Remove ${templates[index]?.name || 'the new template'}`}
                  title="Remove"
                  onClick={() => removeOne(index)}
                />
              </div>
            </fieldset>
          ))}
          {errors.templates?.root && (
            <div role="alert" className="mt-4">
              <FieldError>{errors.templates.root.message}</FieldError>
            </div>
          )}
        </form>
        <aside className="lg:border-l lg:border-hair lg:pl-8">
          <h2 className="mb-3 font-sans text-14 font-semibold tracking-normal">What is filled in</h2>
          <dl className="grid gap-2.5">
            {Object.entries(replyFacts).map(([name, means]) => (
              <div key={name}>
                <dt className="font-semibold">{`{${name}}`}</dt>
                <dd className="text-13 text-stone">{means}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
      <LeaveQuestion leaving={leaving} onSave={(href) => void saveThen(() => leaving.go(href))}>
        The templates that you changed are not saved yet.
      </LeaveQuestion>
    </Screen>
  )
}
