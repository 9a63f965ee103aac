import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { staffCall } from '@/components/staff/staff-call'
import { bringBackPage, duplicatePage } from '@/components/page-settings/page-calls'
import { type PageRow } from '@/components/page-settings/page-row'

/** Changes a page of the list; the refusals by field when the server takes it not, else null. */
export type SavePage = (page: PageRow, patch: object) => Promise<Record<string, string> | null>

/** What the list does with a page. A deleted one is out of sight at once; it comes back when that failed. */
export function usePageActions() {
  const router = useRouter()
  /** What one has just saved oneself may not have reached the list yet. */
  const versions = useRef(new Map<string, number>())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const hide = (id: string, yes: boolean) =>
    setHidden((now) => {
      const next = new Set(now)
      if (yes) next.add(id)
      else next.delete(id)
      return next
    })

  async function remove(page: Pick<PageRow, 'id'>) {
    hide(page.id, true)
    const answer = await staffCall('DELETE', `/api/pages/${page.id}`)
    if (!answer.ok) {
      hide(page.id, false)
      const again = { label: 'Try again', run: () => void remove(page) }
      return showToast({ title: 'Failed to delete page', destructive: true, action: again })
    }
    const undo = { label: 'Undo', run: () => void bringBack(page) }
    showToast({ title: 'Page deleted successfully', action: undo })
    router.refresh()
  }

  async function bringBack({ id }: Pick<PageRow, 'id'>) {
    if (!(await bringBackPage(id))) return
    hide(id, false)
    router.refresh()
  }

  const save: SavePage = async ({ id, version: listed }, patch) => {
    const version = Math.max(listed, versions.current.get(id) ?? 0)
    const answer = await staffCall<Page>('PUT', `/api/pages/${id}`, { ...patch, version })
    if (!answer.ok) {
      showToast({ title: 'Failed to update page', description: answer.detail, destructive: true })
      // Saved by somebody else since: what they saved is shown, and the next try is about it.
      if (answer.status === 409) router.refresh()
      return answer.errors
    }
    versions.current.set(id, answer.data.version)
    showToast({ title: 'Page updated successfully' })
    router.refresh()
    return null
  }

  async function duplicate({ id }: Pick<PageRow, 'id'>) {
    if (await duplicatePage(id)) router.refresh()
  }

  async function copyAddress({ slug }: Pick<PageRow, 'slug'>) {
    const address = `${location.origin}/${slug}`
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    showToast(
      copied
        ? { title: 'Address copied', description: address }
        : { title: 'The browser did not allow copying', description: address, destructive: true },
    )
  }

  return {
    hidden,
    remove: (page: PageRow) => void remove(page),
    save,
    publish: (page: PageRow) => void save(page, { isPublished: !page.isPublished }),
    duplicate: (page: PageRow) => void duplicate(page),
    copyAddress: (page: PageRow) => void copyAddress(page),
  }
}
