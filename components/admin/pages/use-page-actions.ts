import { useRouter } from 'next/navigation'
import { duplicatePage, publishChanges } from '@/components/page-settings/page-calls'
import { type PageRow } from '@/components/page-settings/page-row'
import { useRowActions } from '@/components/page-settings/use-row-actions'
import { copyText } from '@/components/staff/copy-text'

/** What the list does with a page. */
export function usePageActions() {
  const router = useRouter()
  const { trash, save } = useRowActions<PageRow>({
    what: 'page',
    updated: 'Page updated successfully',
    deleted: 'Page deleted successfully',
  })
  return {
    trash,
    save,
    publish: (page: PageRow) => void save(page, { isPublished: !page.isPublished }),
    publishDraft: ({ id, version }: PageRow) => void publishChanges(id, version).then(() => router.refresh()),
    duplicate: ({ id }: PageRow) => void duplicatePage(id).then((done) => done && router.refresh()),
    copyAddress: ({ slug }: PageRow) => {
      const address = `${location.origin}/${slug}`
      void copyText(address, 'Address copied', address)
    },
  }
}
