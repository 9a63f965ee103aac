import { type ComponentProps } from 'react'

/** What blocks stand on: their sizes follow its width. */
export function Blocks({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`blocks @container bg-ivory text-ink ${className}`} {...rest} />
}
