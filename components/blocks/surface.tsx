import { type ComponentProps } from 'react'

/** Contains blocks, whose sizes follow its width. Its page loads surface.css and rich-text.css. */
export const Blocks = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`blocks @container bg-ivory text-ink [&+.band]:mt-0 ${className}`} {...rest} />
)
