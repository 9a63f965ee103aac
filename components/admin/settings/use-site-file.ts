'use client'

import { useCallback } from 'react'
import { askToSignIn } from '@/components/staff/sign-in-again'
import { type Answer, call, staffCall } from '@/components/staff/staff-call'
import { readAsStaff, setQueryData, useStaffQuery } from '@/components/staff/staff-query'
import { pieceBytes, type SiteFileState } from '@/lib/site-file/types'

const path = '/api/site-file'
const pollInterval = 1_000
const setState = (state: SiteFileState) => setQueryData([path], state)
/** The pauses before the retries of a piece, in milliseconds. */
const pausesBeforeAgain = [1_000, 3_000, 10_000]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Returns the state of export and import, read every second while a task runs, also in a hidden tab. */
export function useSiteFile(initial: SiteFileState) {
  const { data: state = initial } = useStaffQuery<SiteFileState>({
    queryKey: [path],
    queryFn: readAsStaff(path),
    initialData: initial,
    refetchOnMount: false,
    refetchInterval: ({ state }) => (state.data?.job ? pollInterval : false),
    refetchIntervalInBackground: true,
  })
  const call = useCallback(async (method: string, path: string, body?: object) => {
    const answer = await staffCall<SiteFileState>(method, path, body)
    if (answer.ok && answer.data) setState(answer.data)
    return answer
  }, [])
  return { state, setState, call }
}

async function putPiece(path: string, piece: Blob): Promise<Answer<SiteFileState>> {
  const answer = await call<SiteFileState>('PUT', path, piece)
  if (answer.ok || answer.status !== 0) return answer
  return { ...answer, detail: 'The site didn’t answer. Check your connection and send the file again.' }
}

/** Sends a file in pieces until `isWanted` returns false. `onSent` gets the number of bytes that have arrived. */
export async function sendSiteFile(
  file: File,
  onSent: (bytes: number) => void,
  isWanted: () => boolean,
): Promise<Answer<SiteFileState> | null> {
  const upload = await staffCall<{ id: string }>('POST', '/api/site-file/upload', {
    name: file.name,
    bytes: file.size,
  })
  if (!upload.ok) return upload
  for (let offset = 0; ; offset += pieceBytes) {
    const path = `/api/site-file/upload/${upload.data.id}?at=${offset}`
    const piece = file.slice(offset, offset + pieceBytes)
    let answer = await putPiece(path, piece)
    for (const wait of pausesBeforeAgain) {
      if (answer.ok || !isWanted()) break
      if (answer.status === 401 && (await askToSignIn(true))) answer = await putPiece(path, piece)
      else if (answer.status === 0 || answer.status >= 500) {
        await pause(wait)
        answer = await putPiece(path, piece)
      } else break
    }
    if (!isWanted()) return null
    if (!answer.ok || offset + pieceBytes >= file.size) return answer
    onSent(offset + pieceBytes)
  }
}
