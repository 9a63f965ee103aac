import { type ReactNode } from 'react'

type TopicRowsProps = { rows: readonly { title: ReactNode; text: ReactNode }[] }

/** Terms in large type, with a line of text below each. */
export const TopicRows = ({ rows }: TopicRowsProps) =>
  rows.length > 0 && (
    <dl className="mt-7 divide-y divide-line border-t border-b border-t-ink border-b-line *:py-4">
      {rows.map(({ title, text }, index) => (
        <div key={index}>
          <dt className="font-serif text-[1.375rem] leading-tight tracking-[-0.01em]">{title}</dt>
          <dd className="mt-1 max-w-[29em] text-16 leading-normal text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  )
