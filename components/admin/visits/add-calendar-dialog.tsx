'use client'

import { useRouter } from 'next/navigation'
import { FormDialog } from '@/components/staff/form-dialog'
import { InputField } from '@/components/staff/input-field'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { showToast } from '@/components/ui/toast'
import { busyCalendarSchema } from '@/lib/schemas/visit-work'

/** Explains for each program how to find the address. */
const programs = [
  [
    'Google Calendar',
    'On a computer, open the calendar’s settings and copy “Secret address in iCal format” under Integrate calendar.',
  ],
  [
    'Outlook',
    'In Settings choose Calendar, Shared calendars, publish the calendar with “Can view when I’m busy”, and copy the ICS link.',
  ],
  ['iCloud', 'In Calendar press the calendar’s info button, switch on Public Calendar, and copy its link.'],
] as const

/** Adds another program's calendar, which is read at once. */
export function AddCalendarDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const { field, frame } = useCallForm({
    schema: busyCalendarSchema,
    values: { name: '', address: '' },
    send: (fields) => staffCall('POST', '/api/calendar/busy', fields),
    onDone: (_, { name }) => {
      onClose()
      showToast({ title: `Added: ${name}` })
      router.refresh()
    },
  })
  return (
    <FormDialog
      title="Add a calendar"
      action={frame.busy ? 'Reading it…' : 'Add it'}
      {...frame}
      onClose={onClose}
    >
      <p className="text-stone">
        Coworkers see when it’s busy, but not why. Nobody will see the address again.
      </p>
      <InputField label="Name" placeholder="Google" autoComplete="off" {...field('name')} />
      <InputField
        label="Address"
        type="url"
        placeholder="https://…/basic.ics"
        autoComplete="off"
        spellCheck={false}
        {...field('address')}
      />
      <dl className="grid gap-2 text-13 text-stone [&_dt]:font-semibold [&_dt]:text-ink">
        {programs.map(([program, instructions]) => (
          <div key={program}>
            <dt>{program}</dt>
            <dd>{instructions}</dd>
          </div>
        ))}
      </dl>
    </FormDialog>
  )
}
