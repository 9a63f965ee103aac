/** Heads a list that has nothing to show yet. */
export const EmptyList = ({ title, text }: { title: string; text: string }) => (
  <section className="page-grid gap-y-6 px-gutter pt-8 pb-10 md:items-end md:pt-16 md:pb-14">
    <h1 className="text-display md:col-[1/9]">{title}</h1>
    <p className="text-lede text-pretty md:col-[9/-1]">{text}</p>
  </section>
)
