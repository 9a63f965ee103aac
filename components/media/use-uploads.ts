'use client'

import { useEffect, useRef, useState } from 'react'
import { maxUploadBytes, sniff, sniffedBytes, uploadMessages } from '@/lib/media/sniff'
import { type LibraryPicture } from '@/lib/media/types'
import { taskQueue } from '@/lib/task-queue'
import { asJpeg } from './as-jpeg'
import { sendPicture, errorMessage } from './media-calls'

export type Upload = {
  key: number
  /** The file as it is sent, and as it was chosen. */
  file: File
  original: File
  preview: string
  sent: number
  failure: string
  again: boolean
}

/** More than one, because the server makes the versions of one picture while the next is sent. */
const sentAtOnce = 3

/** Returns the picture to send, or why it is refused. */
export async function preparePicture(file: File): Promise<{ file: File; refusal: string }> {
  const sniffed = sniff(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()))
  if ('format' in sniffed) return { file, refusal: file.size > maxUploadBytes ? uploadMessages.large : '' }
  const converted = sniffed.refusal === uploadMessages.heif ? await asJpeg(file) : null
  return converted ? preparePicture(converted) : { file, refusal: sniffed.refusal }
}

/**
 * Uploads files, some at a time. They arrive in the order in which they were added; `onArrived` also gets the
 * file as chosen.
 */
export function useUploads(onArrived: (picture: LibraryPicture, file: File) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const arrived = useRef(onArrived)
  const state = useRef({ next: 0, previews: new Set<string>() })
  const [{ sending, arriving }] = useState(() => ({ sending: taskQueue(sentAtOnce), arriving: taskQueue() }))

  useEffect(() => {
    arrived.current = onArrived
  })
  useEffect(() => {
    const { previews } = state.current
    return () => previews.forEach((preview) => URL.revokeObjectURL(preview))
  }, [])

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const dismiss = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key))

  function send(key: number, file: File, original: File) {
    const upload = sending
      .run(() => sendPicture(file, (bytes) => change(key, { sent: bytes })))
      .then(
        (picture) => () => {
          arrived.current(picture, original)
          dismiss(key)
        },
        (error: unknown) => () => change(key, { failure: errorMessage(error), again: true }),
      )
    void arriving.run(async () => (await upload)())
  }

  async function add(files: Iterable<File>) {
    for (const original of files) {
      const key = state.current.next++
      const { file, refusal } = await preparePicture(original).catch((error: unknown) => ({
        file: original,
        refusal: errorMessage(error),
      }))
      const preview = refusal ? '' : URL.createObjectURL(file)
      if (preview) state.current.previews.add(preview)
      setUploads((all) => [...all, { key, file, original, preview, sent: 0, failure: refusal, again: false }])
      if (!refusal) send(key, file, original)
    }
  }

  function retry({ key, file, original }: Upload) {
    change(key, { failure: '', sent: 0 })
    send(key, file, original)
  }

  return { uploads, add, retry, dismiss }
}
