import { useCallback, useEffect, useRef, useState } from 'react'
import { type Found, type WorkStore } from './work-store'

/** How long typing may go on before it is kept, in milliseconds. */
const delay = 400

type Work<Draft> = {
  store: WorkStore<Draft>
  isSame: (one: Draft, other: Draft) => boolean
  /** What is worked on: another one keeps under another key. */
  id: string
  draft: Draft
  dirty: boolean
  version: number
  base: Draft
}

/**
 * Keeps unsaved work in this browser: shortly after each change and when the page is left. `offered` is work of an
 * earlier visit that differs from what is stored, the latest first, until it is taken or discarded.
 */
export function useKeptWork<Draft>({ store, isSame, id, draft, dirty, version, base }: Work<Draft>) {
  const [found, setFound] = useState<Found<Draft>[]>([])
  const [resume, setResume] = useState(false)
  const [since, setSince] = useState<string | null>(null)
  const now = useRef({ draft, dirty, version, base, key: '', keeps: false, done: false })
  useEffect(() => {
    now.current = { ...now.current, draft, dirty, version, base }
  })

  useEffect(() => {
    // What was new has been stored since: it is kept under its own name from now on.
    if (now.current.key) store.forget(now.current.key)
    now.current = { ...now.current, key: store.newKey(id), keeps: false }
    const { base: stored } = now.current
    const [same, different] = [true, false].map((wanted) =>
      store.listKept(id).filter((work) => isSame(work.draft, stored) === wanted),
    ) as [Found<Draft>[], Found<Draft>[]]
    for (const { key } of same) store.forget(key)
    setFound(different)
    if (store.isResumed(id)) setResume(true)
  }, [store, isSame, id])

  /** Keeps or forgets at once, e.g. before leaving for the preview. */
  const flush = useCallback(() => {
    const work = now.current
    if (work.done) return
    if (work.dirty) {
      const at = new Date().toISOString()
      work.keeps = store.keep(work.key, { at, version: work.version, base: work.base, draft: work.draft })
      if (work.keeps) setSince((first) => first ?? at)
    } else if (work.keeps) {
      // Undone or saved: there is nothing left to keep.
      work.keeps = false
      setSince(null)
      store.forget(work.key)
    }
  }, [store])

  useEffect(() => {
    const timer = setTimeout(flush, delay)
    return () => clearTimeout(timer)
  }, [draft, dirty, flush])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      flush()
      if (now.current.dirty && !now.current.done) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      removeEventListener('beforeunload', warn)
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [flush])

  return {
    offered: found.at(-1) ?? null,
    /** Back from the preview: the work goes on as if one had never left. */
    resume,
    since: dirty ? since : null,
    flush,
    /** The offer is settled: its work goes on in the canvas, kept as this visit's own, or it is thrown away. */
    settle: useCallback(
      ({ key, ...work }: Found<Draft>, taken: boolean) => {
        setFound((works) => works.filter((other) => other.key !== key))
        setResume(false)
        if (taken && !store.keep(now.current.key, work)) return
        now.current.keeps ||= taken
        store.forget(key)
      },
      [store],
    ),
    /** The editing ends and leaving doesn't ask: `clear` when the work is saved or given up, else it stays kept. */
    finish: useCallback(
      (clear: boolean) => {
        if (!clear) flush()
        now.current.done = true
        if (clear) store.forget(now.current.key)
      },
      [flush, store],
    ),
  }
}
