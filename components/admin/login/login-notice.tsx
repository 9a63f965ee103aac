import { CircleAlert, Info } from 'lucide-react'
import { type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** Shows why something was refused, or, quietly, what comes next. */
export function LoginNotice({
  title,
  quiet,
  children,
}: {
  title: string
  quiet?: boolean
  children?: ReactNode
}) {
  const Icon = quiet ? Info : CircleAlert
  return (
    <div
      className={cn(
        'flex gap-2.5 border-l-3 px-3.5 py-2.75',
        quiet ? 'border-spruce bg-mist' : 'border-clay bg-clay-mist',
      )}
      role="alert"
    >
      <Icon
        className={cn('mt-0.5 size-4 flex-none', quiet ? 'text-spruce' : 'text-clay')}
        aria-hidden="true"
      />
      <span>
        <b className="font-semibold">{title}</b> {children}
      </span>
    </div>
  )
}
