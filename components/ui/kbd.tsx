import { type ReactNode } from 'react'
import { cn } from './cn'

export const Kbd = ({ className, children }: { className?: string; children: ReactNode }) => (
  <kbd
    className={cn(
      'rounded-control border border-hair-strong bg-ivory px-1.25 py-0.75 font-sans text-12 leading-none font-medium whitespace-nowrap text-stone',
      className,
    )}
  >
    {children}
  </kbd>
)

/** The keys of a screen; hidden on a phone. */
export const KeyHints = ({ hints }: { hints: readonly { keys: readonly string[]; does: string }[] }) => (
  <div className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-stone max-tablet:hidden">
    {hints.map(({ keys, does }) => (
      <span className="inline-flex items-center gap-1.25" key={does}>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        {does}
      </span>
    ))}
  </div>
)
