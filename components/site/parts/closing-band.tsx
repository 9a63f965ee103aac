import { type ReactNode } from 'react'

/** A page's last word before the footer: a question, a sentence, and what to do (the children, buttons and links). */
export function ClosingBand({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children: ReactNode
}) {
  return (
    <section className="phone-band">
      <div className="wrap oldgrid">
        <h2 className="c-1-6">{heading}</h2>
        <div className="c-7-12">
          <p className="lede">{text}</p>
          <div className="actions mt-6">{children}</div>
        </div>
      </div>
    </section>
  )
}
