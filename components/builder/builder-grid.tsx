import { type ReactNode } from 'react'

// Three columns need room for a canvas of three quarters of its true size; with less the lists are folded beside a panel
// (block-lists.tsx). How wide the panel is: panel-edge.tsx.
const columns = {
  open: 'tablet:grid-cols-[49px_minmax(0,1fr)_min(var(--panel),45vw)] 2xl:grid-cols-[248px_minmax(0,1fr)_min(var(--panel),45vw)]',
  closed: 'tablet:grid-cols-[248px_minmax(0,1fr)]',
}

/** The builder over the whole screen: its bar, lists, canvas, and the panel that may be open. */
export const BuilderGrid = ({ isPanelOpen, children }: { isPanelOpen: boolean; children: ReactNode }) => (
  <div
    className={`grid h-dvh min-h-140 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] overflow-hidden ${columns[isPanelOpen ? 'open' : 'closed']}`}
    data-full-screen=""
    data-builder={isPanelOpen ? 'panel' : 'canvas'}
  >
    {children}
  </div>
)
