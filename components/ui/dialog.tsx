'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from './icon-button'
import { Icon } from './icon'
import { Layer } from './layer'

const dialogClass = cva(
  [
    'fixed w-full max-w-none flex-col overflow-hidden border-0 bg-sheet p-0 text-fore open:flex',
    'backdrop:bg-spruce-deep/60 motion-safe:transition-opacity motion-safe:starting:open:opacity-0',
  ],
  {
    variants: {
      size: {
        normal: 'inset-0 m-auto max-h-[calc(100dvh-48px)] rounded-control tablet:w-[520px]',
        form: 'inset-0 m-auto max-h-[calc(100dvh-48px)] rounded-control sm:w-[600px]',
        wide: 'inset-0 m-auto max-h-[calc(100dvh-48px)] rounded-control tablet:w-[min(920px,100%-48px)]',
        full: 'inset-0 m-auto max-h-[calc(100dvh-48px)] rounded-control tablet:h-[min(760px,100dvh-48px)] tablet:w-[min(1120px,100%-48px)]',
        top: 'inset-0 mx-auto mt-0 mb-auto max-h-[calc(86dvh-24px)] rounded-control tablet:mt-[14dvh] tablet:w-[640px]',
        side: 'top-auto right-0 bottom-0 left-auto m-0 rounded-control tablet:top-0 tablet:h-dvh tablet:max-h-none tablet:w-[400px] tablet:rounded-none',
        screen: 'inset-0 m-0 h-dvh max-h-none',
      },
      phone: {
        sheet: 'max-tablet:mb-0 max-tablet:max-h-[94dvh] max-tablet:rounded-b-none',
        screen: 'max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none max-tablet:max-h-none',
        top: '',
      },
    },
  },
)

const phoneOf = {
  normal: 'sheet',
  wide: 'sheet',
  side: 'sheet',
  form: 'screen',
  full: 'screen',
  top: 'top',
  screen: 'top',
} as const

type DialogProps = Omit<ComponentProps<'dialog'>, 'title' | 'onClose' | 'open'> & {
  title?: ReactNode
  note?: ReactNode
  onClose?: () => void
  /**
   * Without it the dialog is open while rendered. With it the dialog opens with each new number, and when closed keeps
   * what was typed.
   */
  opening?: number
  /** The current view; a new one starts at its heading. */
  view?: string
  size?: NonNullable<VariantProps<typeof dialogClass>['size']>
  /** Asks for a decision: no close button, and a click outside does nothing. */
  alert?: boolean
  /** A click outside does nothing. */
  stays?: boolean
  /** The content reaches the dialog's edges and scrolls by itself. */
  flush?: boolean
  /** The element that gets the focus: the first field (or the one marked data-first), or the heading. */
  begin?: 'field' | 'heading'
  footer?: ReactNode
  /** The content is the whole dialog, named by the element with this id. */
  labelledBy?: string
}

const focusable =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select, textarea, [tabindex="0"]'

const operated = (area: HTMLElement) =>
  [...area.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.closest('[inert]'))

/** Returns the first and last stop of the Tab key; a group of radio buttons has only one. */
function tabStops(dialog: HTMLElement) {
  const stops = operated(dialog).filter((element) => {
    if (!element.checkVisibility() || element.tabIndex < 0) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true
    const group = element.form?.elements.namedItem(element.name)
    return group instanceof RadioNodeList ? group.value === '' && group[0] === element : true
  })
  return { first: stops[0], last: stops.at(-1) }
}

/** Returns where a form starts; on touch screens the keyboard would cover the form. */
function firstField(dialog: HTMLElement) {
  const markedElement = dialog.querySelector<HTMLElement>('[data-first]')
  if (markedElement) return markedElement
  const field = dialog.querySelector<HTMLElement>('form :is(input:not([type=hidden]), textarea, select)')
  return field && matchMedia('(pointer: coarse)').matches ? dialog : field
}

