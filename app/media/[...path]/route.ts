import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { readPicture } from '@/lib/media/store'
import { dataPolicy } from '@/lib/policy'

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
}

/** GET: sends a version of an uploaded picture. Its address names its content, so caches may keep it forever. */
export const GET = handle({
  run: async ({ request }) => {
    const picture = await readPicture(new URL(request.url).pathname)
    if (!picture) throw new AppError('not-found')
    const { data, tag, type } = picture
    if (request.headers.get('if-none-match') === tag) {
      return new Response(null, { status: 304, headers: { ...headers, etag: tag } })
    }
    const body = new Uint8Array(data)
    return new Response(body, {
      headers: { ...headers, etag: tag, 'content-type': type, 'content-length': String(body.byteLength) },
    })
  },
})
