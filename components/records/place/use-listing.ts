import { useRouter } from 'next/navigation'
import { staffCall } from '@/components/staff/staff-call'
import { useSingleTask } from '@/components/staff/use-single-task'
import { showError, showToast } from '@/components/ui/toast'
import { type Listing } from '@/lib/content/areas'
import { counted } from '@/lib/text/counted'

/** Hides pages from search engines or lets these list them, with Undo. `hidden` has the ids of hidden pages. */
export function useListing(hiddenIds: readonly string[]) {
  const router = useRouter()
  const { busy, runAlone } = useSingleTask()

  const send = (ids: readonly string[], listing: Listing, undo?: () => void): Promise<boolean> =>
    runAlone(async () => {
      const answer = await staffCall('PUT', '/api/areas/landings/listing', { ids, listing })
      if (!answer.ok) {
        showError('Nothing was changed', answer.detail)
        return false
      }
      const pages = counted(ids.length, 'page')
      showToast({
        title:
          listing === 'hidden' ? `${pages} hidden from search engines` : `${pages} open to search engines`,
        description:
          listing === 'auto' ? 'They are listed as long as they have enough original content.' : undefined,
        action: undo && { label: 'Undo', run: undo },
      })
      router.refresh()
      return true
    })

  async function set(ids: readonly string[], listing: Listing): Promise<boolean> {
    const changedIds = ids.filter((id) => hiddenIds.includes(id) !== (listing === 'hidden'))
    if (changedIds.length > 0)
      return send(changedIds, listing, () => void send(changedIds, listing === 'hidden' ? 'auto' : 'hidden'))
    showToast({ title: `${counted(ids.length, 'page')} were already set that way` })
    return true
  }

  return { busy, set }
}
