'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { LeaveQuestion } from '@/components/staff/leave-question'
import { BackLink, Screen, ScreenHead } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field, Input, Textarea } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { showToast } from '@/components/ui/toast'
import { replyFacts, type ReplyTemplate } from '@/lib/leads/reply-templates'

export function TemplatesScreen({ templates: stored }: { templates: ReplyTemplate[] }) {
  const router = useRouter()
  const [templates, setTemplates] = useState(stored)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const isChanged = JSON.stringify(templates) !== JSON.stringify(stored)

  const leaving = useLeaveQuestion({ dirty: isChanged, home: '/admin/leads' })

  const change = (index: number, part: Partial<ReplyTemplate>) =>
    setTemplates(templates.map((template, at) => (at === index ? { ...template, ...part } : template)))

  function add() {
    const id = `t${Date.now().toString(36)}`
    setTemplates([...templates, { id, name: '', subject: '', body: '' }])
  }
  function remove(index: number) {
    const before = templates
    setTemplates(templates.filter((_, at) => at !== index))
    setErrors({})
    showToast({ title: 'Template removed', action: { label: 'Undo', run: () => setTemplates(before) } })
  }
  async function save() {
    setBusy(true)
    const answer = await staffCall('PUT', '/api/leads/templates', { templates })
    setBusy(false)
    if (!answer.ok) {
      setErrors(answer.errors)
      return showToast({ title: 'Failed to save templates', description: answer.detail, destructive: true })
    }
    setErrors({})
    showToast({ title: 'Templates saved' })
    router.refresh()
  }

  return (
    <Screen>
      <BackLink href="/admin/leads">Leads</BackLink>
      <ScreenHead title="Reply templates" note="Texts to answer with, filled in with what a lead says.">
        <Button onClick={add} className="max-tablet:flex-1">
          <Plus className="size-4" aria-hidden="true" />
          Add template
        </Button>
        <Button
          look="primary"
          disabled={!isChanged}
          aria-busy={busy}
          className="max-tablet:flex-1"
          onClick={() => void save()}
        >
          Save
        </Button>
      </ScreenHead>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div>
          {templates.length === 0 && (
            <EmptyState small title="No templates">
              Add one for what you write again and again.
            </EmptyState>
          )}
          {templates.map((template, index) => (
            <fieldset
              key={template.id}
              className="grid gap-4 border-t border-hair-strong py-6 last:border-b tablet:grid-cols-2"
            >
              <legend className="sr-only">{template.name || 'New template'}</legend>
              <Field label="Name" error={errors[`templates.${index}.name`]}>
                <Input
                  value={template.name}
                  onChange={({ target }) => change(index, { name: target.value })}
                />
              </Field>
              <Field label="Subject" error={errors[`templates.${index}.subject`]}>
                <Input
                  value={template.subject}
                  onChange={({ target }) => change(index, { subject: target.value })}
                />
              </Field>
              <Field label="Text" className="tablet:col-span-2" error={errors[`templates.${index}.body`]}>
                <Textarea
                  rows={8}
                  value={template.body}
                  onChange={({ target }) => change(index, { body: target.value })}
                />
              </Field>
              <div>
                <IconButton
                  look="danger"
                  label={`Remove ${template.name || 'the new template'}`}
                  title="Remove"
                  onClick={() => remove(index)}
                >
                  <Trash2 className="size-4.5" aria-hidden="true" />
                </IconButton>
              </div>
            </fieldset>
          ))}
        </div>
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
      <LeaveQuestion leaving={leaving}>The templates that you changed are not saved yet.</LeaveQuestion>
    </Screen>
  )
}
