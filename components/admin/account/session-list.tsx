'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Rows } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'

type SessionRow = { id: string; device: string; note: string; isThis: boolean }

/** Lists the account's sessions; each other device can be signed out, or all of them. */
export function SessionList({ sessions }: { sessions: SessionRow[] }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function end(path: string, done: string) {
    setBusy(true)
    const answer = await staffCall('DELETE', path)
    setBusy(false)
    // One that has ended meanwhile is what was wanted.
    const isEnded = answer.ok || answer.status === 404
    showToast(
      isEnded
        ? { title: done }
        : { title: 'That device is still signed in', description: answer.detail, destructive: true },
    )
    router.refresh()
  }

  return (
    <>
      <Rows>
        {sessions.map(({ id, device, note, isThis }) => (
          <li key={id}>
            <span className="min-w-0 flex-1">
              <b className="font-semibold">{device}</b> {isThis && <Badge quiet>This device</Badge>}
              <small className="block text-13 wrap-anywhere text-stone tabular-nums">{note}</small>
            </span>
            {!isThis && (
              <Button
                size="small"
                disabled={busy}
                aria-label={`Sign out ${device}`}
                onClick={() => void end(`/api/account/sessions/${id}`, 'Signed out there')}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {sessions.length > 1 && (
        <Button
          className="mt-4"
          disabled={busy}
          onClick={() => void end('/api/account/sessions', 'Signed out everywhere else')}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}
