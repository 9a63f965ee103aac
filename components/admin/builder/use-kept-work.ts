import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft } from './draft'
import { forget, keep, type KeptWork, readKept } from './kept-work'

/** How long typing may go on before it is kept, in milliseconds. */
const delay = 400

type Work = { pageId: string; draft: Draft; dirty: boolean; version: number; base: Draft }

/**
 * Keeps unsaved work in this browser: shortly after each change and when the page is left. `offered` is work of an
 * earlier visit, until it is taken or discarded.
 */
export function useKeptWork({ pageId, draft, dirty, version, base }: Work) {
  const [offered, setOffered] = useState<KeptWork | null>(null)
  const [since, setSince] = useState<string | null>(null)
  const now = useRef({ draft, dirty, version, base, keeps: false, done: false })
  useEffect(() => {
    now.current = { ...now.current, draft, dirty, version, base }
  })

  // Only the browser knows what it has kept.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setOffered(readKept(pageId)), [pageId])

  /** Keeps or forgets at once, e.g. before leaving for the preview. */
  const flush = useCallback(() => {
    const work = now.current
    if (work.done) return
    if (work.dirty) {
      const at = new Date().toISOString()
      work.keeps = keep(pageId, { at, version: work.version, base: work.base, draft: work.draft })
      if (work.keeps) setSince((first) => first ?? at)
    } else if (work.keeps) {
      // Undone or saved: there is nothing left to keep. Work of an earlier visit stays until it is taken or discarded.
      work.keeps = false
      forget(pageId)
    }
  }, [pageId])

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
    offered,
    since: dirty ? since : null,
    flush,
    /** The offer is settled; `clear` throws the kept work away. */
    settle: useCallback(
      (clear: boolean) => {
        if (clear) forget(pageId)
        setOffered(null)
      },
      [pageId],
    ),
    /** The editing ends and leaving doesn't ask: `clear` when the work is saved or given up, else it stays kept. */
    finish: useCallback(
      (clear: boolean) => {
        if (!clear) flush()
        now.current.done = true
        if (clear) forget(pageId)
      },
      [pageId, flush],
    ),
  }
}
