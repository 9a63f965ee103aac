import { type ComponentProps, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { openedOver } from '@/app/(staff)/admin/visits/opened-over'
import { type CalendarOverlay, type CalendarView } from '@/components/admin/visits/calendar-address'
import { type NewVisitDialog } from '@/components/admin/visits/new-visit-dialog'
import { PlanFieldset } from '@/components/admin/visits/plan-fields'
import { defaultProfile } from '@/lib/business/profile'
import { createLead } from '@/lib/data/leads'
import { newVisitSchema, unchosenPlace } from '@/lib/schemas/visit-work'
import { firstFreeDay } from '@/lib/visits/calendar'
import { listVisitPeople } from '@/lib/visits/people'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()

type NewVisitProps = ComponentProps<typeof NewVisitDialog>

test.each([
  // A Tuesday, nine to five: in the morning, and after hours.
  ['2026-12-01', '2026-12-01T15:00Z', '2026-12-01'],
  ['2026-12-01', '2026-12-01T23:00Z', '2026-12-02'],
  // A Saturday evening, before a Sunday without hours.
  ['2026-12-05', '2026-12-05T23:00Z', '2026-12-07'],
  // A week that is view ahead, from its Sunday on.
  ['2026-12-13', '2026-12-01T15:00Z', '2026-12-14'],
])('a new visit that would be on %s, as it is %s, opens on %s', async (day, now, free) => {
  expect(await firstFreeDay(defaultProfile, day, new Date(now), null)).toBe(free)
})

test('if no day of the next weeks is free, the day stays', async () => {
  const closed = { opens: '', closes: '' }
  const never = Object.fromEntries(Object.keys(defaultProfile.showroomHours).map((day) => [day, closed]))
  const visitHours = never as typeof defaultProfile.visitHours
  const profile = { ...defaultProfile, visitHours, visits: { ...defaultProfile.visits, hasOwnHours: true } }
  expect(await firstFreeDay(profile, '2026-12-01', new Date('2026-12-01T15:00Z'), null)).toBe('2026-12-01')
})

test('the visit of a lead is in its town, where that is one of those served', async () => {
  const { id } = await createLead({ source: 'contact', name: 'Ana', town: 'nyack' })
  const elsewhere = await createLead({ source: 'contact', name: 'Ben', town: 'Ramsey, NJ' })
  expect((await listVisitPeople(id)).lead).toMatchObject({ town: 'nyack' })
  expect((await listVisitPeople(elsewhere.id)).lead).toMatchObject({ town: '' })
})

describe('the form of a new visit', () => {
  const view: CalendarView = { span: 'week', day: '2026-11-30', allHours: false, who: '' }
  const tuesdayEvening = new Date('2026-12-01T23:00Z')
  const open = async (opened: CalendarOverlay) => {
    const dialog = (await openedOver(
      view,
      opened,
      defaultProfile,
      [],
      tuesdayEvening,
    )) as ReactElement<NewVisitProps>
    return dialog.props
  }
  test('opens on the first day with a free time, or at the time that was clicked', async () => {
    expect(await open({ new: '' })).toMatchObject({ day: '2026-12-02', time: '' })
    expect(await open({ new: '2026-12-01T10:00' })).toMatchObject({ day: '2026-12-01', time: '10:00' })
  })

  test('without a town is refused, somewhere else is not', () => {
    const visit = { day: '2026-12-02', time: '10:00', minutes: 60, address: '', tell: false, leadId: 'ana' }
    const sent = {
      ...visit,
      key: 'a'.repeat(32),
      name: '',
      phone: '',
      email: '',
      projectType: '',
      message: '',
    }
    expect(newVisitSchema.safeParse({ ...sent, place: '' }).success).toBe(true)
    expect(newVisitSchema.safeParse({ ...sent, kind: 'video', place: unchosenPlace }).success).toBe(true)
    expect(newVisitSchema.safeParse({ ...sent, place: unchosenPlace }).error?.issues).toMatchObject([
      { path: ['place'], message: 'Choose a town' },
    ])
  })
})

test('the towns come before “Somewhere else”', () => {
  function Fields() {
    const form = useForm({ defaultValues: { day: '', time: '', minutes: 60, place: '', address: '' } })
    return (
      <FormProvider {...form}>
        <PlanFieldset colleagues={[]} />
      </FormProvider>
    )
  }
  const [, , town = ''] = renderToStaticMarkup(<Fields />).split('</select>')
  expect(town).toMatch(
    /<select[^>]*><option value="\?"[^>]*>Choose the town<\/option><option value="airmont">/,
  )
  expect(town).toMatch(/<option value="">Somewhere else<\/option>$/)
})
