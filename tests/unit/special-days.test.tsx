/** @jest-environment jsdom */
import { zodResolver } from '@hookform/resolvers/zod'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { WeekFields } from '@/components/admin/settings/hours-fields'
import { SpecialDays } from '@/components/admin/settings/special-days'
import { closed, hoursFrom } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import * as rules from '@/lib/records/settings/rules'
import { type SpecialDay } from '@/lib/time/business-hours'
import { addDays, officeDay } from '@/lib/time/office-time'
import { addDialogs } from './dialogs-in-jsdom'

addDialogs()

const inDays = (count: number) => addDays(officeDay(new Date().toISOString()), count)

const schema = z.object({
  showroomHours: z.object({ saturday: rules.day }),
  specialDays: rules.specialDays,
})
const { showroomHours } = defaultProfile

function HoursForm({ specialDays, children }: { specialDays: SpecialDay[]; children: ReactNode }) {
  const form = useForm({ defaultValues: { showroomHours, specialDays }, resolver: zodResolver(schema) })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        {children}
        <button>Save</button>
        <button type="button" onClick={() => form.reset()}>
          Discard
        </button>
      </form>
    </FormProvider>
  )
}

const show = (...specialDays: SpecialDay[]) =>
  render(
    <HoursForm specialDays={specialDays}>
      <SpecialDays />
    </HoursForm>,
  )
const showWeek = () =>
  render(
    <HoursForm specialDays={[]}>
      <WeekFields path="showroomHours" title="Showroom" about="" />
    </HoursForm>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const row = (name: string) => within(screen.getByRole('group', { name }))
const toggle = (name: string) => fireEvent.click(row(name).getByRole('switch', { name: 'Open' }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const valueOf = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value
const timesOf = (name: string) => [valueOf(`${name} opens`), valueOf(`${name} closes`)]
const breakOf = (name: string) => [valueOf(`${name} break begins`), valueOf(`${name} break ends`)]
const datesShown = () => screen.queryAllByLabelText<HTMLInputElement>('Date').map(({ value }) => value)

test('a special day that is opened keeps its new date, and gets the hours from before it was closed', () => {
  const [first, second] = [inDays(10), inDays(20)]
  show({ ...hoursFrom('10:00', '14:00'), day: first })
  press(`Add a break, ${first}`)
  toggle(first)
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: second } })
  toggle(second)
  expect(datesShown()).toEqual([second])
  expect(timesOf(second)).toEqual(['10:00', '14:00'])
  expect(breakOf(second)).toEqual(['12:00', '13:00'])
})

test('a removed day takes its date and hours along, and what was discarded returns', () => {
  const [first, second, third] = [inDays(10), inDays(11), inDays(12)]
  show(
    { ...hoursFrom('10:00', '14:00'), day: first },
    { ...closed, day: second },
    { ...hoursFrom('11:00', '15:00'), day: third },
  )
  toggle(first)
  toggle(third)
  press(`Remove ${first}`)
  expect(datesShown()).toEqual([second, third])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a day' }))
  toggle(second)
  toggle(third)
  expect(timesOf(second)).toEqual(['09:00', '17:00'])
  expect(timesOf(third)).toEqual(['11:00', '15:00'])
  press('Discard')
  expect(datesShown()).toEqual([first, second, third])
})

test('days that have passed leave when one is added, not while a date is entered', () => {
  const [passed, near] = [inDays(-3), inDays(3)]
  show({ ...closed, day: passed }, { ...closed, day: near })
  const date = screen.getAllByLabelText<HTMLInputElement>('Date')[1]!
  date.focus()
  // The year that is typed begins with zeros.
  fireEvent.change(date, { target: { value: '0002-12-24' } })
  expect(datesShown()).toEqual([passed, '0002-12-24'])
  expect(document.activeElement).toBe(date)
  expect(date.min).toBe(inDays(0))
  fireEvent.change(date, { target: { value: near } })
  press('Add a day')
  expect(datesShown()).toEqual([near, inDays(1)])
})

test('a break that is added lies within the hours', () => {
  const day = inDays(5)
  show({ ...hoursFrom('09:00', '17:00'), day })
  const added = (opens: string, closes: string) => {
    choose(`${day} opens`, opens)
    choose(`${day} closes`, closes)
    press(`Add a break, ${day}`)
    const [from, to] = breakOf(day)
    press(`Remove the break, ${day}`)
    return `${from} ${to}`
  }
  expect(added('09:00', '17:00')).toBe('12:00 13:00')
  expect(added('13:00', '18:00')).toBe('15:00 16:00')
  expect(added('08:00', '13:00')).toBe('10:00 11:00')
  expect(added('13:00', '14:00')).toBe('13:15 13:45')
})

test('the focus goes to a day of the week that is refused', async () => {
  showWeek()
  choose('Saturday closes', '08:00')
  press('Save')
  await screen.findByText('Closing time must be after opening time')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Saturday opens')))
})

test('the focus goes to special days that are refused', async () => {
  const day = inDays(5)
  show({ ...hoursFrom('09:00', '17:00'), day })
  choose(`${day} closes`, '08:00')
  press('Save')
  await screen.findByText('Closing time must be after opening time')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Date')))
})
