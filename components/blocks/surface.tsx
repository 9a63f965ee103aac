import { type ComponentProps } from 'react'

/** Contains blocks, whose sizes follow its width. Its page loads surface.css and rich-text.css. */
export function Blocks({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`blocks @container bg-ivory text-ink ${className}`} {...rest} />
}
