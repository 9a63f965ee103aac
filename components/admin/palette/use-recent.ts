import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { listRecent } from '@/components/staff/recent'
import { recordAt } from '@/lib/palette/recent-path'
import { type PaletteRecent } from '@/lib/palette/types'
import { type Recent } from './recent-options'

/** What was opened last, but for what is open, with what the site calls it; nothing where it can't be asked. */
export function useRecent(): Recent {
  const here = usePathname()
  const [paths] = useState(() => listRecent().filter((path) => path !== here))
  const asks = paths.some(recordAt)
  const [known, setKnown] = useState<PaletteRecent[] | undefined>(asks ? undefined : [])

  useEffect(() => {
    if (!asks) return
    const abort = new AbortController()
    fetch('/api/palette', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q: '', recent: paths }),
      signal: abort.signal,
    })
      .then(async (response) => setKnown(response.ok ? ((await response.json()) as PaletteRecent[]) : []))
      .catch(() => {
        if (!abort.signal.aborted) setKnown([])
      })
    return () => abort.abort()
  }, [asks, paths])

  return { paths, known }
}
