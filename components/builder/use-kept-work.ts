import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, sameDraft } from './draft'
import { forget, type FoundWork, isResumed, keep, listKept, newKey } from './kept-work'

/** How long typing may go on before it is kept, in milliseconds. */
const delay = 400

type Work = { pageId: string; draft: Draft; dirty: boolean; version: number; base: Draft }

/**
 * Keeps unsaved work in this browser: shortly after each change and when the page is left. `offered` is work of an
 * earlier visit that differs from what is stored, the latest first, until it is taken or discarded.
 */
export function useKeptWork({ pageId, draft, dirty, version, base }: Work) {
  const [found, setFound] = useState<FoundWork[]>([])
  const [resume, setResume] = useState(false)
  const [since, setSince] = useState<string | null>(null)
  const now = useRef({ draft, dirty, version, base, key: '', keeps: false, done: false })
  useEffect(() => {
    now.current = { ...now.current, draft, dirty, version, base }
  })

  useEffect(() => {
    now.current.key = newKey(pageId)
    const { base: stored } = now.current
    const [same, different] = [true, false].map((wanted) =>
      listKept(pageId).filter((work) => sameDraft(work.draft, stored) === wanted),
    ) as [FoundWork[], FoundWork[]]
    for (const { key } of same) forget(key)
    setFound(different)
    if (isResumed(pageId)) setResume(true)
  }, [pageId])

  /** Keeps or forgets at once, e.g. before leaving for the preview. */
  const flush = useCallback(() => {
    const work = now.current
    if (work.done) return
    if (work.dirty) {
      const at = new Date().toISOString()
      work.keeps = keep(work.key, { at, version: work.version, base: work.base, draft: work.draft })
      if (work.keeps) setSince((first) => first ?? at)
    } else if (work.keeps) {
      // Undone or saved: there is nothing left to keep.
      work.keeps = false
      setSince(null)
      forget(work.key)
    }
  }, [])

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
    settle: useCallback(({ key, ...work }: FoundWork, taken: boolean) => {
      setFound((works) => works.filter((other) => other.key !== key))
      setResume(false)
      if (taken && !keep(now.current.key, work)) return
      now.current.keeps ||= taken
      forget(key)
    }, []),
    /** The editing ends and leaving doesn't ask: `clear` when the work is saved or given up, else it stays kept. */
    finish: useCallback(
      (clear: boolean) => {
        if (!clear) flush()
        now.current.done = true
        if (clear) forget(now.current.key)
      },
      [flush],
    ),
  }
}
