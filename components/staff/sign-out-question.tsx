'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

const ConfirmDialog = lazy(() => import('./confirm-dialog').then((file) => ({ default: file.ConfirmDialog })))

type Question = { jobs: number; answer: (isConfirmed: boolean) => void }

let open: ((question: Question) => void) | undefined

/** Asks whether to sign out although jobs wait on this device. Needs SignOutQuestion on the page. */
export const confirmSignOut = (jobs: number): Promise<boolean> =>
  open ? new Promise((answer) => open?.({ jobs, answer })) : Promise.resolve(true)

/** The dialog before signing out while jobs wait on this device. */
export function SignOutQuestion() {
  const [question, setQuestion] = useState<Question>()
  useEffect(() => {
    open = setQuestion
    return () => {
      open = undefined
    }
  }, [])

  if (!question) return null
  const { jobs, answer } = question
  const close = (isConfirmed: boolean) => {
    setQuestion(undefined)
    answer(isConfirmed)
  }
  return (
    <Suspense>
      <ConfirmDialog
        title="Not everything is sent"
        text={`Photos or texts of ${jobs === 1 ? 'one job' : `${jobs} jobs`} wait on this device. They stay here and are sent after the next sign-in on it.`}
        action="Sign out"
        keep="Stay signed in"
        run={() => Promise.resolve(close(true))}
        onClose={() => close(false)}
      />
    </Suspense>
  )
}
