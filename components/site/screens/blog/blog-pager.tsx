import { ArrowLink } from '@/components/site/parts/arrow-link'
import { pagesShown } from '@/components/ui/pages-shown'
import { blogPage } from '@/lib/blog-pages'

export function BlogPager({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null
  return (
    <nav
      aria-label="Pages of the blog"
      className="mx-gutter mt-14 grid grid-cols-[1fr_auto_1fr] items-center gap-x-4 border-t border-ink pt-4 md:mt-24"
    >
      {page > 1 && (
        <ArrowLink
          className="col-1 flex-row-reverse justify-self-start [&_svg]:rotate-180"
          href={blogPage(page - 1)}
          rel="prev"
        >
          Newer
        </ArrowLink>
      )}
      <p className="col-2 text-16 text-quiet tabular-nums sm:hidden">
        {page} of {pages}
      </p>
      <ul className="col-2 flex items-center text-16 tabular-nums max-sm:hidden">
        {pagesShown(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="px-2 text-quiet" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className="inline-grid min-h-tap min-w-tap place-items-center text-quiet underline-offset-6 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2"
                href={blogPage(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <ArrowLink className="col-3 justify-self-end" href={blogPage(page + 1)} rel="next">
          Older
        </ArrowLink>
      )}
    </nav>
  )
}
