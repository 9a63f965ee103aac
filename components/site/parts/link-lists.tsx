export type LinkListItem = { name: string; href: string; note?: string }
type LinkList = {
  heading: string
  items: readonly LinkListItem[]
  /** The page above, after the list. */
  more?: { name: string; href: string }
}

/** Two lists of links side by side: the first in two columns, the second with a note behind each name. */
export function LinkLists({ lists }: { lists: readonly [LinkList, LinkList] }) {
  return (
    <section className="section wrap">
      <div className="oldgrid linklists">
        {lists.map(({ heading, items, more }, index) => (
          <div key={heading} className={index === 0 ? 'c-1-6' : 'c-7-12'}>
            <h2 className="linklists__h">{heading}</h2>
            <ul className={index === 0 ? 'cols' : 'cols cols--1'}>
              {items.map(({ name, href, note }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                  {note && <span>{note}</span>}
                </li>
              ))}
              {more && (
                <li className="cols__more">
                  <a href={more.href}>{more.name}</a>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
