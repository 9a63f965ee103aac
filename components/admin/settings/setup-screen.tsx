import { Screen, ScreenHead } from '@/components/staff/screen'
import { capitalNumber } from '@/lib/text/number-word'
import { type SetupState, type SetupStep, setupStepNames } from '@/lib/business/setup'
import { SetupDone } from './setup-done'
import { SetupForm } from './setup-form'
import { SetupProgress } from './setup-progress'
import { type StoredGroup } from './use-settings'

type SetupScreenProps = StoredGroup & {
  setup: SetupState
  /** The current step; `done` after the last one. */
  step: SetupStep | 'done'
}

/** Leads through the first settings of a new site. */
export function SetupScreen({ setup, step, values, version }: SetupScreenProps) {
  if (step === 'done') return <SetupDone />
  return (
    <Screen className="max-w-240">
      <ScreenHead
        title="Set up your site"
        note={`${capitalNumber(setupStepNames.length)} short steps. Each is saved when you go on; stop whenever you like.`}
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-5 tablet:grid-cols-[180px_minmax(0,1fr)]">
        <SetupProgress setup={setup} step={step} />
        <SetupForm step={step} values={values} version={version} />
      </div>
    </Screen>
  )
}
