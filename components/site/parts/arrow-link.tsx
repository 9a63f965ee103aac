import { type ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'

export const ArrowLink = ({ className = '', children, ...rest }: ComponentProps<'a'>) => (
  <a
    className={`inline-flex min-h-tap items-center gap-2.5 text-16 font-semibold text-strong underline decoration-accent underline-offset-6 hover:decoration-2 ${className}`}
    {...rest}
  >
    {children}
    <Icon name="arrow" className="size-4.5" />
  </a>
)
