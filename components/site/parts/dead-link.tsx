type DeadLinkProps = { title: string; advice: string }

/** In place of a page whose private link is wrong or over. */
export const DeadLink = ({ title, advice }: DeadLinkProps) => (
  <section className="px-gutter py-section">
    <h1>{title}</h1>
    <p className="mt-4 max-w-[29em] text-lede text-quiet">{advice}</p>
  </section>
)

export const WrongLink = () => (
  <DeadLink
    title="This link doesn’t work"
    advice="Part of it may be missing. Open it again from our message, or call us and we will help."
  />
)
