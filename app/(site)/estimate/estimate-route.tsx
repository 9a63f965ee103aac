import { type Metadata } from 'next'
import { EstimatePage } from '@/components/site/screens/estimate/estimate-page'
import { choiceText, decodeChoice } from '@/lib/business/finishes'
import { listPlaces, listServices } from '@/lib/data/areas'
import { getFinishes } from '@/lib/data/finishes'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { estimate } from '@/lib/estimate/estimate'
import { describeJob, estimateTitle } from '@/lib/estimate/estimate-text'
import { levelsOfDesign } from '@/lib/estimate/finish-levels'
import { estimateAddress, parseEstimate, parseKept, stepField } from '@/lib/estimate/request'
import { readWeeks } from '@/lib/estimate/weeks'
import { canSendMail } from '@/lib/mail/addresses'
import { absoluteUrl } from '@/lib/seo/address'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'

type Params = Pick<URLSearchParams, 'get'>

async function readParams(params: Params) {
  const [profile, places, finishes] = await Promise.all([getProfile(), listPlaces(), getFinishes()])
  const levelsOf = (code: string) => levelsOfDesign(code, finishes)
  const { request, words } = parseEstimate(params, places, levelsOf)
  return { profile, places, finishes, request, words, kept: parseKept(params, places, levelsOf) }
}

/** Returns the metadata of a shared estimate: previews show its room and its sum. Search engines list /estimate alone. */
export async function sharedEstimateMetadata(params: Params): Promise<Metadata> {
  const { profile, places, request } = await readParams(params)
  const place = places.find(({ slug }) => slug === request.town)
  const { total } = estimate(request, profile, place, profile.financing)
  const metadata = pageMetadata({
    path: '/estimate',
    image: siteImage('/estimate', profile),
    title: estimateTitle(request, total, place?.name),
    description: `A price range with its parts for ${describeJob(request)}.`,
    noindex: true,
  })
  // Services that preview links request this address again: it must be that of this estimate.
  return { ...metadata, openGraph: { ...metadata.openGraph, url: absoluteUrl(estimateAddress(request)) } }
}

export async function EstimateRoute({ params }: { params: Params }) {
  const { profile, places, finishes, request, words, kept } = await readParams(params)
  const choice = request.design ? decodeChoice(request.design, finishes) : null
  return (
    <EstimatePage
      request={request}
      kept={kept}
      step={params.get(stepField) ?? ''}
      weeks={readWeeks(await listServices())}
      notes={words}
      design={choice ? choiceText(choice, finishes) : undefined}
      profile={profile}
      places={places}
      site={env().SITE_URL}
      canEmail={canSendMail()}
    />
  )
}
