import { StaffLink } from '@/components/ui/staff-link'
import { linkClass } from '@/components/staff/screen'

type SectionLineProps = { id: string; title: string; href: string; all: string }

export function SectionLine({ id, title, href, all }: SectionLineProps) {
  return (
    <div className="mb-4 flex items-center justify-between gap-3">
      <h2 id={id}>{title}</h2>
      <StaffLink className={`${linkClass} whitespace-nowrap`} href={href}>
        {all}
      </StaffLink>
    </div>
  )
}
