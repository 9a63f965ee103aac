import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type ReactNode } from 'react'

export const iconButtonClass = cva('icon-button', {
  variants: {
    size: {
      normal: 'size-icon-button',
      small: 'size-7 max-tablet:size-icon-button',
    },
    /** A handle: the finger on it drags and doesn't scroll. */
    drags: { true: 'cursor-grab touch-none', false: 'cursor-pointer' },
    look: {
      plain: 'icon-button-plain',
      danger: 'text-stone hover:bg-sand hover:text-clay disabled:bg-transparent disabled:text-hair-strong',
      dark: 'text-cream hover:bg-paper/15 disabled:text-cream/40',
    },
  },
  defaultVariants: { look: 'plain', size: 'normal', drags: false },
})

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButtonClass> & {
    /** What it does, read out in place of the icon. */
    label: string
    children: ReactNode
  }

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, look, size, drags, className, type = 'button', ...rest } = props
  const looks = iconButtonClass({ look, size, drags, className })
  return <button type={type} aria-label={label} className={looks} {...rest} />
}
