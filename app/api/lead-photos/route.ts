import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { readBytes } from '@/lib/http/read-body'
import { clientAddress } from '@/lib/limits/client-address'
import { maxUploadBytes, uploadMessages } from '@/lib/media/sniff'
import { receivePhotos, takePhoto } from '@/lib/private-files/photos'

/** POST: stores the photo of the body, to be sent with a request: 201 `{ id }`. Only staff can see it. */
export const POST = handle({
  run: async ({ request }) => {
    // A form of another site can't send these types; the bytes decide what the file is.
    if (!/^(image\/|application\/octet-stream)/i.test(request.headers.get('content-type') ?? ''))
      throw new AppError('wrong-type', { detail: uploadMessages.body })
    const id = await receivePhotos(async () =>
      takePhoto(
        await readBytes(request, maxUploadBytes, uploadMessages.large),
        clientAddress(request.headers),
      ),
    )
    return Response.json({ id }, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
