import { type ComponentProps, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { safeHref } from '@/lib/page-document/safe-link'

// Neighbors on the same ground have one gap between them, not two. What has no ground of its own, a button or a divider,
// takes that of the neighbor before.
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

/** A block's own element: its ground and the room around what it holds. */
export const Section = ({ ground, className = '', ...rest }: SectionProps) => (
  <section
    data-ground={ground}
    className={`px-gutter py-section ${grounds[ground]} ${className}`}
    {...rest}
  />
)

/** For a section that has words on the left and what they are about on the right. */
export const sideBySide = 'grid items-start gap-x-8 gap-y-5 @wide:grid-cols-[5fr_7fr] @wide:gap-16'

/** A quote or a text that stands for itself. */
export const largeText = 'text-[clamp(1.5rem,1.2rem+1.35cqi,2.125rem)]'

/** The title of a block; nothing where staff left it empty. */
export const BlockTitle = ({ children, className = 'mb-7' }: { children: ReactNode; className?: string }) =>
  children ? <h2 className={className}>{children}</h2> : null

/** The lines below a title. */
export const Lede = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 max-w-[31em] text-lede text-pretty whitespace-pre-line text-quiet first:mt-0">
    {children}
  </p>
)

/** A button that leads somewhere; only words where its link is unsafe or missing. */
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

/** Columns for so many things; four don't leave one of them alone. */
export const columnsFor = (count: number): string =>
  `grid @narrow:grid-cols-2 ${count === 4 ? '' : '@wide:grid-cols-3'}`
/** The boxes of the pictures in them (lib/drawn-sizes.ts), in a shape such as 3/2. */
export const boxesFor = (count: number, shape: string): string =>
  count === 4
    ? `(min-width: 1296px) 588px@${shape}, (min-width: 560px) 47vw@${shape}, 100vw@${shape}`
    : `(min-width: 1296px) 379px@${shape}, (min-width: 860px) 30vw@${shape}, (min-width: 560px) 47vw@${shape}, 100vw@${shape}`
/** The box of a picture across the page; without a shape it has the picture's own. */
export const fullBox = (shape = '') => `(min-width: 1296px) 1200px${shape}, 100vw${shape}`
export const gridGap = 'gap-5 @narrow:gap-x-6 @narrow:gap-y-8 @wide:gap-x-8 @wide:gap-y-10'

/** What a block still needs, said in the builder only. */
export const Missing = ({ children, pic }: { children: ReactNode; pic?: boolean }) => (
  <p
    className={`grid place-items-center rounded-picture border border-dashed border-edge p-5 text-center text-quiet ${pic ? 'min-h-45' : ''}`}
    data-missing=""
  >
    {children}
  </p>
)
