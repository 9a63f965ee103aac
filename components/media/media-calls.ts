import { askToSignIn, withRenewedSession } from '@/components/staff/sign-in-again'
import { staffCall } from '@/components/staff/staff-call'
import { type LibraryPicture } from '@/lib/media/types'
import { type MediaPatch } from '@/lib/schemas/media'

const unreachable = 'The site didn’t answer. Check your connection and try again.'
const failed = 'That didn’t work. Try again in a minute.'

async function call<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  const answer = await staffCall<Data>(method, path, body)
  if (!answer.ok) throw new Error(answer.detail || failed)
  return answer.data
}

export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

export const savePicture = (id: string, patch: MediaPatch) =>
  call<LibraryPicture>('PUT', `/api/media/${id}`, patch)
export const deletePicture = (id: string) => call<undefined>('DELETE', `/api/media/${id}`)

type Sent = { status: number; body: (Partial<LibraryPicture> & { detail?: string }) | null }

// XMLHttpRequest, because fetch reports no upload progress.
function send(file: File, onSent: (bytes: number) => void): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/media?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = (event) => onSent(event.loaded)
    request.onerror = () => reject(new Error(unreachable))
    request.onload = () => resolve({ status: request.status, body: request.response as Sent['body'] })
    request.send(file)
  })
}

/** Uploads a picture; `onSent` gets the number of sent bytes. @throws Error with a message for staff */
export async function sendPicture(file: File, onSent: (bytes: number) => void): Promise<LibraryPicture> {
  let { status, body } = await withRenewedSession(() => send(file, onSent))
  if (status === 401 && (await askToSignIn(true))) ({ status, body } = await send(file, onSent))
  if (status < 200 || status >= 300) throw new Error(body?.detail ?? failed)
  return body as LibraryPicture
}
