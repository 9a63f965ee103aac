'use client'

import { useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { LeaveQuestion } from '@/components/staff/leave-question'
import { staffCall } from '@/components/staff/staff-call'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import {
  type SetupState,
  type SetupStep,
  setupStepNames,
  setupSteps,
  stepsBefore,
} from '@/lib/business/setup'
import { setupFields } from './setup-fields'
import { ofGroup, type StoredGroup, useGroupForm } from './use-group-form'

const addressOf = (step: SetupStep | 'done') => `/admin/setup?step=${step}`
const dashboard = '/admin'

type SetupFormProps = StoredGroup & { step: SetupStep }

/** One step under its heading, which has the focus when one comes from another step. */
export function SetupForm(props: SetupFormProps) {
  const { step } = props
  const { title, about } = setupFields[step]
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <section aria-labelledby="step-title" className="min-w-0">
      <h2 id="step-title" ref={heading} tabIndex={-1} className="text-24 font-[450]">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-[60ch] text-stone">{about}</p>
      {/* Each step is a form of its own. */}
      <StepForm key={step} {...props} />
    </section>
  )
}

/** What a step asks for, and the ways on, back and out. Going on saves it. */
function StepForm({ step, values, version }: SetupFormProps) {
  const { form, save, discard, question } = useGroupForm(
    ofGroup(setupSteps[step].group),
    { values, version },
    () => void next(),
  )
  const { isDirty } = form.formState
  const [busy, setBusy] = useState(false)
  const leaving = useLeaveQuestion({ dirty: isDirty, home: dashboard })
  const { ask, go } = leaving
  const at = stepsBefore(step)
  const previous = setupStepNames[at - 1]
  const following = setupStepNames[at + 1]

  /** Notes how far the setup is, and goes on from there. */
  async function note(state: SetupState, href: string, again: () => Promise<void>) {
    const answer = await staffCall('PUT', '/api/setup', state)
    if (answer.ok) go(href)
    else tell(answer.detail, again)
  }

  const tell = (description: string, again: () => Promise<void>) =>
    showToast({
      title: 'This could not be saved',
      description,
      destructive: true,
      action: { label: 'Try again', run: () => void again() },
    })

  async function next() {
    setBusy(true)
    const outcome = await save()
    if (typeof outcome === 'object') tell(outcome.failed, next)
    const state: SetupState = following ? { status: 'open', step: following } : { status: 'done', step }
    if (outcome === 'saved') await note(state, addressOf(following ?? 'done'), next)
    setBusy(false)
  }

  const setAside = (): Promise<void> => note({ status: 'later', step }, dashboard, setAside)

  const goOut = (href: string | null) => (href === dashboard ? void setAside() : go(href))

  async function saveAndLeave(href: string | null): Promise<void> {
    const outcome = await save()
    if (outcome === 'saved') goOut(href)
    else if (typeof outcome === 'object') tell(outcome.failed, () => saveAndLeave(href))
  }

  return (
    <>
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
          {setupFields[step].fields}
          <div className="mt-4 flex gap-2 border-t border-hair pt-5">
            {previous && <Button onClick={() => (isDirty ? ask : go)(addressOf(previous))}>Back</Button>}
            <Button look="quiet" onClick={() => (isDirty ? ask(dashboard) : void setAside())}>
              Later
            </Button>
            <Button type="submit" look="primary" className="ml-auto max-tablet:flex-1" aria-busy={busy}>
              {busy ? 'Saving...' : following ? 'Next' : 'Finish'}
            </Button>
          </div>
        </form>
      </FormProvider>
      {question}
      <LeaveQuestion
        leaving={{ ...leaving, go: goOut }}
        onDiscard={() => void discard()}
        onSave={(href) => void saveAndLeave(href)}
      >
        What you changed here isn’t on the site yet. Stay to save it.
      </LeaveQuestion>
    </>
  )
}
