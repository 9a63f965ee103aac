import { type ReactNode } from 'react'
import { ArrowLink } from './arrow-link'

type SectionHeadProps = {
  title: ReactNode
  children?: ReactNode
  more?: { name: string; href: string }
}

export const SectionHead = ({ title, children, more }: SectionHeadProps) => (
  <div className="page-grid mb-8 gap-y-4 md:mb-14 md:items-end">
    {title && <h2 className="md:col-[1/7]">{title}</h2>}
    {children && <p className="max-w-[29em] text-pretty text-quiet empty:hidden md:col-[8/-1]">{children}</p>}
    {more && (
      <p className="md:col-[8/-1]">
        <ArrowLink href={more.href}>{more.name}</ArrowLink>
      </p>
    )}
  </div>
)
