import { SetupScreen } from '@/components/admin/settings/setup-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { groupOf } from '@/lib/records/settings/values'
import { setupStepNames, setupSteps } from '@/lib/business/setup'
import { getProfile } from '@/lib/data/settings'
import { groupVersion } from '@/lib/records/settings/store'
import { getSetup } from '@/lib/data/setup'

export const generateMetadata = () => staffMetadata('Set up your site')

type Props = { searchParams: Promise<{ step?: string | string[] }> }

export default async function SetupPage({ searchParams }: Props) {
  await requireOwnerPage()
  const [profile, setup, query] = await Promise.all([getProfile(), getSetup(), searchParams])
  const isDone = setup.status === 'done'
  const resumedStep = isDone ? setupStepNames[0] : setup.step
  const step = setupStepNames.find((name) => name === query.step) ?? resumedStep
  const { group } = setupSteps[step]
  return (
    <SetupScreen
      setup={setup}
      step={isDone && query.step === 'done' ? 'done' : step}
      values={groupOf(profile, group)}
      version={groupVersion(profile, group)}
    />
  )
}
