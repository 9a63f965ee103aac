import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type ReactNode } from 'react'

export const iconButtonClass = cva('icon-button', {
  variants: {
    size: {
      normal: 'size-icon-button',
      small: 'size-7 max-tablet:size-icon-button',
    },
    /** A drag handle: touching it doesn't scroll. */
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
    label: string
    children: ReactNode
  }

export function IconButton(props: IconButtonProps) {
  const { label, look, size, drags, className, type = 'button', ...rest } = props
  const looks = iconButtonClass({ look, size, drags, className })
  return <button type={type} aria-label={label} className={looks} {...rest} />
}
