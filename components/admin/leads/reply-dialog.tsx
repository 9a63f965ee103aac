'use client'

import { useState } from 'react'
import { copyText } from '@/components/staff/copy-text'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { phoneDigits } from '@/lib/business/profile'
import type { Lead } from '@/lib/content-types'
import { fillTemplate, type ReplyContext, type ReplyTemplate } from '@/lib/leads/reply-templates'
import { mailtoHref } from '@/lib/text/safe-href'

type ReplyDialogProps = {
  lead: Lead
  templates: ReplyTemplate[]
  context: ReplyContext
  onSent: (way: 'text' | 'email') => void
  onClose: () => void
}

/** Fills in a reply template, to be edited and then sent by the office's own programs. */
export function ReplyDialog({ lead, templates, context, onSent, onClose }: ReplyDialogProps) {
  const [chosen, setChosen] = useState(templates[0])
  const [text, setText] = useState(() => filled(chosen))
  function filled(template: ReplyTemplate | undefined) {
    return fillTemplate(template ?? { subject: '', body: '' }, lead, context)
  }
  function choose(id: string) {
    const template = templates.find((candidate) => candidate.id === id)
    setChosen(template)
    setText(filled(template))
  }
  const close = (way: 'text' | 'email') => () => {
    onSent(way)
    onClose()
  }
  return (
    <Dialog
      title={`Write to ${lead.name}`}
      note="Opens in your own email or messages, where you send it."
      size="form"
      stays
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={() => void copyText(text.body, 'Text copied')}>
            Copy
          </Button>
          {lead.phone && (
            <ButtonLink
              className="no-underline"
              href={`sms:${phoneDigits(lead.phone)}?&body=${encodeURIComponent(text.body)}`}
              onClick={close('text')}
            >
              Open as text
            </ButtonLink>
          )}
          {lead.email && (
            <ButtonLink
              look="primary"
              className="no-underline"
              href={mailtoHref(lead.email, text)}
              onClick={close('email')}
            >
              Open as email
            </ButtonLink>
          )}
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
        <Field label="Template">
          <Select value={chosen?.id} onChange={({ target }) => choose(target.value)}>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {lead.email && (
          <Field label="Subject">
            <Input
              value={text.subject}
              onChange={({ target }) => setText({ ...text, subject: target.value })}
            />
          </Field>
        )}
        <Field label="Text">
          <Textarea
            rows={10}
            value={text.body}
            onChange={({ target }) => setText({ ...text, body: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  )
}
