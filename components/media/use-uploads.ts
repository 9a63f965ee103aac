'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { maxUploadBytes, sniff, sniffedBytes, uploadMessages } from '@/lib/media/sniff'
import { type LibraryPicture } from '@/lib/media/types'
import { taskQueue } from '@/lib/task-queue'
import { asJpeg } from './as-jpeg'
import { sendPicture, wordsOf } from './media-calls'

export type Upload = {
  key: number
  /** As it is sent, and as it was chosen. */
  file: File
  chosen: File
  /** An object URL of the file, once it is known to be a picture. */
  preview: string
  sent: number
  /** Why it failed; empty while it goes on. */
  failure: string
  /** Whether sending the same file again can help. */
  again: boolean
}

/** How many are sent at a time: while the server prepares one's sizes the line is free for others. */
const sentAtOnce = 3

/** The file as it is sent, or in words why it isn't. */
async function prepare(file: File): Promise<{ file: File; refusal: string }> {
  const sniffed = sniff(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()))
  if ('format' in sniffed) return { file, refusal: file.size > maxUploadBytes ? uploadMessages.large : '' }
  const converted = sniffed.refusal === uploadMessages.heif ? await asJpeg(file) : null
  return converted ? prepare(converted) : { file, refusal: sniffed.refusal }
}

/**
 * Files on their way into the library, some at a time. Each leaves the list as it arrives, in the order in which they were
 * added; `onArrived` gets the file as it was chosen.
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

  const change = useCallback((key: number, part: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }, [])

  const dismiss = useCallback((key: number) => {
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }, [])

  const send = useCallback(
    (key: number, file: File, chosen: File) => {
      const sent = sending
        .run(() => sendPicture(file, (bytes) => change(key, { sent: bytes })))
        .then(
          (picture) => () => {
            arrived.current(picture, chosen)
            dismiss(key)
          },
          (error: unknown) => () => change(key, { failure: wordsOf(error), again: true }),
        )
      void arriving.run(async () => (await sent)())
    },
    [sending, arriving, change, dismiss],
  )

  const add = useCallback(
    async (files: Iterable<File>) => {
      for (const chosen of files) {
        const key = state.current.next++
        const { file, refusal } = await prepare(chosen).catch((error: unknown) => ({
          file: chosen,
          refusal: wordsOf(error),
        }))
        const preview = refusal ? '' : URL.createObjectURL(file)
        if (preview) state.current.previews.add(preview)
        setUploads((all) => [...all, { key, file, chosen, preview, sent: 0, failure: refusal, again: false }])
        if (!refusal) send(key, file, chosen)
      }
    },
    [send],
  )

  const retry = useCallback(
    ({ key, file, chosen }: Upload) => {
      change(key, { failure: '', sent: 0 })
      send(key, file, chosen)
    },
    [change, send],
  )

  return { uploads, add, retry, dismiss }
}
