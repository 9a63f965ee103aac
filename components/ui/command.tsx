'use client'

import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { cn } from './cn'

type CommandProps = ComponentProps<typeof Cmdk> & {
  label: string
}

/** A list to type into. It filters by itself unless `shouldFilter` is false. */
export function Command({ className, onKeyDown, ...rest }: CommandProps) {
  function openBeside(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    const link = event.currentTarget.querySelector('a[role="option"][aria-selected="true"]')
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    window.open(link.href, '_blank', 'noopener')
  }
  return (
    <Cmdk
      loop
      vimBindings={false}
      className={cn('flex min-h-0 flex-col', className)}
      onKeyDown={openBeside}
      {...rest}
    />
  )
}

type CommandInputProps = ComponentProps<typeof Cmdk.Input> & {
  children?: ReactNode
}

export function CommandInput({ className, children, ...rest }: CommandInputProps) {
  /** Home and End move within the text first. */
  function keepInText(event: KeyboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const edge = { Home: 0, End: value.length }[event.key]
    const atEdge = selectionStart === selectionEnd && selectionStart === edge
    if (edge !== undefined && !atEdge) event.stopPropagation()
  }
  return (
    <div className="flex h-14 flex-none items-center gap-3 border-b border-hair-strong px-4.5 text-17 has-focus-visible:border-spruce">
      <Search className="size-4.5 text-stone" aria-hidden="true" />
      <Cmdk.Input
        // The caret shows the focus.
        className={cn(
          'h-full min-w-0 flex-1 caret-spruce outline-none placeholder:text-stone placeholder:opacity-100',
          className,
        )}
        autoCapitalize="none"
        enterKeyHint="go"
        onKeyDown={keepInText}
        {...rest}
      />
      {children}
    </div>
  )
}

export const CommandList = ({ className, ...rest }: ComponentProps<typeof Cmdk.List>) => (
  <Cmdk.List
    label="Results"
    className={cn(
      'min-h-0 scroll-py-8 overflow-y-auto overscroll-contain pb-2',
      '[&_mark]:bg-transparent [&_mark]:font-bold [&_mark]:text-inherit [&_mark]:underline [&_mark]:decoration-brass [&_mark]:underline-offset-3',
      className,
    )}
    {...rest}
  />
)

type CommandGroupProps = ComponentProps<typeof Cmdk.Group> & { heading: ReactNode }

export const CommandGroup = ({ className, ...rest }: CommandGroupProps) => (
  <Cmdk.Group
    className={cn(
      '[&>[cmdk-group-heading]]:px-4.5 [&>[cmdk-group-heading]]:pt-3 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-12',
      '[&>[cmdk-group-heading]]:font-medium [&>[cmdk-group-heading]]:text-stone',
      className,
    )}
    {...rest}
  />
)

const itemClass = [
  'flex min-h-10.5 cursor-pointer items-center gap-3 px-4.5 py-1 no-underline [&>svg]:size-4.5 [&>svg]:text-stone',
  'data-[selected=true]:bg-mist data-[selected=true]:shadow-[inset_3px_0_var(--color-spruce)]',
  'data-[disabled=true]:cursor-default data-[disabled=true]:text-stone',
  'forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2',
  'max-tablet:grid max-tablet:min-h-13.5 max-tablet:grid-cols-[auto_minmax(0,1fr)] max-tablet:content-center max-tablet:gap-0 max-tablet:py-2 max-tablet:[&>svg]:mr-3',
]

type CommandItemProps = Omit<ComponentProps<typeof Cmdk.Item>, 'asChild'> & {
  icon?: ReactNode
  detail?: ReactNode
  /**
   * Makes the row a link, so that it can be opened in another tab. Enter and a plain click call `onSelect` instead.
   */
  href?: string
}

export function CommandItem({
  icon,
  detail,
  href,
  onSelect,
  className,
  children,
  ...rest
}: CommandItemProps) {
  const opensNewTab = useRef(false)
  const content = (
    <>
      {icon}
      <span className="min-w-0 wrap-anywhere max-tablet:col-2">{children}</span>
      {detail && (
        <>
          {' '}
          <small className="ml-auto min-w-0 text-right text-13 text-balance wrap-anywhere text-stone max-tablet:col-2 max-tablet:ml-0 max-tablet:text-left">
            {detail}
          </small>
        </>
      )}
    </>
  )
  const onClick = (event: MouseEvent) => {
    opensNewTab.current = event.ctrlKey || event.metaKey || event.shiftKey
    if (!opensNewTab.current) event.preventDefault()
  }
  return (
    <Cmdk.Item
      asChild={href !== undefined}
      className={cn(itemClass, className)}
      onMouseDown={(event) => event.preventDefault()}
      onSelect={(value) => {
        if (!opensNewTab.current) onSelect?.(value)
        opensNewTab.current = false
      }}
      {...rest}
    >
      {href === undefined ? (
        content
      ) : (
        <a href={href} tabIndex={-1} draggable={false} onClick={onClick}>
          {content}
        </a>
      )}
    </Cmdk.Item>
  )
}
