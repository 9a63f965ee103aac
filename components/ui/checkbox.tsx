import { type ComponentProps, type ReactNode } from 'react'

type BoxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

export const Checkbox = (props: BoxProps) => <Box type="checkbox" {...props} />

/** The browser's own radio button; Choice is the one that looks like a chip. */
export const Radio = (props: BoxProps) => <Box type="radio" {...props} />

const Box = ({ children, ...rest }: ComponentProps<'input'>) => (
  <label className="flex min-h-control-small cursor-pointer items-center gap-2.5 has-disabled:cursor-default has-disabled:text-stone">
    <input className="size-4 flex-none accent-spruce" {...rest} />
    <span>{children}</span>
  </label>
)
