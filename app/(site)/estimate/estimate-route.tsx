import { EstimatePage } from '@/components/site/screens/estimate/estimate-page'
import { choiceText, decodeChoice } from '@/lib/business/finishes'
import { listPlaces } from '@/lib/data/areas'
import { getFinishes } from '@/lib/data/finishes'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { levelsOfDesign } from '@/lib/estimate/finish-levels'
import { parseEstimate } from '@/lib/estimate/request'

/** The page for an address: what both routes show, the static one for an address without a request. */
export async function EstimateRoute({ params }: { params: Pick<URLSearchParams, 'get'> }) {
  const [profile, places, finishes] = await Promise.all([getProfile(), listPlaces(), getFinishes()])
  const { request, words } = parseEstimate(params, places, (code) => levelsOfDesign(code, finishes))
  const choice = request.design ? decodeChoice(request.design, finishes) : null
  return (
    <EstimatePage
      request={request}
      words={words}
      design={choice ? choiceText(choice, finishes) : undefined}
      profile={profile}
      places={places}
      site={env().SITE_URL}
    />
  )
}
