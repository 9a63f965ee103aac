import { blockRegistry } from '@/components/blocks/registry'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { readBytes } from '@/lib/http/read-body'
import { pieceBytes } from '@/lib/site-file/types'
import { siteFileNow, takePiece } from '@/lib/site-file/work'

/** PUT: a piece of a file as the body, which begins at byte `?at=`; the last piece starts the check. */
export const PUT = handle({
  auth: 'owner',
  run: async ({ request, params }) => {
    // A type that a foreign page's form can't send.
    if (!/^application\/octet-stream/i.test(request.headers.get('content-type') ?? ''))
      throw new AppError('wrong-type', {
        detail: 'Send the piece itself as the body, as application/octet-stream.',
      })
    const offset = Number(new URL(request.url).searchParams.get('at') ?? 'none')
    if (!Number.isSafeInteger(offset))
      throw new AppError('invalid', { detail: 'Say where the piece begins: ?at=0.' })
    await takePiece(
      params.id ?? '',
      offset,
      await readBytes(request, pieceBytes, 'Send the file in smaller pieces.'),
      blockRegistry,
    )
    return siteFileNow()
  },
})
