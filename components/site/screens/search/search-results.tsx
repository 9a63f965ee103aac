import { type SearchGroup, type SearchHit } from '@/lib/search/engine'
import { type Segment } from '@/lib/text/segments'
import { type SearchKind } from '@/lib/search/documents'

const headings: Record<SearchKind, string> = {
  service: 'Services',
  town: 'Towns',
  landing: 'Services by town',
  project: 'Projects',
  post: 'From the blog',
  page: 'Pages',
}

/** What was found, by kind: the kind with the best hit first, each on hairlines under its number. */
export function SearchResults({ groups }: { groups: readonly SearchGroup[] }) {
  return groups.map(({ kind, total, hits, more }) => (
    <section key={kind} className="oldgrid srch__group">
      <h2 className="c-1-3">
        {headings[kind]} <span className="num">{total}</span>
      </h2>
      <div className="srch__hits">
        <ol>
          {hits.map((hit, index) => (
            <Hit key={`${hit.href} ${index}`} hit={hit} />
          ))}
        </ol>
        {more && (
          <a className="go" href={more}>
            <span>See all {total}</span>
          </a>
        )}
      </div>
    </section>
  ))
}

function Hit({ hit: { href, title, text } }: { hit: SearchHit }) {
  return (
    <li>
      <a href={href}>
        <h3>
          <Marked segments={title} />
        </h3>
        <p>
          <Marked segments={text} />
        </p>
        <small>{href}</small>
      </a>
    </li>
  )
}

/** A text with the found words marked. */
function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))
}
