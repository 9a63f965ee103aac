'use client'

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProvider, get, useFormContext } from 'react-hook-form'
import { LeaveQuestion } from '@/components/staff/leave-dialog'
import { staffCall } from '@/components/staff/staff-call'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import {
  type SetupState,
  type SetupStep,
  setupStepNames,
  setupSteps,
  stepsBefore,
} from '@/lib/business/setup'
import { showroomTown } from '@/lib/business/showroom'
import { settingInput } from '@/lib/records/settings/values'
import { ColorFields } from './color-fields'
import { LogoFields } from './logo-fields'
import { SettingField } from './setting-fields'
import { type StoredGroup, useSettings } from './use-settings'

const addressOf = (step: SetupStep | 'done') => `/admin/setup?step=${step}`
const dashboard = '/admin'

type SetupFormProps = StoredGroup & { step: SetupStep }

/** Renders a step below its heading, which takes the focus after a change of steps. */
export function SetupForm(props: SetupFormProps) {
  const { step } = props
  const { title, about } = steps[step]
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus()
    lastStep.current = step
  }, [step])
  return (
    <section aria-labelledby="step-title" className="min-w-0">
      <h2 id="step-title" ref={heading} tabIndex={-1} className="text-24 font-[450]">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-[60ch] text-stone">{about}</p>
      {/* Each step is a separate form. */}
      <StepForm key={step} {...props} />
    </section>
  )
}

/** Edits a step's fields, and saves them on the way to the next step. */
function StepForm({ step, values, version }: SetupFormProps) {
  const { group } = setupSteps[step]
  const { form, save, discard, question } = useSettings(
    { [group]: { values, version } },
    () => void saveAndGoOn(),
  )
  const { isDirty } = form.formState
  const [busy, setBusy] = useState(false)
  const leaving = useLeaveQuestion({ dirty: isDirty, home: dashboard })
  const { ask, go } = leaving
  const index = stepsBefore(step)
  const previousStep = setupStepNames[index - 1]
  const nextStep = setupStepNames[index + 1]

  /** Stores the state of the setup, then navigates to `href`. */
  async function note(state: SetupState, href: string, again: () => Promise<void>) {
    const answer = await staffCall('PUT', '/api/setup', state)
    if (answer.ok) go(href)
    else showFailure(answer.detail, again)
  }

  const showFailure = (description: string, again: () => Promise<void>) =>
    showToast({
      title: 'This could not be saved',
      description,
      destructive: true,
      action: { label: 'Try again', run: () => void again() },
    })

  async function saveAndGoOn() {
    setBusy(true)
    const outcome = await save([group])
    if (typeof outcome === 'object') showFailure(outcome.failed, saveAndGoOn)
    const state: SetupState = nextStep ? { status: 'open', step: nextStep } : { status: 'done', step }
    if (outcome === 'saved') await note(state, addressOf(nextStep ?? 'done'), saveAndGoOn)
    setBusy(false)
  }

  const setAside = (): Promise<void> => note({ status: 'later', step }, dashboard, setAside)

  const goOut = (href: string | null) => (href === dashboard ? void setAside() : go(href))

  async function saveAndLeave(href: string | null): Promise<void> {
    const outcome = await save([group])
    if (outcome === 'saved') goOut(href)
    else if (typeof outcome === 'object') showFailure(outcome.failed, () => saveAndLeave(href))
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
            void saveAndGoOn()
          }}
        >
          {steps[step].fields}
          <div className="mt-4 flex gap-2 border-t border-hair pt-5">
            {previousStep && (
              <Button onClick={() => (isDirty ? ask : go)(addressOf(previousStep))}>Back</Button>
            )}
            <Button look="quiet" onClick={() => (isDirty ? ask(dashboard) : void setAside())}>
              Later
            </Button>
            <Button type="submit" look="primary" className="ml-auto max-tablet:flex-1" aria-busy={busy}>
              {busy ? 'Saving...' : nextStep ? 'Next' : 'Finish'}
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

/** Edits a setting, marked as a sample while it has the value that came with the site. */
function StepField({ path, ...rest }: ComponentProps<typeof SettingField>) {
  const value: unknown = useFormContext().watch(path)
  const isSample = value !== '' && value === get(defaultProfile, path)
  return (
    <SettingField
      path={path}
      note={isSample ? <Badge>Sample</Badge> : undefined}
      hint={undefined}
      placeholder={undefined}
      {...rest}
    />
  )
}

/** Asks for the point on the map if the address is in no town of the list. */
function PointField() {
  const address = useFormContext().watch('address') as BusinessProfile['address']
  if (!address.point && showroomTown({ address })) return null
  const { note, hint, placeholder } = settingInput('address.point')
  return <StepField path="address.point" note={note} hint={hint} placeholder={placeholder} />
}

type Step = { title: string; about: string; fields: ReactNode }

const steps: Record<SetupStep, Step> = {
  business: {
    title: 'Your business',
    about:
      'Your name appears in the header, page titles and every email. What is marked Sample came with the site.',
    fields: (
      <>
        <StepField path="name" />
        <StepField path="shortName" hint="For titles and emails, where the whole name is too long." />
        <StepField
          path="licenseNumber"
          note="optional"
          hint="County rules call for it on every page. You can add it later."
        />
      </>
    ),
  },
  phone: {
    title: 'How people reach you',
    about: 'The number is on every page, one tap away on a phone. Homeowners write to the email address.',
    fields: (
      <>
        <StepField path="phone" />
        <StepField path="email" />
      </>
    ),
  },
  address: {
    title: 'Where your showroom is',
    about: 'Footer and contact page show it, and search engines put it on their maps.',
    fields: (
      <>
        <StepField path="address.street" />
        <StepField path="address.locality" />
        <div className="grid grid-cols-2 gap-3">
          <StepField path="address.region" />
          <StepField path="address.postalCode" />
        </div>
        <PointField />
      </>
    ),
  },
  logo: {
    title: 'Your logo',
    about: 'Header, footer, emails and share pictures show it. Without one they show your name as text.',
    fields: <LogoFields />,
  },
  colors: {
    title: 'Your colors',
    about:
      'One for buttons, links and dark bands, one for accents. The shades in between follow automatically.',
    fields: <ColorFields />,
  },
}
