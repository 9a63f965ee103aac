type NotesProps = {
  items: readonly { title: string; text: string }[]
  heading: 'h3' | 'h4'
}

export const Notes = ({ items, heading: Heading }: NotesProps) => (
  <div className="grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2">
    {items.map(({ title, text }) => (
      <div key={title}>
        <Heading className="text-h4">{title}</Heading>
        <p className="mt-1 max-w-[29em] text-16 leading-normal text-quiet">{text}</p>
      </div>
    ))}
  </div>
)
