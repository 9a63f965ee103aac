import { type ReactNode } from 'react'
import { FoldedOnPhone } from './folded-on-phone'

type TopicRowsProps = {
  /** The terms alone. */
  names: readonly string[]
  rows: readonly { title: ReactNode; text: ReactNode }[]
}

/** Terms in large type, with a line of text below each. A phone shows the terms, and unfolds the lines. */
export const TopicRows = ({ names, rows }: TopicRowsProps) =>
  rows.length > 0 && (
    <FoldedOnPhone name={names.join(', ')} className="mt-7 border-y border-t-ink border-b-line">
      <dl className="divide-y divide-line *:py-4 max-md:border-t max-md:border-line">
        {rows.map(({ title, text }, index) => (
          <div key={index}>
            <dt className="font-serif text-[1.375rem] leading-tight tracking-[-0.01em]">{title}</dt>
            <dd className="mt-1 max-w-[29em] text-16 leading-normal text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </FoldedOnPhone>
  )
