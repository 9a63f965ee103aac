import { type ReactNode } from 'react'
import { unscaled } from './device-frame'

/** Shows where the dragged block would land; it opens within 200 ms (specification §9). */
export const DropLine = ({ open, children }: { open: boolean; children: ReactNode }) => (
  <div
    className={
      `grid place-items-center overflow-hidden border-spruce bg-mist text-13 font-semibold text-spruce-deep transition-[height] ease-in-out ${unscaled} ` +
      (open ? 'h-11 border-t-3 group-data-folded/sheet:h-6.25 starting:h-0' : 'h-0')
    }
    data-drop-line={open ? 'open' : 'closed'}
    aria-hidden="true"
  >
    <span>{children}</span>
  </div>
)
