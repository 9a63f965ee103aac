/** A published page to which staff haven't added anything yet. */
export function CustomPageEmpty({ title }: { title: string }) {
  return (
    <section className="section section--last wrap">
      <h1 className="sr">{title}</h1>
      <h2>No Content Available</h2>
      <p className="lede quiet mt-3">{"This page doesn't have any components to display yet."}</p>
      <p className="actions mt-6">
        <a className="btn btn--line" href="/services">
          See our services
        </a>
      </p>
    </section>
  )
}
