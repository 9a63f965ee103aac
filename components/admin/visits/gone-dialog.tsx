'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { calendarHref, type CalendarView } from './calendar-address'

export function GoneDialog({ shown }: { shown: CalendarView }) {
  const router = useRouter()
  const close = () => router.push(calendarHref(shown), { scroll: false })
  return (
    <Dialog
      title="It is gone"
      onClose={close}
      footer={
        <Button look="primary" onClick={close}>
          Back to the calendar
        </Button>
      }
    >
      <p className="text-stone">Somebody has removed it, or its lead is in the trash.</p>
    </Dialog>
  )
}
