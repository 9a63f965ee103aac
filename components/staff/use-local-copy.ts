import { useCallback, useEffect, useRef, useState } from 'react'
import { type DraftUpload, draftUpload } from './draft-upload'
import { subscribeToSignIn } from './sign-in-again'
import { type LocalCopy, type LocalCopyStore } from './local-copy-store'

/** The pause in typing before the draft is stored, in milliseconds. */
const delay = 400
/** The time from the last change to the upload, in milliseconds. */
const uploadDelay = 6_000

type LocalCopyOptions<Draft> = {
  store: LocalCopyStore<Draft>
  isSame: (a: Draft, b: Draft) => boolean
  id: string
  draft: Draft
  dirty: boolean
  version: number
  base: Draft
}

/**
 * Stores an unsaved draft in this browser shortly after each change and when the page is left, and uploads it for
 * other devices. `offered` is the latest draft of an earlier visit, from either, that differs from what is stored.
 */
export function useLocalCopy<Draft>({
  store,
  isSame,
  id,
  draft,
  dirty,
  version,
  base,
}: LocalCopyOptions<Draft>) {
  const [copies, setCopies] = useState<LocalCopy<Draft>[]>([])
  const [resume, setResume] = useState(false)
  const [since, setSince] = useState<string | null>(null)
  const now = useRef({ draft, dirty, version, base, key: '', keeps: false, done: false })
  const upload = useRef<DraftUpload<Draft> | null>(null)
  useEffect(() => {
    now.current = { ...now.current, draft, dirty, version, base }
  })

  useEffect(() => {
    let isOver = false
    // A record that was new has been stored: its copy gets a new key.
    if (now.current.key) store.forget(now.current.key)
    upload.current?.remove()
    const key = store.newKey(id)
    now.current = { ...now.current, key, keeps: false }
    upload.current = draftUpload(store, isSame, id, key)
    const differs = (copy: LocalCopy<Draft>) => !isSame(copy.draft, now.current.base)
    const local = store.listLocal(id)
    for (const copy of local) {
      if (differs(copy)) continue
      store.forget(copy.key)
      void store.removeRemote(id, copy.key)
    }
    setCopies(local.filter(differs))
    if (store.isResumed(id) && local.some(differs)) setResume(true)
    void store.listRemote(id).then((remote) => {
      if (isOver || now.current.done || !remote) return
      // A draft deleted from the server was saved or discarded on another device.
      const isSettled = (copy: LocalCopy<Draft>) =>
        copy.isUploaded === true && remote.every((remoteCopy) => remoteCopy.key !== copy.key)
      const settledKeys = local.filter(isSettled).map(({ key: settledKey }) => settledKey)
      settledKeys.forEach(store.forget)
      // A copy in this browser is at least as new as the server's.
      const localKeys = [key, ...local.map((copy) => copy.key)]
      const remoteOnly = remote.filter((copy) => !localKeys.includes(copy.key))
      for (const copy of remoteOnly) if (!differs(copy)) void store.removeRemote(id, copy.key)
      setCopies((current) =>
        [...current.filter((copy) => !settledKeys.includes(copy.key)), ...remoteOnly.filter(differs)].sort(
          (a, b) => a.at.localeCompare(b.at),
        ),
      )
    })
    return () => {
      isOver = true
    }
  }, [store, isSame, id])

  /** Stores or removes the copy at once, e.g. before leaving for the preview. */
  const flush = useCallback(() => {
    const current = now.current
    if (current.done) return
    if (current.dirty) {
      const time = new Date().toISOString()
      const isUploaded = upload.current?.isStored(current.draft)
      current.keeps = store.keep(current.key, { ...current, at: time, isUploaded })
      if (current.keeps) setSince((first) => first ?? time)
      return
    }
    upload.current?.remove()
    if (current.keeps) {
      // The changes were undone or saved.
      current.keeps = false
      setSince(null)
      store.forget(current.key)
    }
  }, [store])

  /** Uploads the draft. @returns the milliseconds to wait before a retry, or null */
  const send = useCallback(async (isLeft = false): Promise<number | null> => {
    const { done, dirty: unsaved, ...copy } = now.current
    return !done && unsaved && upload.current ? upload.current.put(copy, isLeft) : null
  }, [])

  useEffect(() => {
    const timer = setTimeout(flush, delay)
    return () => clearTimeout(timer)
  }, [draft, dirty, flush])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = (time: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void trySending(), time)
    }
    const trySending = async () => {
      const again = await send()
      if (again !== null && !isOver) wait(again)
    }
    if (dirty) wait(uploadDelay)
    const unsubscribe = subscribeToSignIn(() => void trySending())
    return () => {
      isOver = true
      clearTimeout(timer)
      unsubscribe()
    }
  }, [draft, dirty, send])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      flush()
      if (now.current.dirty && !now.current.done) event.preventDefault()
    }
    const leave = () => {
      flush()
      void send(true)
    }
    addEventListener('beforeunload', warn)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      flush()
      void send()
      removeEventListener('beforeunload', warn)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [flush, send])

  return {
    offered: copies.at(-1) ?? null,
    /** True after coming back from the preview: editing continues without an offer. */
    resume,
    since: dirty ? since : null,
    flush,
    /** Takes over an offered draft, or discards it. */
    settle: useCallback(
      ({ key, ...settledCopy }: LocalCopy<Draft>, isTaken: boolean) => {
        const isSettled = (copy: LocalCopy<Draft>) =>
          copy.key === key || (isTaken && isSame(copy.draft, settledCopy.draft))
        setCopies((current) => current.filter((copy) => !isSettled(copy)))
        setResume(false)
        if (isTaken && !store.keep(now.current.key, { ...settledCopy, isUploaded: false })) return
        now.current.keeps ||= isTaken
        const settledKeys = copies.filter(isSettled).map((copy) => copy.key)
        settledKeys.forEach(store.forget)
        if (!isTaken) return settledKeys.forEach((copyKey) => void store.removeRemote(id, copyKey))
        // The other device's copy is removed once the server has this one.
        upload.current?.supersede(settledKeys)
        void upload.current?.put(settledCopy)
      },
      [store, isSame, id, copies],
    ),
    /** Ends editing, so that leaving doesn't ask. `clear` deletes the copy of a saved or discarded draft. */
    finish: useCallback(
      (clear: boolean) => {
        if (clear) upload.current?.remove()
        else {
          flush()
          void send()
        }
        now.current.done = true
        if (clear) store.forget(now.current.key)
      },
      [flush, send, store],
    ),
  }
}
