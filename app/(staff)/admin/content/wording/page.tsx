import { WordingScreen } from '@/components/admin/settings/wording-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { wordingGroups } from '@/lib/business/wording'
import { getAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { countContent } from '@/lib/records/samples'
import { groupVersion } from '@/lib/records/settings/store'
import { groupOf } from '@/lib/records/settings/values'
import { fillText } from '@/lib/text/fill-text'

export const generateMetadata = () => staffMetadata('Wording')

export default async function WordingPage() {
  await requireStaffPage()
  const [profile, content, { places, services }] = await Promise.all([
    getProfile(),
    countContent(),
    getAreas(),
  ])
  const page = { place: places[0]?.slug ?? '', service: services[0]?.slug ?? '' }
  return (
    <WordingScreen
      values={groupOf(profile, 'wording')}
      version={groupVersion(profile, 'wording')}
      content={content}
      examples={Object.fromEntries(wordingGroups.map(({ id, example }) => [id, fillText(example, page)]))}
    />
  )
}
