import { type ComponentProps, type ReactNode } from 'react'

/** A box to tick with its name beside it, the browser's own. */
export function Checkbox({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-control-small cursor-pointer items-center gap-2.5 has-disabled:cursor-default has-disabled:text-stone">
      <input type="checkbox" className="size-4 flex-none accent-spruce" {...rest} />
      <span>{children}</span>
    </label>
  )
}
