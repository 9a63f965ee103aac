type RuledTextsProps = { items: readonly { title: string; text: string }[] }

/** Items of a grid: a title and a text below a line. */
export const RuledTexts = ({ items }: RuledTextsProps) =>
  items.map(({ title, text }) => (
    <div key={title} className="border-t border-ink pt-5">
      <h3>{title}</h3>
      <p className="mt-3 max-w-[31em] text-pretty">{text}</p>
    </div>
  ))
