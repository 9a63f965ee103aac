import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { readPrivateFile } from '@/lib/private-files/store'

/** GET: sends a homeowner's photo (`?size=small` for its thumbnail) or a document that proves a claim. */
export const GET = handle({
  auth: 'staff',
  run: async ({ request, params }) => {
    const size = new URL(request.url).searchParams.get('size') === 'small' ? 'small' : 'full'
    const file = await readPrivateFile(params.id!, size)
    if (!file) throw new AppError('not-found')
    return new Response(new Uint8Array(file.data), {
      headers: {
        'content-type': file.type,
        'content-disposition':
          file.type === 'application/pdf' ? 'attachment; filename="proof.pdf"' : 'inline',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
