import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps } from 'react'

/**
 * The look of a button, for links too. Its height and type come from the theme, which makes them smaller in the back
 * office. A caller's classes place it; another look is another variant here.
 */
export const buttonClass = cva('button', {
  variants: {
    look: {
      primary: 'border-transparent bg-spruce text-ivory hover:bg-spruce-deep',
      line: 'border-edge hover:border-ink',
      plain: 'border-edge bg-paper hover:bg-hover',
      strong: 'border-spruce bg-paper text-spruce hover:bg-hover',
      quiet: 'border-transparent hover:bg-hover',
      danger: 'border-transparent text-clay hover:bg-clay-mist',
      bare: 'border-transparent text-spruce underline decoration-brass underline-offset-4',
      light: 'border-transparent bg-ivory text-spruce-deep hover:bg-sand',
      brass: 'border-transparent bg-brass-light text-ink hover:bg-paper',
    },
    size: {
      normal: 'button-normal',
      small: 'button-small',
    },
    wide: { true: 'w-full' },
  },
  compoundVariants: [
    {
      look: ['primary', 'line', 'light'],
      class: 'disabled:border-transparent disabled:bg-sand disabled:text-stone',
    },
    {
      look: ['plain', 'strong', 'quiet', 'danger'],
      class: 'disabled:border-hair-strong disabled:bg-transparent disabled:text-stone',
    },
    { look: 'bare', class: 'px-0! disabled:text-stone' },
  ],
  defaultVariants: { look: 'plain', size: 'normal' },
})

export type ButtonLook = VariantProps<typeof buttonClass>

type ButtonProps = ComponentProps<'button'> & ButtonLook

export const Button = ({ look, size, wide, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonClass({ look, size, wide, className })} {...rest} />
)

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook

export const ButtonLink = ({ look, size, wide, className, children, ...rest }: ButtonLinkProps) => (
  <a className={buttonClass({ look, size, wide, className })} {...rest}>
    {children}
  </a>
)

/** A button without a look, such as a whole row or tile. */
export const BareButton = ({ type = 'button', className = '', ...rest }: ComponentProps<'button'>) => (
  <button type={type} className={`cursor-pointer text-left ${className}`} {...rest} />
)
