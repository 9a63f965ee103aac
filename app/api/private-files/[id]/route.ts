import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { readPrivateFile } from '@/lib/private-files/store'

/** Returns the header by RFC 6266, which allows names with any characters. */
const savedAs = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed().slice(-200)).replaceAll("'", '%27')}`

/** GET: sends a photo (`?size=small` for its thumbnail), or a document under the `?name=` that it is saved with. */
export const GET = handle({
  auth: 'staff',
  run: async ({ request, params }) => {
    const { searchParams } = new URL(request.url)
    const size = searchParams.get('size') === 'small' ? 'small' : 'full'
    const file = await readPrivateFile(params.id!, size)
    if (!file) throw new AppError('not-found')
    return new Response(new Uint8Array(file.data), {
      headers: {
        'content-type': file.type,
        'content-disposition':
          file.type === 'application/pdf' ? savedAs(searchParams.get('name') || 'proof.pdf') : 'inline',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
