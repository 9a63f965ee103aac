import { useRouter } from 'next/navigation'
import { copyAddress, outcomeOf } from '@/components/page-settings/outcome'
import { duplicatePage, publishChanges } from '@/components/page-settings/page-calls'
import { type PageRow } from '@/components/page-settings/page-row'
import { useRowActions } from '@/components/page-settings/use-row-actions'
import { type Schedule } from '@/lib/page-document/schedule'

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
    publishDraft: (id: string, version: number) =>
      void publishChanges(id, version).then(() => router.refresh()),
    /** Who sees a page from now on; `place` opens what puts one that has gone live into the menu. */
    show: (page: PageRow, shown: Partial<Schedule>, place?: () => void) =>
      void save(page, shown, outcomeOf(page.slug, page, { ...page, ...shown }, place)),
    schedule: (page: PageRow, moments: Pick<Schedule, 'publishAt' | 'unpublishAt'>) =>
      save(page, moments, outcomeOf(page.slug, page, { ...page, ...moments })),
    duplicate: ({ id }: PageRow) => void duplicatePage(id).then((done) => done && router.refresh()),
    copyAddress: ({ slug }: PageRow) => copyAddress(slug),
  }
}
