import { type ReactNode } from 'react'

export const ClosingBand = ({
  heading,
  text,
  children,
}: {
  heading: ReactNode
  text: ReactNode
  children: ReactNode
}) => (
  <section className="band page-grid gap-y-4 bg-sand print:hidden">
    {heading && <h2 className="md:col-[1/7]">{heading}</h2>}
    <div className="md:col-[7/-1]">
      {text && <p className="max-w-[29em] text-lede text-pretty">{text}</p>}
      <div className="mt-6 flex flex-wrap gap-x-4 gap-y-3 max-sm:flex-col">{children}</div>
    </div>
  </section>
)
