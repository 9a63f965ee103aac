import { type PricedWithin } from '@/components/admin/settings/finish-rows'
import { FinishesScreen } from '@/components/admin/settings/finishes-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { surfaces } from '@/lib/business/finishes'
import { getFinishValues } from '@/lib/data/finishes'
import { getProfile } from '@/lib/data/settings'
import { lineOfSurface } from '@/lib/estimate/finish-levels'
import { settingsVersion } from '@/lib/records/settings/store'

export const generateMetadata = () => staffMetadata('Finishes')

export default async function FinishesPage() {
  await requireOwnerPage()
  const [values, profile] = await Promise.all([getFinishValues(), getProfile()])
  const lines = surfaces.map((surface) => [surface, lineOfSurface(surface, profile)] as const)
  return (
    <FinishesScreen
      values={values}
      version={settingsVersion(values)}
      lines={Object.fromEntries(lines) as PricedWithin}
    />
  )
}
