'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, Input, Select } from '@/components/ui/field'
import { TimeSelect } from '@/components/ui/time-select'
import { showToast } from '@/components/ui/toast'
import { type VisitBlockFields, visitBlockSchema } from '@/lib/schemas/visit-work'
import { type VisitBlock } from '@/lib/visit-types'
import { seriesText } from '@/lib/visits/blocks'
import { viewAround, calendarHref, type CalendarView } from './calendar-address'

/** Blocks days or hours for visitors. `day` is the suggested one. */
export function BlockDialog({ view, day }: { view: CalendarView; day: string }) {
  const router = useStaffRouter()
  const { register, control, handleSubmit, setError, formState } = useForm<VisitBlockFields>({
    resolver: zodResolver(visitBlockSchema),
    defaultValues: {
      from: day,
      to: day,
      wholeDays: true,
      opens: '',
      closes: '',
      reason: '',
      repeats: 'never',
      until: '',
    },
  })
  const { errors, isSubmitting } = formState
  const [wholeDays, repeats] = useWatch({ control, name: ['wholeDays', 'repeats'] })

  const submit = handleSubmit(async (block) => {
    const answer = await staffCall<VisitBlock>('POST', '/api/calendar/blocks', block)
    if (!answer.ok) return showRefusal(answer, setError)
    showToast({ title: `Blocked: ${seriesText(answer.data, block)}` })
    router.push(calendarHref(viewAround(view, view.span, block.from)), { scroll: false })
  })

  return (
    <FormDialog
      title="Block time"
      action="Block it"
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={() => router.push(calendarHref(view), { scroll: false })}
    >
      <p className="text-stone">Nobody can book there on the site. Visits already booked stay.</p>
      <div className="grid grid-cols-2 gap-3">
        <Field label="First day" error={errors.from?.message}>
          <Input type="date" {...register('from')} />
        </Field>
        <Field label="Last day" error={errors.to?.message}>
          <Input type="date" {...register('to')} />
        </Field>
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
        {repeats !== 'never' && (
          <Field label="Until" error={errors.until?.message}>
            <Input type="date" {...register('until')} />
          </Field>
        )}
      </div>
      <Field label="Reason" note="optional" hint="Only staff see it." error={errors.reason?.message}>
        <Input autoComplete="off" placeholder="Vacation" {...register('reason')} />
      </Field>
    </FormDialog>
  )
}
