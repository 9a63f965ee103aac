'use client'

import { useStaffRouter } from '@/components/staff/use-staff-router'
import { type ContentCounts, ContentTabs } from '@/components/records/content-head'
import { DropZone } from '@/components/media/drop-zone'
import { UploadList } from '@/components/media/upload-list'
import { useFileDrop } from '@/components/media/use-file-drop'
import { useUploads } from '@/components/media/use-uploads'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { useSearchTerm } from '@/components/staff/use-search-term'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { SearchInput } from '@/components/ui/search-input'
import { TabLinks } from '@/components/ui/tabs'
import { type LibraryFilter, libraryHref, type LibraryList, libraryLists } from '@/lib/media/library-filter'
import { type LibraryPicture } from '@/lib/media/types'
import { PictureRow } from './picture-row'
import { PictureSelection } from './picture-selection'

type LibraryScreenProps = {
  pictures: LibraryPicture[]
  counts: Record<LibraryList, number>
  filter: LibraryFilter
  pageSize: number
  content: ContentCounts
}

/** Lists all pictures, to search, add, describe and delete them. */
export function LibraryScreen({ pictures, counts, filter, pageSize, content }: LibraryScreenProps) {
  const router = useStaffRouter()
  const { uploads, add, retry, dismiss } = useUploads(() => router.refresh())
  const { isOver, handlers } = useFileDrop((files) => void add(files))
  const { show, page } = filter
  const [term, search, takeSearch] = useSearchTerm(filter.q, (q) =>
    router.replace(libraryHref({ q, show }), { scroll: false }),
  )

  return (
    <Screen>
      <div {...handlers}>
        <ScreenHead
          title="Content"
          note="Every picture that pages, posts and projects can show. Those that came with the site are described where they are used."
        />
        <ContentTabs kind="picture" counts={content} />
        <DropZone active={isOver} onFiles={(files) => void add(files)} />
        <UploadList className="mt-2" uploads={uploads} retry={retry} dismiss={dismiss} />
        <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-2">
          <SearchInput
            label="Search pictures"
            placeholder="Name or alt text"
            value={term}
            onChange={search}
          />
          <TabLinks
            label="Which pictures"
            className="flex-1"
            links={(Object.keys(libraryLists) as LibraryList[]).map((list) => ({
              href: libraryHref({ q: term.trim(), show: list }),
              onClick: () => void takeSearch(),
              current: list === show,
              count: counts[list],
              children: libraryLists[list].label,
            }))}
          />
        </div>
        <PictureSelection pictures={pictures} filter={filter} unused={counts.unused}>
          {pictures.length === 0 ? (
            <EmptyState small className="border-t-0" title="No picture matches">
              {show === 'unused' && !filter.q
                ? 'Every picture that was added is shown somewhere.'
                : show === 'bare' && !filter.q
                  ? 'Every picture has a description.'
                  : 'Change the search, or add a picture above.'}
            </EmptyState>
          ) : (
            <ul aria-label="Pictures">
              {pictures.map((picture) => (
                <PictureRow key={picture.id} picture={picture} onChanged={() => router.refresh()} />
              ))}
            </ul>
          )}
          <Pager
            page={page}
            pageSize={pageSize}
            total={counts[show]}
            hrefOf={(number) => libraryHref({ ...filter, page: number })}
          />
        </PictureSelection>
      </div>
    </Screen>
  )
}
