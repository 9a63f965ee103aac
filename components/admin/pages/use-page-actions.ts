import { useRouter } from 'next/navigation'
import { copyAddress, outcomeOf } from '@/components/page-settings/outcome'
import { bringBackPage, duplicatePage } from '@/components/page-settings/page-calls'
import { type PageRow } from '@/components/page-settings/page-row'
import { useRowActions } from '@/components/page-settings/use-row-actions'
import { type Schedule } from '@/lib/page-document/schedule'

/** What the list does with a page. */
export function usePageActions() {
  const router = useRouter()
  const { hidden, save, remove } = useRowActions<PageRow>({
    path: '/api/pages',
    what: 'page',
    updated: 'Page updated successfully',
    deleted: { title: 'Page deleted successfully' },
    bringBack: ({ id }) => bringBackPage(id),
  })
  return {
    hidden,
    remove,
    save,
    publish: (page: PageRow) => {
      const isPublished = !page.isPublished
      void save(page, { isPublished }, outcomeOf(page.slug, page, { ...page, isPublished }))
    },
    schedule: (page: PageRow, moments: Pick<Schedule, 'publishAt' | 'unpublishAt'>) =>
      save(page, moments, outcomeOf(page.slug, page, { ...page, ...moments })),
    duplicate: ({ id }: PageRow) => void duplicatePage(id).then((done) => done && router.refresh()),
    copyAddress: ({ slug }: PageRow) => copyAddress(slug),
  }
}
