'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Rows } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { showFailure, showToast } from '@/components/ui/toast'
import { type SetAsideRequest } from '@/lib/content-types'
import { type SetAsideAction } from '@/lib/schemas/deliveries'
import { officeTime } from '@/lib/time/office-time'

const done: Record<SetAsideAction, string> = { 'bring-in': 'It is in the inbox', dismiss: 'Dismissed' }

/** Lists the requests that the database refused. */
export function SetAside({ requests, now }: { requests: SetAsideRequest[]; now: Date }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function act(file: string, action: SetAsideAction) {
    // Not disabled meanwhile: that would drop the focus.
    if (busy) return
    setBusy(true)
    const answer = await staffCall('POST', '/api/deliveries/set-aside', { file, action })
    setBusy(false)
    if (answer.ok) showToast({ title: done[action] })
    else showFailure('Nothing was changed', answer)
    router.refresh()
  }

  return (
    <Rows className="max-tablet:*:flex-wrap">
      {requests.map(({ file, name, said, at, canBringIn }) => {
        const who = name || 'A file that holds no whole request'
        return (
          <li key={file}>
            <span className="min-w-0 flex-1 max-tablet:basis-full">
              <b className="font-semibold break-words">{who}</b>
              <small className="block text-13 text-stone tabular-nums">Came in {officeTime(at, now)}</small>
              <span className="mt-1 block max-w-[60ch] text-small break-words whitespace-pre-line">
                {said}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              {canBringIn && (
                <Button
                  size="small"
                  aria-busy={busy}
                  aria-label={`Bring in: ${who}`}
                  onClick={() => void act(file, 'bring-in')}
                >
                  Bring in
                </Button>
              )}
              <Button
                size="small"
                aria-busy={busy}
                aria-label={`Dismiss: ${who}`}
                onClick={() => void act(file, 'dismiss')}
              >
                Dismiss
              </Button>
            </span>
          </li>
        )
      })}
    </Rows>
  )
}
