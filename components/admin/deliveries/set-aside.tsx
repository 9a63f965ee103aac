'use client'

import { Rows } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'
import { type SetAsideRequest } from '@/lib/delivery-types'
import { type SetAsideAction } from '@/lib/schemas/deliveries'
import { officeTime } from '@/lib/time/office-time'
import { useRefreshingTask } from '@/components/staff/use-refreshing-task'

const actions: Record<SetAsideAction, { label: string; result: string }> = {
  'bring-in': { label: 'Bring in', result: 'It is in the inbox' },
  dismiss: { label: 'Dismiss', result: 'Dismissed' },
}

/** Lists the requests that the database refused. */
export function SetAside({ requests, now }: { requests: SetAsideRequest[]; now: Date }) {
  const { busy, run } = useRefreshingTask()
  const button = (file: string, action: SetAsideAction, sender: string) => (
    <Button
      size="small"
      aria-busy={busy}
      aria-label={`${actions[action].label}: ${sender}`}
      onClick={() =>
        run(async () => {
          const answer = await staffCall('POST', '/api/deliveries/set-aside', { file, action })
          if (answer.ok) showToast({ title: actions[action].result })
          else showError('Nothing was changed', answer.detail)
        })
      }
    >
      {actions[action].label}
    </Button>
  )
  return (
    <Rows className="max-tablet:*:flex-wrap">
      {requests.map(({ file, name, said, at, canBringIn }) => {
        const sender = name || 'An incomplete request'
        return (
          <li key={file}>
            <span className="min-w-0 flex-1 max-tablet:basis-full">
              <b className="font-semibold break-words">{sender}</b>
              <small className="block text-13 text-stone tabular-nums">Came in {officeTime(at, now)}</small>
              <span className="mt-1 block max-w-[60ch] text-small break-words whitespace-pre-line">
                {said}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              {canBringIn && button(file, 'bring-in', sender)}
              {button(file, 'dismiss', sender)}
            </span>
          </li>
        )
      })}
    </Rows>
  )
}
