import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { showToast } from '@/components/site/toast'
import { type Page } from '@/lib/content-types'
import { staffCall } from '../staff-call'
import { type PageRow } from './page-row'

/** What the list does with a page. A deleted one is out of sight at once; it comes back when that failed. */
export function usePageActions() {
  const router = useRouter()
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
    const answer = await staffCall('POST', `/api/pages/${id}/restore`, {})
    if (!answer.ok)
      return showToast({
        title: 'The page could not be brought back',
        description: answer.detail,
        destructive: true,
      })
    hide(id, false)
    router.refresh()
  }

  async function publish({ id, version, isPublished }: PageRow) {
    const patch = { isPublished: !isPublished, version }
    const answer = await staffCall<Page>('PUT', `/api/pages/${id}`, patch)
    if (!answer.ok)
      return showToast({ title: 'Failed to update page', description: answer.detail, destructive: true })
    showToast({ title: 'Page updated successfully' })
    router.refresh()
  }

  async function duplicate({ id }: Pick<PageRow, 'id'>) {
    const answer = await staffCall<Page>('POST', `/api/pages/${id}/duplicate`, {})
    if (!answer.ok)
      return showToast({ title: 'Failed to create page', description: answer.detail, destructive: true })
    showToast({ title: 'Page created successfully' })
    router.refresh()
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
    publish: (page: PageRow) => void publish(page),
    duplicate: (page: PageRow) => void duplicate(page),
    copyAddress: (page: PageRow) => void copyAddress(page),
  }
}
