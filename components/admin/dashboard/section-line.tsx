import Link from 'next/link'
import { linkClass } from '@/components/staff/screen'

type SectionLineProps = { id: string; title: string; href: string; all: string }

export function SectionLine({ id, title, href, all }: SectionLineProps) {
  return (
    <div className="mb-4 flex items-center justify-between gap-3">
      <h2 id={id}>{title}</h2>
      <Link className={`${linkClass} whitespace-nowrap`} href={href} prefetch={false}>
        {all}
      </Link>
    </div>
  )
}
