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
    const differs = ({ draft: work }: LocalCopy<Draft>) => !isSame(work, now.current.base)
    const local = store.listLocal(id)
    for (const work of local) {
      if (differs(work)) continue
      store.forget(work.key)
      void store.removeRemote(id, work.key)
    }
    setCopies(local.filter(differs))
    if (store.isResumed(id) && local.some(differs)) setResume(true)
    void store.listRemote(id).then((works) => {
      if (isOver || now.current.done || !works) return
      // A draft deleted from the server was saved or discarded on another device.
      const isSettled = (copy: LocalCopy<Draft>) =>
        copy.isUploaded === true && works.every((work) => work.key !== copy.key)
      const settled = local.filter(isSettled).map(({ key: settledKey }) => settledKey)
      settled.forEach(store.forget)
      // A copy in this browser is at least as new as the server's.
      const others = works.filter((work) => work.key !== key && local.every((copy) => copy.key !== work.key))
      for (const work of others) if (!differs(work)) void store.removeRemote(id, work.key)
      setCopies((current) =>
        [...current.filter((work) => !settled.includes(work.key)), ...others.filter(differs)].sort((a, b) =>
          a.at.localeCompare(b.at),
        ),
      )
    })
    return () => {
      isOver = true
    }
  }, [store, isSame, id])

  /** Stores or removes the copy at once, e.g. before leaving for the preview. */
  const flush = useCallback(() => {
    const work = now.current
    if (work.done) return
    if (work.dirty) {
      const time = new Date().toISOString()
      const isUploaded = upload.current?.isStored(work.draft)
      work.keeps = store.keep(work.key, { ...work, at: time, isUploaded })
      if (work.keeps) setSince((first) => first ?? time)
      return
    }
    upload.current?.remove()
    if (work.keeps) {
      // The changes were undone or saved.
      work.keeps = false
      setSince(null)
      store.forget(work.key)
    }
  }, [store])

  /** Uploads the draft. @returns the milliseconds to wait before a retry, or null */
  const send = useCallback(async (isLeft = false): Promise<number | null> => {
    const { done, dirty: unsaved, ...work } = now.current
    return !done && unsaved && upload.current ? upload.current.put(work, isLeft) : null
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
      ({ key, ...work }: LocalCopy<Draft>, taken: boolean) => {
        const isSettled = (copy: LocalCopy<Draft>) =>
          copy.key === key || (taken && isSame(copy.draft, work.draft))
        setCopies((works) => works.filter((copy) => !isSettled(copy)))
        setResume(false)
        if (taken && !store.keep(now.current.key, { ...work, isUploaded: false })) return
        now.current.keeps ||= taken
        const settled = copies.filter(isSettled).map((copy) => copy.key)
        settled.forEach(store.forget)
        if (!taken) return settled.forEach((copyKey) => void store.removeRemote(id, copyKey))
        // The other device's copy is removed once the server has this one.
        upload.current?.supersede(settled)
        void upload.current?.put(work)
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
