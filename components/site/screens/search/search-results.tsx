import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Marked } from '@/components/ui/marked'
import { type SearchGroup, type SearchHit } from '@/lib/search/engine'
import { type SearchKind } from '@/lib/search/documents'

const headings: Record<SearchKind, string> = {
  service: 'Services',
  town: 'Towns',
  landing: 'Services by town',
  project: 'Projects',
  post: 'From the blog',
  page: 'Pages',
}

export function SearchResults({ groups }: { groups: readonly SearchGroup[] }) {
  return groups.map(({ kind, total, hits, more }) => (
    <section
      key={kind}
      className="mt-10 page-grid gap-y-2 border-t border-ink pt-6 md:mt-14 [&_mark]:bg-transparent [&_mark]:text-accent [&_mark]:underline [&_mark]:decoration-brass-light [&_mark]:decoration-2 [&_mark]:underline-offset-4 [&_p_mark]:font-semibold"
    >
      <h2 className="text-h3 md:col-[1/4]">
        {headings[kind]}{' '}
        <span className="font-sans text-small tracking-normal text-quiet tabular-nums">{total}</span>
      </h2>
      <div className="md:col-[5/-1] md:-mt-4">
        <ol className="divide-y divide-line">
          {hits.map((hit, index) => (
            <Hit key={`${hit.href} ${index}`} hit={hit} />
          ))}
        </ol>
        {more && <ArrowLink href={more}>See all {total}</ArrowLink>}
      </div>
    </section>
  ))
}

function Hit({ hit: { href, title, text } }: { hit: SearchHit }) {
  return (
    <li>
      <a className="group block py-4" href={href}>
        <h3 className="text-h4 underline-offset-4 group-hover:underline">
          <Marked segments={title} />
        </h3>
        <p className="mt-1 max-w-[29em] text-pretty">
          <Marked segments={text} />
        </p>
        <small className="mt-1 block text-caption wrap-anywhere text-quiet">{href}</small>
      </a>
    </li>
  )
}
