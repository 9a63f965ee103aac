import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { listRecent } from '@/components/staff/recent'
import { readQuietly, useStaffQuery } from '@/components/staff/staff-query'
import { recordAt } from '@/lib/palette/recent-path'
import { type PaletteRecent } from '@/lib/palette/types'
import { type Recent } from './recent-options'

/** Returns recently opened records except the open one, with their names; none if the site doesn't answer. */
export function useRecent(): Recent {
  const path = usePathname()
  const [paths] = useState(() => listRecent().filter((recentPath) => recentPath !== path))
  const isAsked = paths.some(recordAt)
  const { data, error } = useStaffQuery<PaletteRecent[]>({
    queryKey: ['recent', paths],
    queryFn: readQuietly('/api/palette', { q: '', recent: paths }),
    enabled: isAsked,
  })
  return { paths, known: data ?? (error || !isAsked ? [] : undefined) }
}
