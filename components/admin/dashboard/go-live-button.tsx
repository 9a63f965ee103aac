'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'

const Dialog = lazy(() => import('@/components/ui/dialog').then((file) => ({ default: file.Dialog })))

type GoLiveButtonProps = {
  blockers: string[]
  /** True if search engines are asked to leave the site out, even once it is live. */
  isKeptOut: boolean
}

/** Takes the site live after a question. Until it is ready, lists what has to be done first. */
export function GoLiveButton({ blockers, isKeptOut }: GoLiveButtonProps) {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const searchNote = isKeptOut
    ? 'Search engines are still asked to leave the site out.'
    : 'Search engines may list the site from now on.'

  async function goLive() {
    setBusy(true)
    const answer = await staffCall<object>('PUT', '/api/go-live', { isLive: true })
    setBusy(false)
    if (!answer.ok) return showError('The site could not go live', answer.detail)
    setIsAsking(false)
    showToast({
      title: 'Your site is live',
      description: `Samples and examples are gone. ${searchNote}`,
      action: { label: 'Undo', run: () => void takeBack(answer.data) },
    })
    router.refresh()
  }

  async function takeBack(samples: object) {
    const answer = await staffCall('PUT', '/api/go-live', { isLive: false, samples })
    if (answer.ok) showToast({ title: 'The site is as it was before' })
    else showError('Going live couldn’t be undone', answer.detail)
    router.refresh()
  }

  if (blockers.length > 0)
    return (
      <div className="mt-4">
        <Button look="primary" disabled aria-describedby="go-live-blockers">
          Go live
        </Button>
        <div id="go-live-blockers" className="mt-2 text-13 text-stone">
          <p>First:</p>
          <ul className="list-disc pl-4">
            {blockers.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
      </div>
    )
  return (
    <div className="mt-4">
      <Button look="primary" onClick={() => setIsAsking(true)}>
        Go live
      </Button>
      <Suspense>
        {isAsking && (
          <Dialog
            alert
            title="Go live?"
            onClose={() => setIsAsking(false)}
            footer={
              <>
                <Button onClick={() => setIsAsking(false)}>Not yet</Button>
                <Button
                  look="primary"
                  data-first=""
                  aria-busy={busy}
                  disabled={busy}
                  onClick={() => void goLive()}
                >
                  Go live
                </Button>
              </>
            }
          >
            <p className="text-stone">
              Samples go to the trash, and claims without proof are no longer shown. Sections with nothing of
              yours in them are hidden. {searchNote}
            </p>
          </Dialog>
        )}
      </Suspense>
    </div>
  )
}
