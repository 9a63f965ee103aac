'use client'

import { CalendarPlus, CircleAlert, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { BackLink, Rows, Screen, ScreenHead } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LucideButton } from '@/components/ui/lucide-button'
import { showError, showToast } from '@/components/ui/toast'
import { counted } from '@/lib/text/counted'
import { type BusyCalendar } from '@/lib/visit-types'

const AddDialog = lazy(() =>
  import('./add-calendar-dialog').then((file) => ({ default: file.AddCalendarDialog })),
)
const ConfirmDialog = lazy(() =>
  import('@/components/staff/confirm-dialog').then((file) => ({ default: file.ConfirmDialog })),
)

/** Each calendar's `readAt` is in words. */
type CalendarsScreenProps = { calendars: BusyCalendar[]; daysAhead: number }

/** Lists the calendars of other programs whose busy times visitors can't book. */
export function CalendarsScreen({ calendars, daysAhead }: CalendarsScreenProps) {
  const router = useRouter()
  const [dialog, setDialog] = useState<'add' | BusyCalendar | null>(null)
  const close = () => setDialog(null)
  const box = useRef<HTMLDivElement>(null)
  const hasRemoved = useRef(false)
  // The pressed button is removed with its row: the list takes the focus.
  useEffect(() => {
    if (hasRemoved.current) box.current?.focus()
    hasRemoved.current = false
  }, [calendars.length])

  async function remove({ id }: BusyCalendar) {
    const answer = await staffCall('DELETE', `/api/calendar/busy/${id}`)
    // 404: somebody else has removed it already.
    if (!answer.ok && answer.status !== 404) {
      showError('Failed to remove the calendar', answer.detail)
      return false
    }
    close()
    hasRemoved.current = true
    showToast({ title: 'Its times can be booked again' })
    router.refresh()
    return true
  }

  const addButton = (
    <Button look="primary" className="max-tablet:w-full" onClick={() => setDialog('add')}>
      <CalendarPlus className="size-4" aria-hidden="true" />
      Add a calendar
    </Button>
  )
  return (
    <Screen>
      <BackLink href="/admin/visits">Visits</BackLink>
      <ScreenHead
        title="Busy times"
        note="Nobody can book on the site while one of these calendars is busy. They are read every 15 minutes."
      >
        {calendars.length > 0 && addButton}
      </ScreenHead>
      <div ref={box} tabIndex={-1}>
        {calendars.length === 0 ? (
          <EmptyState title="No calendars yet" action={addButton}>
            Add yours from Google, Outlook or iCloud. We read when you’re busy, never with what.
          </EmptyState>
        ) : (
          <Rows>
            {calendars.map((calendar) => (
              <li key={calendar.id}>
                <span className="min-w-0 flex-1">
                  <b className="font-semibold">{calendar.name}</b>
                  <small className="block text-13 text-stone">
                    {calendar.problem ? 'Last read ' : 'Read '}
                    {calendar.readAt}: {counted(calendar.timesAhead, 'busy time')} in the next {daysAhead}{' '}
                    days
                    {calendar.staffName && `. Added by ${calendar.staffName}`}
                  </small>
                  {calendar.problem && (
                    <span className="mt-1 flex gap-1.5 text-13 font-medium text-clay">
                      <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
                      {calendar.problem} Until it can be read, its earlier times still count.
                    </span>
                  )}
                </span>
                <LucideButton
                  icon={Trash2}
                  isLarge
                  look="danger"
                  label={`Remove ${calendar.name}`}
                  title="Remove"
                  onClick={() => setDialog(calendar)}
                />
              </li>
            ))}
          </Rows>
        )}
      </div>
      {/* Its own boundary, so that list and focus stay while a dialog loads. */}
      <Suspense>
        {dialog === 'add' && <AddDialog onClose={close} />}
        {dialog && dialog !== 'add' && (
          <ConfirmDialog
            title={`Remove ${dialog.name}?`}
            text="Its busy times can be booked again. To add it again, you’ll need its address."
            action="Remove it"
            run={() => remove(dialog)}
            onClose={close}
          />
        )}
      </Suspense>
    </Screen>
  )
}
