import Link from 'next/link'
import { type ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button'

type LinkProps = ComponentProps<typeof Link>

/** A link within the staff area. It isn't prefetched, since staff screens are rendered for each request. */
export const StaffLink = (props: LinkProps) => <Link prefetch={false} {...props} />

/** A StaffLink that looks like a button. */
export const LinkButton = ({ look, size, wide, className = '', ...rest }: LinkProps & ButtonLook) => (
  <StaffLink
    className={buttonClass({ look, size, wide, className: `no-underline ${className}` })}
    {...rest}
  />
)
