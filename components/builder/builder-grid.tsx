import { type ReactNode } from 'react'

// With three columns the canvas has at least three quarters of its true size; with less room the lists fold beside
// a panel (block-lists.tsx). panel-edge.tsx sets the panel's width.
const columns = {
  open: 'tablet:grid-cols-[49px_minmax(0,1fr)_min(var(--panel),45vw)] 2xl:grid-cols-[248px_minmax(0,1fr)_min(var(--panel),45vw)]',
  closed: 'tablet:grid-cols-[248px_minmax(0,1fr)]',
}

export const BuilderGrid = ({ isPanelOpen, children }: { isPanelOpen: boolean; children: ReactNode }) => (
  <div
    className={`relative grid h-dvh min-h-140 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] overflow-hidden ${columns[isPanelOpen ? 'open' : 'closed']}`}
    data-full-screen=""
    data-builder={isPanelOpen ? 'panel' : 'canvas'}
  >
    {children}
  </div>
)
