'use client'

import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLeaveGuard } from '@/components/builder/use-leave-guard'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import {
  type SetupState,
  type SetupStep,
  setupStepNames,
  setupSteps,
  stepsBefore,
} from '@/lib/business/setup'
import { LeaveQuestion } from './leave-question'
import { setupFields } from './setup-fields'
import { type StoredGroup, useGroupForm } from './use-group-form'

const addressOf = (step: SetupStep | 'done') => `/admin/setup?step=${step}`
const dashboard = '/admin'

/** One step: what it asks for, and the ways on, back and out. Going on saves it. */
export function SetupForm({ step, values, version }: StoredGroup & { step: SetupStep }) {
  const { form, save, discard, question } = useGroupForm(
    setupSteps[step].group,
    { values, version },
    () => void next(),
  )
  const { isDirty } = form.formState
  const [busy, setBusy] = useState(false)
  /** Where somebody wants to go who has changed something here; null for the browser's Back. */
  const [leaving, setLeaving] = useState<string | null>()
  const go = useLeaveGuard({ dirty: isDirty, home: dashboard, onAsk: setLeaving })
  const at = stepsBefore(step)
  const previous = setupStepNames[at - 1]
  const following = setupStepNames[at + 1]
  const { title, about, fields } = setupFields[step]

  /** Notes how far the setup is; what it couldn't note is said. */
  async function note(state: SetupState): Promise<boolean> {
    const answer = await staffCall('PUT', '/api/setup', state)
    if (!answer.ok) tell(answer.detail)
    return answer.ok
  }

  const tell = (description: string) =>
    showToast({
      title: 'This step could not be saved',
      description,
      destructive: true,
      action: { label: 'Try again', run: () => void next() },
    })

  async function next() {
    setBusy(true)
    const outcome = await save()
    if (typeof outcome === 'object') tell(outcome.failed)
    const state: SetupState = following ? { status: 'open', step: following } : { status: 'done', step }
    if (outcome === 'saved' && (await note(state))) go(addressOf(following ?? 'done'))
    setBusy(false)
  }

  async function setAside() {
    if (await note({ status: 'later', step })) go(dashboard)
  }

  return (
    <section aria-labelledby="step-title" className="min-w-0">
      <h2 id="step-title" className="text-24 font-[450]">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-[60ch] text-stone">{about}</p>
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          className="grid max-w-150 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void next()
          }}
        >
          {fields}
          <div className="mt-4 flex gap-2 border-t border-hair pt-5">
            {previous && (
              <Button onClick={() => (isDirty ? setLeaving : go)(addressOf(previous))}>Back</Button>
            )}
            <Button look="quiet" onClick={() => (isDirty ? setLeaving(dashboard) : void setAside())}>
              Later
            </Button>
            <Button type="submit" look="primary" className="ml-auto max-tablet:flex-1" aria-busy={busy}>
              {busy ? 'Saving...' : following ? 'Next' : 'Finish'}
            </Button>
          </div>
        </form>
      </FormProvider>
      {question}
      {leaving !== undefined && (
        <LeaveQuestion
          onStay={() => setLeaving(undefined)}
          onLeave={() => {
            discard()
            setLeaving(undefined)
            if (leaving === dashboard) void setAside()
            else go(leaving)
          }}
        />
      )}
    </section>
  )
}
