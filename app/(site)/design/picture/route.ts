import { choiceCode, designShapes, readChoice } from '@/lib/business/finishes'
import { nounOf } from '@/lib/business/rooms'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { clientAddress } from '@/lib/limits/client-address'
import { consume } from '@/lib/limits/rate-limit'
import { cachedPicture, pictureBusy, TooManyPictures } from '@/lib/seo/share-cache'
import { drawDesign } from '@/lib/seo/design-picture'

/** Limits drawing, which takes a fraction of a second. A picture that is drawn already counts nothing. */
const drawingLimit = { name: 'design-picture', points: 30, seconds: 60 }

/**
 * GET /design/picture?cabinets=…&island=…: sends the kitchen of a choice as JPEG, whole (1600 × 1067), with `shape=small` as
 * it is kept beside others, or with `shape=share` as link previews show it (1200 × 630); with `download` as an attachment. Staff see old choices too: finishes that are no
 * longer offered are drawn. Answers 404 if a surface has no such finish, and 503 if too many pictures wait.
 */
export const GET = handle({
  run: async ({ request }) => {
    const { searchParams } = new URL(request.url)
    const choice = readChoice(searchParams)
    if (!choice) throw new AppError('not-found')
    const shape = designShapes.find((shape) => shape === searchParams.get('shape')) ?? 'room'
    const code = choiceCode(choice)
    let picture
    try {
      picture = await cachedPicture(`${shape}-${code}`, () => drawDesign(choice, shape), {
        kind: 'design',
        admit: () => consume(drawingLimit, clientAddress(request.headers)),
      })
    } catch (error) {
      if (error instanceof TooManyPictures) return pictureBusy()
      throw error
    }
    return new Response(new Uint8Array(picture), {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        ...(searchParams.has('download') && {
          'content-disposition': `attachment; filename="${nounOf(choice.room)}-${code.replaceAll('_', '-')}.jpg"`,
        }),
      },
    })
  },
})
