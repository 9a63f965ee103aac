import { useEffect, useState } from 'react'
import { Kbd } from '@/components/ui/kbd'
import { type Announcement } from './builder-state'

const keys = {
  block: [
    { keys: ['Alt', '↑', '↓'], does: 'move' },
    { keys: ['Enter'], does: 'type' },
    { keys: ['E'], does: 'edit' },
    { keys: ['D'], does: 'duplicate' },
    { keys: ['Del'], does: 'delete' },
    { keys: ['Ctrl', 'Z'], does: 'undo' },
  ],
  keyboard: [
    { keys: ['↑', '↓'], does: 'move' },
    { keys: ['Space'], does: 'drop' },
    { keys: ['Esc'], does: 'put it back' },
  ],
  pointer: [{ keys: ['Esc'], does: 'put it back' }],
}

/** In milliseconds. */
const visibleFor = 5000

/**
 * Announces what just happened, and shows it for a while with the keys that work: in the canvas's cell of BuilderGrid, so that
 * it doesn't cover a panel's buttons.
 */
export function Announcer({ says: announcement }: { says: Announcement }) {
  const { text, turn } = announcement
  return (
    <>
      {/*
       * Screen readers announce changes only in a region that stays. Out of the flow, or its pixel would make
       * the page scroll.
       */}
      <div className="sr-only top-0" role="status">
        <p key={turn}>{text}</p>
      </div>
      {text && <VisibleAnnouncement says={announcement} key={turn} />}
    </>
  )
}

function VisibleAnnouncement({ says: { text, dragging } }: { says: Announcement }) {
  const [isFaded, setIsFaded] = useState(false)
  useEffect(() => {
    if (dragging) return
    const timer = setTimeout(() => setIsFaded(true), visibleFor)
    return () => clearTimeout(timer)
  }, [dragging])
  return (
    <div
      className={
        'pointer-events-none absolute inset-x-4 bottom-4 z-6 col-[2/3] row-[2/3] mx-auto flex w-fit flex-wrap justify-center gap-x-4 gap-y-1 ' +
        `rounded-control bg-ink px-3.5 py-2 text-13 text-paper transition-opacity max-tablet:hidden ${isFaded ? 'opacity-0' : ''}`
      }
      aria-hidden="true"
    >
      <span>{text}</span>
      <span className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-12 whitespace-nowrap text-sage">
        {keys[dragging ?? 'block'].map((hint) => (
          <span key={hint.does}>
            {hint.keys.map((key) => (
              <Kbd key={key} className="border-stone bg-transparent text-cream">
                {key}
              </Kbd>
            ))}{' '}
            {hint.does}
          </span>
        ))}
      </span>
    </div>
  )
}
