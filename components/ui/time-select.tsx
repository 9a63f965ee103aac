import { type ComponentProps } from 'react'
import { timeText } from '@/lib/time/office-time'
import { Select } from './field'

/** The quarters of an hour of a day. */
export const quarters = Array.from({ length: 96 }, (_, index) => {
  const [hour, minute] = [Math.floor(index / 4), (index % 4) * 15]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})

type TimeSelectProps = Omit<ComponentProps<'select'>, 'children'> & { value?: string }

/** Chooses a time of the day ("09:00"), read as "9:00 AM"; another time than a quarter of an hour stays on offer. */
export function TimeSelect(props: TimeSelectProps) {
  const { value = '' } = props
  const times = value === '' || quarters.includes(value) ? quarters : [...quarters, value].sort()
  return (
    <Select {...props}>
      {!value && <option value="">Choose</option>}
      {times.map((time) => (
        <option key={time} value={time}>
          {timeText(time)}
        </option>
      ))}
    </Select>
  )
}
