import 'server-only'
import { wordingOf } from '@/lib/business/wording'
import { getProfile, knownProfile } from '@/lib/data/settings'
import { type AppError } from '@/lib/errors'
import { refusalPage } from '@/lib/leads/form-answer'
import { markup } from '@/lib/text/markup'

const hiddenNames = ['token', 'rating', 'photos', 'mayPublish']

/** Answers a review that was posted without script and refused, with the form to correct. */
export async function refusedReview(error: AppError, values: Record<string, string>): Promise<Response> {
  const { errors = {} } = error.more
  if (!/^[\w-]{43}$/.test(values.token ?? '') || error.code === 'not-found' || error.code === 'forbidden')
    return refusalPage(error, markup``)
  const back = markup`<p><a href="/review/${values.token ?? ''}">Back to your review</a></p>`
  if (error.code === 'conflict') return refusalPage(error, back)
  const words = wordingOf(await getProfile().catch(knownProfile))
  const note = (name: string) => errors[name] && markup`<p class="error">${errors[name]}</p>`
  const input = (name: string, label: string) =>
    markup`<div><label for="${name}">${label}</label>${note(name)}<input id="${name}" name="${name}" value="${values[name] ?? ''}"></div>`
  const stars = errors.rating
    ? markup`<fieldset><legend>${words('ownReview.stars')}</legend>${note('rating')}${['5', '4', '3', '2', '1'].map((value) => markup`<label><input type="radio" name="rating" value="${value}"> ${value}</label>`)}</fieldset>`
    : markup``
  const keptFields = hiddenNames
    .filter((name) => values[name] && !(name in errors))
    .map((name) => markup`<input type="hidden" name="${name}" value="${values[name] ?? ''}">`)
  return refusalPage(
    error,
    markup`<form method="post" action="/api/reviews" enctype="multipart/form-data" novalidate>
${note('photos')}${stars}
<div><label for="words">${words('ownReview.words')}</label>${note('words')}<textarea id="words" name="words" rows="6">\n${values.words ?? ''}</textarea></div>
${input('name', words('ownReview.name'))}
${input('town', words('ownReview.town'))}
${keptFields}
<button>Send it again</button>
</form>
${back}`,
  )
}
