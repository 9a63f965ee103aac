import { type ReactNode } from 'react'

type ChartProps = {
  /** The finding as a sentence. */
  title: string
  /** Explains what is counted, and how to read it. */
  note: ReactNode
  className?: string
  children: ReactNode
}

export const Chart = ({ title, note, className, children }: ChartProps) => (
  <figure className={className}>
    <figcaption className="mb-4">
      <h3 className="text-15">{title}</h3>
      <p className="mt-0.5 text-13 text-stone">{note}</p>
    </figcaption>
    {children}
  </figure>
)

/** Classes of a table of figures. A linked figure is as high as its row, which makes it easy to tap. */
export const figureTable =
  'w-full border-collapse text-13 tabular-nums [&_:is(td,th)]:border-b [&_:is(td,th)]:border-hair [&_:is(td,th)]:py-1.5 [&_:is(td,th):not(:first-child)]:pl-4 [&_:is(td,th):not(:first-child)]:text-right [&_th]:text-left [&_th]:font-medium [&_thead_th]:border-hair-strong [&_thead_th]:text-stone [&_td>a]:no-underline [&_td>a]:hover:underline max-tablet:[&_td>a]:-my-1.5 max-tablet:[&_td>a]:inline-flex max-tablet:[&_td>a]:min-h-tap max-tablet:[&_td>a]:min-w-tap max-tablet:[&_td>a]:items-center max-tablet:[&_td>a]:justify-end'

/** Returns "1,250". */
export const inDigits = (count: number): string => count.toLocaleString('en-US')

export const noteLink =
  'font-semibold text-spruce no-underline hover:underline max-tablet:inline-block max-tablet:py-1'
