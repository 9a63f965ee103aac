'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { copyText } from '@/components/staff/copy-text'
import { newKey } from '@/components/staff/new-key'
import { staffCall } from '@/components/staff/staff-call'
import { useSingleTask } from '@/components/staff/use-single-task'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, FieldError, Input, Select, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { type LeadFile, leadFilesText } from '@/lib/business/lead-files'
import { phoneDigits, phoneText } from '@/lib/business/profile'
import type { Lead, MessageChannel } from '@/lib/content-types'
import { fillTemplate, type ReplyContext, type ReplyTemplate } from '@/lib/leads/reply-templates'
import { mailtoHref } from '@/lib/text/safe-href'
import { type Reply, type Sending } from './reply'
import { ReplyFiles } from './reply-files'

type ReplyDialogProps = {
  lead: Lead
  templates: ReplyTemplate[]
  context: ReplyContext
  sending: Sending
  /** The kind of room from the visualizer: "bath"; undefined without one. */
  design: string | undefined
  reply: Reply
  /** Called when the office's own program is opened, which doesn't tell if the message was sent. */
  onOpened: (way: 'text' | 'email') => void
  onClose: () => void
}

/** Writes to a lead, with or without a template. The site sends it if it can; else the office's own program opens. */
export function ReplyDialog(props: ReplyDialogProps) {
  const { lead, templates, context, sending, design, reply, onOpened, onClose } = props
  const router = useRouter()
  const { busy, runAlone } = useSingleTask()
  const [id] = useState(newKey)
  const [template, setTemplate] = useState(reply === 'template' ? templates[0] : undefined)
  const [text, setText] = useState(() => fill(template))
  const [files, setFiles] = useState<LeadFile[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const isText = reply === 'text'
  const canEmail = lead.email !== '' && !isText
  const canText = lead.phone !== '' && reply !== 'email'

  function fill(template: ReplyTemplate | undefined) {
    return fillTemplate(template ?? { subject: '', body: '' }, lead, context)
  }
  function choose(id: string) {
    const template = templates.find((candidate) => candidate.id === id)
    setTemplate(template)
    setText(fill(template))
  }
  const onAppOpened = (way: 'text' | 'email') => () => {
    onOpened(way)
    onClose()
  }
  const send = (channel: MessageChannel) =>
    void runAlone(async () => {
      const isEmail = channel === 'email'
      const answer = await staffCall('POST', `/api/leads/${lead.id}/messages`, {
        ...{ id, channel, text: text.body, subject: isEmail ? text.subject : '' },
        files: isEmail ? leadFilesText(files) : '',
      })
      if (!answer.ok) {
        const { errors, detail } = answer
        setErrors(Object.keys(errors).length > 0 ? errors : { message: detail })
        return false
      }
      showToast({ title: isEmail ? 'The email is on its way' : 'The text is on its way' })
      router.refresh()
      onClose()
      return true
    })

  const sendsEmail = canEmail && sending.email
  const sendsText = canText && sending.text
  const opensProgram = (canEmail && !sending.email) || (canText && !sending.text)
  const recipients = [canEmail && lead.email, canText && phoneText(lead.phone)].filter(Boolean).join(' or ')
  return (
    <Dialog
      title={`Write to ${lead.name}`}
      note={
        sendsEmail
          ? sending.answers
          : sendsText && !opensProgram
            ? 'Goes out from your site’s number.'
            : 'Opens in your own email or messages, where you send it.'
      }
      size="form"
      stays
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={() => void copyText(text.body, 'Text copied')}>
            Copy
          </Button>
          {canText &&
            (sending.text ? (
              <Button
                look={isText ? 'primary' : undefined}
                aria-busy={busy}
                disabled={busy}
                onClick={() => send('text')}
              >
                Send text
              </Button>
            ) : (
              <ButtonLink
                className="no-underline"
                href={`sms:${phoneDigits(lead.phone)}?&body=${encodeURIComponent(text.body)}`}
                onClick={onAppOpened('text')}
              >
                Open as text
              </ButtonLink>
            ))}
          {canEmail &&
            (sending.email ? (
              <Button look="primary" aria-busy={busy} disabled={busy} onClick={() => send('email')}>
                Send email
              </Button>
            ) : (
              <ButtonLink
                look="primary"
                className="no-underline"
                href={mailtoHref(lead.email, text)}
                onClick={onAppOpened('email')}
              >
                Open as email
              </ButtonLink>
            ))}
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
        <p>
          <span className="text-stone">To</span> {recipients}
        </p>
        {templates.length > 0 && (
          <Field label="Template">
            <Select value={template?.id ?? ''} onChange={({ target }) => choose(target.value)}>
              <option value="">None</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {canEmail && (
          <Field label="Subject" error={errors.subject}>
            <Input
              value={text.subject}
              onChange={({ target }) => setText({ ...text, subject: target.value })}
            />
          </Field>
        )}
        <Field label="Text" error={errors.text}>
          <Textarea
            rows={10}
            value={text.body}
            onChange={({ target }) => setText({ ...text, body: target.value })}
          />
        </Field>
        {sendsEmail && (
          <ReplyFiles lead={lead} design={design} files={files} error={errors.files} onChange={setFiles} />
        )}
        {errors.message && <FieldError>{errors.message}</FieldError>}
      </form>
    </Dialog>
  )
}
