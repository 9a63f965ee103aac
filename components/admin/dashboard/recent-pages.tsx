import Link from 'next/link'
import { PublishedMark } from '@/components/staff/status'
import { type Page } from '@/lib/content-types'

export function RecentPages({ pages }: { pages: Page[] }) {
  return (
    <section aria-labelledby="recent-pages">
      <div className="sect">
        <h2 id="recent-pages">Recent Pages</h2>
        <div className="end">
          <Link className="link" href="/admin/pages">
            All pages
          </Link>
        </div>
      </div>
      {pages.length === 0 ? (
        <p className="quiet">No pages created yet</p>
      ) : (
        <ul className="rows">
          {pages.map((page) => (
            <li key={page.id}>
              <span className="grow">
                <Link href={`/admin/pages/${page.id}/edit`}>
                  <b>{page.title}</b>
                </Link>
                <small>/{page.slug}</small>
              </span>
              <PublishedMark isPublished={page.isPublished} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
