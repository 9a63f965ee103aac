'use client'

import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { InputField } from '@/components/staff/input-field'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, Input, Select } from '@/components/ui/field'
import { TimeSelect } from '@/components/ui/time-select'
import { showToast } from '@/components/ui/toast'
import { visitBlockSchema } from '@/lib/schemas/visit-work'
import { type VisitBlock } from '@/lib/visit-types'
import { seriesText } from '@/lib/visits/blocks'
import { viewAround, type CalendarView } from './calendar-address'
import { useShowView } from './use-show-view'

/** Blocks days or hours for visitors. `day` is the suggested one. */
export function BlockDialog({ view, day }: { view: CalendarView; day: string }) {
  const showView = useShowView()
  const { register, control, formState, field, frame } = useCallForm({
    schema: visitBlockSchema,
    values: {
      from: day,
      to: day,
      wholeDays: true,
      opens: '',
      closes: '',
      reason: '',
      repeats: 'never',
      until: '',
    },
    send: (block) => staffCall<VisitBlock>('POST', '/api/calendar/blocks', block),
    onDone: (stored, block) => {
      showToast({ title: `Blocked: ${seriesText(stored, block)}` })
      showView(viewAround(view, view.span, block.from))
    },
  })
  const { errors } = formState
  const [wholeDays, repeats] = useWatch({ control, name: ['wholeDays', 'repeats'] })

  return (
    <FormDialog title="Block time" action="Block it" {...frame} onClose={() => showView(view)}>
      <p className="text-stone">Nobody can book there on the site. Visits already booked stay.</p>
      <div className="grid grid-cols-2 gap-3">
        <InputField label="First day" type="date" {...field('from')} />
        <InputField label="Last day" type="date" {...field('to')} />
      </div>
      <Checkbox {...register('wholeDays')}>Whole days</Checkbox>
      {!wholeDays && (
        <div className="grid grid-cols-2 gap-3">
          <Field label="From" error={errors.opens?.message}>
            <TimeSelect {...register('opens')} />
          </Field>
          <Field label="To" error={errors.closes?.message}>
            <TimeSelect {...register('closes')} />
          </Field>
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label="Repeats" error={errors.repeats?.message}>
          <Select {...register('repeats')}>
            <option value="never">Never</option>
            <option value="weekly">Each week</option>
            <option value="biweekly">Every two weeks</option>
          </Select>
        </Field>
        {repeats !== 'never' && <InputField label="Until" type="date" {...field('until')} />}
      </div>
      <Field label="Reason" note="optional" hint="Only staff see it." error={errors.reason?.message}>
        <Input autoComplete="off" placeholder="Vacation" {...register('reason')} />
      </Field>
    </FormDialog>
  )
}
