import { handle } from '@/lib/http/handle'
import { readUpload } from '@/lib/http/read-body'
import { clientAddress } from '@/lib/limits/client-address'
import { pictureUpload } from '@/lib/media/sniff'
import { receivePhotos, takePhoto } from '@/lib/private-files/photos'

/** POST: stores the photo of the body, to be sent with a request: 201 `{ id }`. Only staff can see it. */
export const POST = handle({
  run: async ({ request }) => {
    const id = await receivePhotos(async () =>
      takePhoto(await readUpload(request, pictureUpload), clientAddress(request.headers)),
    )
    return Response.json({ id }, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
