'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { maxUploadBytes, sniff, sniffedBytes, uploadMessages } from '@/lib/media/sniff'
import { type LibraryPicture } from '@/lib/media/types'
import { sendPicture, wordsOf } from './media-calls'

export type Upload = {
  key: number
  file: File
  /** An object URL of the file, once it is known to be a picture. */
  preview: string
  sent: number
  /** Why it failed; empty while it goes on. */
  failure: string
  /** Whether sending the same file again can help. */
  again: boolean
}

async function refusalOf(file: File): Promise<string> {
  const sniffed = sniff(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()))
  if ('refusal' in sniffed) return sniffed.refusal
  return file.size > maxUploadBytes ? uploadMessages.large : ''
}

/** Files on their way into the library, sent one after the other. Those that arrived leave the list. */
export function useUploads(onArrived: (picture: LibraryPicture, file: File) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const arrived = useRef(onArrived)
  const state = useRef({ next: 0, last: Promise.resolve(), previews: new Set<string>() })

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
    (key: number, file: File) => {
      const { current } = state
      current.last = current.last.then(async () => {
        try {
          const picture = await sendPicture(file, (sent) => change(key, { sent }))
          arrived.current(picture, file)
          dismiss(key)
        } catch (error) {
          change(key, { failure: wordsOf(error), again: true })
        }
      })
    },
    [change, dismiss],
  )

  const add = useCallback(
    async (files: Iterable<File>) => {
      for (const file of files) {
        const key = state.current.next++
        const failure = await refusalOf(file).catch(wordsOf)
        const preview = failure ? '' : URL.createObjectURL(file)
        if (preview) state.current.previews.add(preview)
        setUploads((all) => [...all, { key, file, preview, sent: 0, failure, again: false }])
        if (!failure) send(key, file)
      }
    },
    [send],
  )

  const retry = useCallback(
    ({ key, file }: Upload) => {
      change(key, { failure: '', sent: 0 })
      send(key, file)
    },
    [change, send],
  )

  return { uploads, add, retry, dismiss }
}
