'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input, Select } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { type Lead, leadStatuses, type LeadStatus } from '@/lib/content-types'
import { dayInWords } from '@/lib/leads/inbox-words'
import { statusNames } from '@/lib/leads/lead-words'
import { formatMoney } from '@/lib/business/money'
import { useLeadChange } from './use-lead-change'

type LeadControlsProps = {
  lead: Lead
  staff: { id: string; name: string }[]
  me: string
  /** The office's day. */
  today: string
}

const choices = leadStatuses.filter((status) => status !== 'spam')
const reasons = [
  'Price',
  'Went with somebody else',
  'Postponed',
  'Never reached',
  'Outside our area',
  'Not our work',
]

/** Status, whose it is and when to ask again: each is saved as it is chosen, and taken back from the message. */
export function LeadControls({ lead, staff, me, today }: LeadControlsProps) {
  const change = useLeadChange()(lead.id)
  const assigned = lead.assignedTo

  function setStatus(status: LeadStatus) {
    const undo = { status: lead.status, value: lead.value, lostReason: lead.lostReason }
    void change({ status }, `Status set to ${statusNames[status]}`, undo)
  }
  function assign(id: string) {
    const name = staff.find((one) => one.id === id)?.name
    const title = name ? `Assigned to ${id === me ? 'you' : name}` : 'Assigned to nobody'
    void change({ assignedToId: id || null }, title, { assignedToId: assigned?.id ?? null })
  }
  function followUp(day: string) {
    const title = day ? `Follow up ${dayInWords(day, today)}` : 'No follow-up'
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
      {lead.status === 'won' && <JobValue key={lead.value} lead={lead} change={change} />}
      {lead.status === 'lost' && <LostReason key={lead.lostReason} lead={lead} change={change} />}
      <Field label="Assigned to">
        <Select value={assigned?.id ?? ''} onChange={({ target }) => assign(target.value)}>
          <option value="">Nobody yet</option>
          {assigned && !staff.some(({ id }) => id === assigned.id) && (
            <option value={assigned.id}>{assigned.name} (account closed)</option>
          )}
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me ? `${name} (you)` : name}
            </option>
          ))}
        </Select>
      </Field>
      <FollowUp key={lead.followUpOn} day={lead.followUpOn} today={today} onChange={followUp} />
    </section>
  )
}

type Part = { lead: Lead; change: ReturnType<ReturnType<typeof useLeadChange>> }

function JobValue({ lead, change }: Part) {
  const [text, setText] = useState(lead.value === null ? '' : String(lead.value))
  const [error, setError] = useState('')
  const wanted = text.replace(/[$,\s]/g, '')
  function save() {
    if (!/^\d{0,8}$/.test(wanted)) return setError('Enter whole dollars, such as 18500.')
    const value = wanted === '' ? null : Number(wanted)
    setError('')
    void change({ value }, value === null ? 'Value removed' : `Worth ${formatMoney(value)}`, {
      value: lead.value,
    })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label="What the job is worth" note="optional" error={error || undefined}>
        <InputGroup before="$">
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" look="quiet" size="small" disabled={wanted === String(lead.value ?? '')}>
            Save
          </Button>
        </InputGroup>
      </Field>
    </form>
  )
}

function LostReason({ lead, change }: Part) {
  const [text, setText] = useState(lead.lostReason)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void change({ lostReason: text }, 'Reason written down', { lostReason: lead.lostReason })
      }}
    >
      <Field label="Why it was lost" note="optional">
        <InputGroup before="">
          <Input
            list="lost-reasons"
            autoComplete="off"
            maxLength={300}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" look="quiet" size="small" disabled={text.trim() === lead.lostReason}>
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

/** A date is typed piece by piece: it counts once the field is left, or chosen from the calendar. */
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
