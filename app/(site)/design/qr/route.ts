import { toString as drawQr } from 'qrcode'
import { choiceAddress, readChoice } from '@/lib/business/finishes'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { absoluteUrl } from '@/lib/seo/address'

/** GET /design/qr?cabinets=…&island=…: sends the QR code of the address of a choice, for its sheet of paper. 404 for no choice. */
export const GET = handle({
  run: async ({ request }) => {
    const choice = readChoice(new URL(request.url).searchParams)
    if (!choice) throw new AppError('not-found')
    const svg = await drawQr(absoluteUrl(choiceAddress(choice)), {
      type: 'svg',
      errorCorrectionLevel: 'M',
      margin: 0,
    })
    return new Response(svg, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    })
  },
})
