import { Rows, RowTitle } from '@/components/staff/screen'
import { PublishedMark } from '@/components/staff/status'
import { type StoredPage } from '@/lib/content-types'
import { SectionLine } from './section-line'

export function RecentPages({
  pages,
}: {
  pages: Pick<StoredPage, 'id' | 'title' | 'slug' | 'isPublished'>[]
}) {
  return (
    <section aria-labelledby="recent-pages">
      <SectionLine id="recent-pages" title="Recent Pages" href="/admin/pages" all="All pages" />
      {pages.length === 0 ? (
        <p className="border-t border-b border-t-hair-strong border-b-hair py-4 text-stone">
          No pages created yet
        </p>
      ) : (
        <Rows>
          {pages.map((page) => (
            <li key={page.id}>
              <RowTitle href={`/admin/pages/${page.id}/edit`} note={`/${page.slug}`}>
                {page.title}
              </RowTitle>
              <PublishedMark isPublished={page.isPublished} />
            </li>
          ))}
        </Rows>
      )}
    </section>
  )
}
