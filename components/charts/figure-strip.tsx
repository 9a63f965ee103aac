import Link from 'next/link'
import { type ReactNode } from 'react'

type Figure = { label: string; value: number | string; note: string; href?: string }

/** Shows numbers in one row, with links to the lists that they count. On a phone an odd last one has its own row. */
export const FigureStrip = ({ figures, className = '' }: { figures: Figure[]; className?: string }) => (
  <ul
    className={`grid border-y border-hair-strong max-tablet:grid-cols-2 max-tablet:[&>:last-child:nth-child(odd)]:col-span-2 max-tablet:[&>:nth-child(n+3)]:border-t max-tablet:[&>:nth-child(even)]:border-l tablet:auto-cols-fr tablet:grid-flow-col tablet:divide-x tablet:divide-hair ${className}`}
  >
    {figures.map(({ label, value, note, href }, index) => (
      <li key={label} className="border-hair">
        <FigureBox
          href={href}
          className={`block px-5 py-4 no-underline max-tablet:py-3 ${index === 0 ? 'pl-0' : ''} ${index % 2 === 0 ? 'max-tablet:pl-0' : 'max-tablet:pl-4'}`}
        >
          <span className="block text-13 font-medium text-stone group-hover:underline">{label}</span>
          <b className="block font-serif text-34 leading-[1.15] font-normal tracking-[-0.02em] lining-nums max-tablet:text-28">
            {value}
          </b>
          <span className="text-13 text-stone">{note}</span>
        </FigureBox>
      </li>
    ))}
  </ul>
)

type FigureBoxProps = { href: string | undefined; className: string; children: ReactNode }

const FigureBox = ({ href, className, children }: FigureBoxProps) =>
  href ? (
    <Link href={href} prefetch={false} className={`group ${className}`}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  )
