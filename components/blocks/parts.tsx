import { type ComponentProps, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { safeHref } from '@/lib/page-document/safe-link'

// Neighbors on the same ground have one gap between them, not two. A button or a divider takes the ground of its neighbor.
const grounds = {
  ivory: 'bg-ivory [[data-ground=ivory]+&]:pt-0 [[data-ground=ivory]+[data-ground=same]+&]:pt-0',
  paper: 'bg-paper [[data-ground=paper]+&]:pt-0 [[data-ground=paper]+[data-ground=same]+&]:pt-0',
  sand: 'bg-sand [[data-ground=sand]+&]:pt-0',
  same:
    'bg-ivory [[data-ground=paper]+&]:bg-paper [[data-ground=paper]+[data-ground=same]+&]:bg-paper ' +
    '[[data-ground=sand]+&]:bg-sand [[data-ground=same]+&]:pt-0',
  // The footer has the same ground.
  dark: 'bg-spruce-deep on-dark last:border-b last:border-line',
}

type SectionProps = ComponentProps<'section'> & { ground: keyof typeof grounds }

export const Section = ({ ground, className = '', ...rest }: SectionProps) => (
  <section
    data-ground={ground}
    className={`px-gutter py-section ${grounds[ground]} ${className}`}
    {...rest}
  />
)

/** Classes of a section with text on the left and its subject on the right. */
export const sideBySide = 'grid items-start gap-x-8 gap-y-5 @wide:grid-cols-[5fr_7fr] @wide:gap-16'

export const largeText = 'text-[clamp(1.5rem,1.2rem+1.35cqi,2.125rem)]'

export const BlockTitle = ({ children, className = 'mb-7' }: { children: ReactNode; className?: string }) =>
  children ? <h2 className={className}>{children}</h2> : null

export const Lede = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 max-w-[31em] text-lede text-pretty whitespace-pre-line text-quiet first:mt-0">
    {children}
  </p>
)

/** Renders nothing if the link is unsafe or missing. */
export function BlockButton({ href, text, isOnDark }: { href: string; text: ReactNode; isOnDark?: boolean }) {
  const address = safeHref(href)
  if (!text || !address) return null
  return (
    <ButtonLink
      look={isOnDark ? 'brass' : 'primary'}
      className="mt-7 py-2 whitespace-normal! first:mt-0"
      href={address}
    >
      {text}
    </ButtonLink>
  )
}

/** Returns the columns for a number of items; four of them don't leave one alone. */
export const columnsFor = (count: number): string =>
  `grid @narrow:grid-cols-2 ${count === 4 ? '' : '@wide:grid-cols-3'}`
/** Returns the sizes (lib/drawn-sizes.ts) of the pictures in them, in a shape such as 3/2. */
export const boxesFor = (count: number, shape: string): string =>
  count === 4
    ? `(min-width: 1296px) 588px@${shape}, (min-width: 560px) 47vw@${shape}, 100vw@${shape}`
    : `(min-width: 1296px) 379px@${shape}, (min-width: 860px) 30vw@${shape}, (min-width: 560px) 47vw@${shape}, 100vw@${shape}`
/** Returns the sizes of a picture across the page; without a shape it keeps its own. */
export const fullBox = (shape = '') => `(min-width: 1296px) 1200px${shape}, 100vw${shape}`
export const gridGap = 'gap-5 @narrow:gap-x-6 @narrow:gap-y-8 @wide:gap-x-8 @wide:gap-y-10'

/** Says in the builder why visitors see nothing of a section, or what they see in its place. */
export const MissingSection = ({ children }: { children: ReactNode }) => (
  <section className="px-gutter py-section">
    <Missing>{children}</Missing>
  </section>
)

/** Says in the builder what a block still needs. */
export const Missing = ({ children, pic }: { children: ReactNode; pic?: boolean }) => (
  <p
    className={`grid place-items-center rounded-picture border border-dashed border-edge p-5 text-center text-quiet ${pic ? 'min-h-45' : ''}`}
    data-missing=""
  >
    {children}
  </p>
)
