type LinkListItem = { name: string; href: string; note?: string }
type LinkListProps = {
  items: readonly LinkListItem[]
  /** In two columns where there is room. */
  two?: boolean
  /** Link to the page above, after the list. */
  more?: { name: string; href: string }
  className?: string
}

export const LinkList = ({ items, two, more, className = 'mt-3' }: LinkListProps) => (
  <ul className={`link-list ${two ? 'grid grid-cols-2 gap-x-col' : ''} ${className}`}>
    {items.map(({ name, href, note }) => (
      <li key={href}>
        <a href={href}>{name}</a>
        {note && <span className="flex-none text-small text-quiet">{note}</span>}
      </li>
    ))}
    {more && (
      <li className="font-semibold text-strong">
        <a href={more.href}>{more.name}</a>
      </li>
    )}
  </ul>
)

type NamedList = { heading: string } & Omit<LinkListProps, 'two' | 'className'>

export const LinkLists = ({ lists: [first, second] }: { lists: readonly [NamedList, NamedList] }) => (
  <section className="page-grid gap-y-10 px-gutter pt-section print:hidden [&_h2]:text-h3">
    <div className="md:col-[1/7]">
      <h2>{first.heading}</h2>
      <LinkList items={first.items} more={first.more} two />
    </div>
    <div className="md:col-[7/-1]">
      <h2>{second.heading}</h2>
      <LinkList items={second.items} more={second.more} two />
    </div>
  </section>
)
