import Link from 'next/link'
import { type ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button'
import { LinkLoading } from './loading-line'

type LinkProps = ComponentProps<typeof Link>

/** A link within the staff area. It isn't prefetched, since staff screens are rendered for each request. */
export const StaffLink = ({ children, ...rest }: LinkProps) => (
  <Link prefetch={false} {...rest}>
    {children}
    <LinkLoading />
  </Link>
)

/** A StaffLink that looks like a button. */
export const LinkButton = ({ look, size, wide, className = '', ...rest }: LinkProps & ButtonLook) => (
  <StaffLink
    className={buttonClass({ look, size, wide, className: `no-underline ${className}` })}
    {...rest}
  />
)
