import 'server-only'
import { clientAddress } from '@/lib/limits/client-address'
import { maxUploadBytes, uploadMessages } from '@/lib/media/sniff'
import { maxPhotos, photoMessages } from '@/lib/lead-photos'
import { receivePhotos, takePhoto } from './photos'

/** The photos of a form that was posted without script. */
export const photoFiles = {
  field: 'photos',
  most: maxPhotos,
  maxBytes: maxUploadBytes,
  messages: { tooLarge: uploadMessages.large, tooMany: photoMessages.tooMany },
  take: (read: () => Promise<Buffer>, request: Request): Promise<string> =>
    receivePhotos(async () => takePhoto(await read(), clientAddress(request.headers))),
}
