type WhyListProps = { heading: string; items: { title: string; text: string }[] }

/** Reasons in the page's dark band, as terms and explanations on hairlines. */
export function WhyList({ heading, items }: WhyListProps) {
  return (
    <section className="band band--dark on-dark">
      <div className="wrap oldgrid">
        <h2 className="c-1-4">{heading}</h2>
        <dl className="why c-6-12">
          {items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
