import { isRecord } from '@/lib/type-guards'
import { SendError } from './send'

/** An upload without progress for this long counts as a lost connection, in milliseconds. */
const patience = 60_000

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

/** Returns what an answer says to people; nothing if it is no problem document, such as a proxy's. */
export function detailOf({ text }: SendError): string {
  try {
    const problem: unknown = JSON.parse(text)
    return isRecord(problem) && typeof problem.detail === 'string' ? problem.detail : ''
  } catch {
    return ''
  }
}

/**
 * Uploads a photo. `onShare` gets how much has left the device, from 0 to 1, which fetch() can't say.
 * @returns its id on the server
 * @throws UploadError
 */
export function postPhoto(
  blob: Blob,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), patience)
    }
    request.upload.onprogress = ({ loaded }) => {
      wait()
      onShare(loaded / blob.size)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      const { status, responseText } = request
      const [id] = status === 201 ? (/[0-9a-f]{32}/.exec(responseText) ?? []) : []
      if (id) resolve(id)
      else reject(new UploadError(status, responseText, Number(request.getResponseHeader('retry-after'))))
    }
    signal.onabort = () => request.abort()
    request.open('POST', '/api/lead-photos')
    request.setRequestHeader('content-type', 'application/octet-stream')
    wait()
    request.send(blob)
  })
}

/** Takes back a photo that was uploaded and not yet sent with a request. */
export const takeBack = (id: string) =>
  void fetch(`/api/lead-photos/${id}`, { method: 'DELETE', keepalive: true }).catch(() => undefined)
