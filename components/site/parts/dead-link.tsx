type DeadLinkProps = { title: string; advice: string }

/** In place of a page whose private link is wrong or over. */
export const DeadLink = ({ title, advice }: DeadLinkProps) => (
  <section className="px-gutter py-section">
    <h1>{title}</h1>
    <p className="mt-4 max-w-[29em] text-lede text-quiet">{advice}</p>
  </section>
)
