'use client'

import { Rows } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { useRefreshingTask } from '@/components/staff/use-refreshing-task'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'

type SessionRow = { id: string; device: string; note: string; isThis: boolean }

/** Lists the account's sessions; each other device can be signed out, or all of them. */
export function SessionList({ sessions }: { sessions: SessionRow[] }) {
  const { busy, run } = useRefreshingTask()
  const end = (path: string, doneText: string) =>
    run(async () => {
      const answer = await staffCall('DELETE', path)
      // 404: the session has ended already.
      if (answer.ok || answer.status === 404) showToast({ title: doneText })
      else showError('That device is still signed in', answer.detail)
    })

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
                onClick={() => end(`/api/account/sessions/${id}`, 'Signed out there')}
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
          onClick={() => end('/api/account/sessions', 'Signed out everywhere else')}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}
