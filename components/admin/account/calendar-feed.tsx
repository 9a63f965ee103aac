'use client'

import { CalendarPlus, Copy } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { copyText } from '@/components/staff/copy-text'
import { staffCall } from '@/components/staff/staff-call'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { showError, showToast } from '@/components/ui/toast'

type CalendarFeedProps = {
  /** The time since which there is an address, in words; null if there is none. */
  since: string | null
  /** The time at which a calendar last fetched it. */
  readAt: string | null
}

const path = '/api/calendar/feed'

/** Creates the address of one's own calendar feed. Only its hash is stored: it is shown once. */
export function CalendarFeed({ since, readAt }: CalendarFeedProps) {
  const router = useRouter()
  const [address, setAddress] = useState('')
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  const failed = (detail: string) => showError('Failed to change the address', detail)

  async function make() {
    setBusy(true)
    const answer = await staffCall<{ address: string }>('POST', path)
    setBusy(false)
    if (!answer.ok) return failed(answer.detail)
    setAddress(answer.data.address)
    router.refresh()
  }

  async function end() {
    const answer = await staffCall('DELETE', path)
    if (!answer.ok) return failed(answer.detail)
    setAddress('')
    // The pressed button disappears: its section takes the focus.
    box.current?.focus()
    showToast({ title: 'The address no longer works' })
    router.refresh()
  }

  return (
    <div className="grid max-w-[60ch] gap-4" ref={box} tabIndex={-1}>
      <p>
        {since
          ? `Made ${since}. ${readAt ? `A calendar last read it ${readAt}.` : 'No calendar has read it yet.'}`
          : 'You have no address yet.'}
      </p>
      {address && (
        <>
          <Field label="The address" hint="Copy it now. You won’t see it again.">
            <Input readOnly value={address} onFocus={(event) => event.target.select()} />
          </Field>
          <dl className="grid gap-2 text-13 text-stone [&_dt]:font-semibold [&_dt]:text-ink">
            <div>
              <dt>iPhone, iPad, Mac</dt>
              <dd>
                On that device, press Add to this device. Or in Settings choose Apps, Calendar, Calendar
                Accounts, Add Account, Other, Add Subscribed Calendar, and paste the address.
              </dd>
            </div>
            <div>
              <dt>Google Calendar</dt>
              <dd>
                At calendar.google.com on a computer, press the plus beside Other calendars, choose From URL
                and paste the address. Google looks for changes every few hours only.
              </dd>
            </div>
          </dl>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {address && (
          <>
            <Button look="primary" onClick={() => void copyText(address, 'Address copied')}>
              <Copy className="size-4" aria-hidden="true" />
              Copy the address
            </Button>
            <ButtonLink className="no-underline" href={address.replace(/^https?:/, 'webcal:')}>
              <CalendarPlus className="size-4" aria-hidden="true" />
              Add to this device
            </ButtonLink>
          </>
        )}
        <Button
          look={since ? 'plain' : 'strong'}
          title={since ? 'The old address no longer works' : undefined}
          disabled={busy}
          aria-busy={busy}
          onClick={() => void make()}
        >
          {since ? 'Make a new address' : 'Make an address'}
        </Button>
        {since && (
          <Button look="danger" onClick={() => void end()}>
            Turn it off
          </Button>
        )}
      </div>
    </div>
  )
}
