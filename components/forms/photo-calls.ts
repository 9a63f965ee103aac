import { sendFile } from '@/lib/media/send-file'
import { SendError } from './send'

export class UploadError extends SendError {
  constructor(
    status: number,
    text: string,
    /** In seconds. */
    readonly retryAfter = 0,
  ) {
    super(status, text)
  }
}

/**
 * Uploads a photo. `onShare` gets how much has left the device, from 0 to 1.
 * @returns its id on the server
 * @throws UploadError
 */
export async function postPhoto(
  blob: Blob,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { status, text, retryAfter } = await sendFile('POST', '/api/lead-photos', blob, onShare, signal)
  const [id] = status === 201 ? (/[0-9a-f]{32}/.exec(text) ?? []) : []
  if (!id) throw new UploadError(status, text, retryAfter)
  return id
}

/** Takes back a photo that was uploaded and not yet sent with a request. */
export const takeBack = (id: string) =>
  void fetch(`/api/lead-photos/${id}`, { method: 'DELETE', keepalive: true }).catch(() => undefined)