/** The only modal: the browser's own dialog, which makes the page inert, closes by Escape and returns the focus. */
export function Dialog({
  title,
  note,
  onClose,
  opening,
  view,
  size = 'normal',
  alert,
  stays = alert,
  flush,
  begin = 'field',
  footer,
  labelledBy,
  className,
  onKeyDown,
  children,
  ...rest
}: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const box = dialog.current
    if (box && !box.open) box.showModal()
    setLayer(box)
  }, [opening])

  // Removed while open, it would lose the focus.
  useLayoutEffect(() => {
    const box = dialog.current
    return () => box?.close()
  }, [])

  useEffect(() => {
    const box = dialog.current
    if (!box) return
    if (begin === 'heading') heading.current?.focus()
    else (firstField(box) ?? tabStops(box).first ?? heading.current)?.focus()
    body.current?.scrollTo(0, 0)
  }, [opening, view, begin])

  // A scrolling area without controls has to be focusable itself.
  useEffect(() => {
    const area = body.current
    if (!area) return
    const watch = new ResizeObserver(() => {
      if (area.scrollHeight > area.clientHeight && operated(area).length === 0) area.tabIndex = 0
      else area.removeAttribute('tabindex')
    })
    watch.observe(area)
    return () => watch.disconnect()
  }, [opening, view])

  // Closes by a press that begins and ends on the backdrop, not by selecting text that ends there.
  const pressedOutside = useRef(false)
  const outside = ({ clientX, clientY }: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect()
    return !!box && (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
  }
  function released(event: MouseEvent) {
    if (pressedOutside.current && outside(event) && !stays) dialog.current?.close()
    pressedOutside.current = false
  }

  // Browsers let Tab leave for their own buttons; here it wraps around.
  function goRound(event: KeyboardEvent<HTMLDialogElement>) {
    // The screen behind has shortcuts of its own.
    event.stopPropagation()
    onKeyDown?.(event)
    if (event.key !== 'Tab' || !dialog.current) return
    const { first, last } = tabStops(dialog.current)
    const focused = document.activeElement
    const atStart = focused === first || focused === heading.current || focused === dialog.current
    const target = event.shiftKey ? atStart && last : focused === last && first
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    // Escape and the close button do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={labelledBy ?? id}
      tabIndex={-1}
      {...rest}
      className={dialogClass({ size, phone: phoneOf[size], className })}
      ref={dialog}
      onKeyDown={goRound}
      onPointerDown={(event) => (pressedOutside.current = outside(event))}
      onClick={released}
      // If open, it was shown again: effects of a development build run twice.
      onClose={(event) => event.target === dialog.current && !dialog.current.open && onClose?.()}
    >
      <Layer value={layer}>
        {!labelledBy && (
          <div className="flex items-start justify-between gap-4 px-dialog pt-6">
            <div>
              <h2
                className="font-serif text-26 leading-tight focus:outline-none"
                id={id}
                tabIndex={-1}
                ref={heading}
              >
                {title}
              </h2>
              {note && <p className="mt-1 text-quiet">{note}</p>}
            </div>
            {!alert && (
              <IconButton label="Close" className="-mt-1.5 -mr-2" onClick={() => dialog.current?.close()}>
                <Icon name="close" />
              </IconButton>
            )}
          </div>
        )}
        {labelledBy || flush ? (
          children
        ) : (
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-dialog py-5" ref={body}>
            {children}
          </div>
        )}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </Layer>
    </dialog>
  )
}

/** The buttons of a dialog, the main one last; on a phone stacked with the main one first. */
export const DialogFooter = ({ children, ...rest }: ComponentProps<'div'>) => (
  <div
    className={
      'flex flex-wrap items-center justify-end gap-2 border-t border-hair px-dialog py-3.5 ' +
      'max-tablet:flex-col-reverse max-tablet:flex-nowrap max-tablet:items-stretch [&>[data-aside]]:mr-auto max-tablet:[&>[data-aside]]:mr-0'
    }
    {...rest}
  >
    {children}
  </div>
)

/** A dialog at the window's right edge, on a phone at the bottom. */
export const Sheet = (props: Omit<DialogProps, 'size'>) => <Dialog size="side" {...props} />
