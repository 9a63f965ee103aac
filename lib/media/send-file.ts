import { isRecord } from '@/lib/type-guards'

/** An upload without progress for this long counts as a lost connection, in milliseconds. */
const patience = 60_000

/** `status` is 0 without an answer, `text` is the answer's body; `retryAfter` is in seconds, 0 if it doesn't say. */
export type FileAnswer = { status: number; text: string; retryAfter: number }

/**
 * Sends a file from the browser as it is. `onShare` gets how much has left the device, from 0 to 1, which fetch() can't
 * say.
 */
export function sendFile(
  method: string,
  path: string,
  file: Blob,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<FileAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), patience)
    }
    request.upload.onprogress = ({ loaded }) => {
      wait()
      onShare(loaded / file.size)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      const { status, responseText: text } = request
      resolve({ status, text, retryAfter: Number(request.getResponseHeader('retry-after')) })
    }
    signal.onabort = () => request.abort()
    request.open(method, path)
    request.setRequestHeader('content-type', 'application/octet-stream')
    wait()
    request.send(file)
  })
}

/** Returns what an answer says to people; nothing if it is no problem document, such as a proxy's. */
export function detailOf({ text }: { text: string }): string {
  try {
    const problem: unknown = JSON.parse(text)
    return isRecord(problem) && typeof problem.detail === 'string' ? problem.detail : ''
  } catch {
    return ''
  }
}
