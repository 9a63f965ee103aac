'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Field, Input, Select } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { isWon, type Lead, leadStatuses, type LeadStatus } from '@/lib/content-types'
import { dayText } from '@/lib/leads/inbox-text'
import { statusNames } from '@/lib/leads/lead-text'
import { planTotal, planValue } from '@/lib/business/lead-plan'
import { formatMoney, formatRange } from '@/lib/business/money'
import { leadChangeSchema } from '@/lib/schemas/lead-work'
import { useLeadChange } from './use-lead-change'

type LeadControlsProps = {
  lead: Lead
  staff: { id: string; name: string }[]
  me: string
  /** The office's day. */
  today: string
  /** Rendered below the status. */
  children?: ReactNode
}

const choices = leadStatuses.filter((status) => status !== 'spam')
const reasons = [
  'Price',
  'Went with someone else',
  'Postponed',
  'Couldn’t be reached',
  'Outside our area',
  'Not work we do',
]

/** Saves status, assignee and follow-up day as they are selected; the message that follows has Undo. */
export function LeadControls({ lead, staff, me, today, children }: LeadControlsProps) {
  const change = useLeadChange()(lead.id)
  const assignee = lead.assignedTo

  function setStatus(status: LeadStatus) {
    const undo = { status: lead.status, value: lead.value, lostReason: lead.lostReason }
    void change({ status }, `Status set to ${statusNames[status]}`, undo)
  }
  function assign(id: string) {
    const name = staff.find((person) => person.id === id)?.name
    const title = name ? `Assigned to ${id === me ? 'you' : name}` : 'Assigned to nobody'
    void change({ assignedToId: id || null }, title, { assignedToId: assignee?.id ?? null })
  }
  function followUp(day: string) {
    const title = day ? `Follow up ${dayText(day, today)}` : 'No follow-up'
    void change({ followUpOn: day }, title, { followUpOn: lead.followUpOn })
  }

  return (
    <section aria-label="What to do" className="grid gap-4">
      {lead.status !== 'spam' && (
        <Field label="Status">
          <Select value={lead.status} onChange={({ target }) => setStatus(target.value as LeadStatus)}>
            {choices.map((status) => (
              <option key={status} value={status}>
                {statusNames[status]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {children}
      {(isWon(lead.status) || lead.status === 'quoted') && (
        <JobValue key={`value ${lead.value} ${lead.status === 'quoted'}`} lead={lead} change={change} />
      )}
      {lead.status === 'lost' && <LostReason key={`reason ${lead.lostReason}`} lead={lead} change={change} />}
      <Field label="Assigned to">
        <Select value={assignee?.id ?? ''} onChange={({ target }) => assign(target.value)}>
          <option value="">Nobody yet</option>
          {assignee && !staff.some(({ id }) => id === assignee.id) && (
            <option value={assignee.id}>{assignee.name} (account closed)</option>
          )}
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me ? `${name} (you)` : name}
            </option>
          ))}
        </Select>
      </Field>
      <FollowUp key={`day ${lead.followUpOn}`} day={lead.followUpOn} today={today} onChange={followUp} />
    </section>
  )
}

type Part = { lead: Lead; change: ReturnType<ReturnType<typeof useLeadChange>> }

const valueSchema = z.pick(leadChangeSchema, { value: true })
const reasonSchema = z.pick(leadChangeSchema, { lostReason: true })

/** Returns the number in "$18,500" or "18500"; null for an empty text, and NaN, which is refused, for any other. */
function dollarsOf(text: string | number | null): number | null {
  const digits = String(text ?? '').replace(/[$,\s]/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : NaN
}

/** Edits the value of a quoted or won job; asks for it until it is entered or skipped. Suggests the middle of the estimate. */
function JobValue({ lead, change }: Part) {
  const [isAsking, setAsking] = useState(lead.value === null)
  const estimate = planTotal(lead.plan)
  const value = lead.value ?? planValue(lead.plan)
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    resolver: zodResolver(valueSchema),
    defaultValues: { value },
  })
  function skip() {
    setFocus('value')
    setAsking(false)
    reset({ value: null })
  }
  const submit = handleSubmit(async ({ value = null }) => {
    if (value === null && lead.value === null) return skip()
    const title = value === null ? 'Value removed' : `Worth ${formatMoney(value)}`
    await change({ value }, title, { value: lead.value })
  })
  return (
    <form
      noValidate
      className={isAsking ? 'rounded-control border border-brass bg-brass-mist px-4 py-3' : undefined}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={
          isAsking ? `${lead.status === 'quoted' ? 'Quoted' : 'Won'}. For how much?` : 'What the job is worth'
        }
        note="optional"
        hint={isAsking && estimate ? `The estimate said ${formatRange(estimate, '–')}.` : undefined}
        error={formState.errors.value?.message}
      >
        <InputGroup before="$">
          <Input
            inputMode="numeric"
            autoComplete="off"
            data-job-value=""
            onKeyDown={({ key }) => key === 'Escape' && isAsking && skip()}
            defaultValue={value ?? ''}
            {...register('value', { setValueAs: dollarsOf })}
          />
          <Button type="submit" look="quiet" size="small" disabled={!isAsking && !formState.isDirty}>
            Save
          </Button>
        </InputGroup>
      </Field>
      {isAsking && (
        <Button look="quiet" size="small" className="mt-1 -ml-3" onClick={skip}>
          Skip
        </Button>
      )}
    </form>
  )
}

function LostReason({ lead, change }: Part) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reasonSchema),
    defaultValues: { lostReason: lead.lostReason },
  })
  const submit = handleSubmit(async ({ lostReason }) => {
    await change({ lostReason }, 'Reason saved', { lostReason: lead.lostReason })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Why it was lost" note="optional" error={formState.errors.lostReason?.message}>
        <InputGroup before="">
          <Input
            list="lost-reasons"
            autoComplete="off"
            defaultValue={lead.lostReason}
            {...register('lostReason')}
          />
          <Button type="submit" look="quiet" size="small" disabled={!formState.isDirty}>
            Save
          </Button>
        </InputGroup>
      </Field>
      <datalist id="lost-reasons">
        {reasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </form>
  )
}

/** Edits the follow-up day. It is saved when the field is left, since a date is typed piece by piece. */
function FollowUp({ day, today, onChange }: { day: string; today: string; onChange: (day: string) => void }) {
  const [value, setValue] = useState(day)
  const settle = () => {
    if (value !== day) onChange(value)
  }
  return (
    <Field label="Follow up on" hint={day && day < today ? 'This day has passed.' : undefined}>
      <Input
        type="date"
        data-follow-up=""
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </Field>
  )
}
