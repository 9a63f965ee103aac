import { type Says } from './builder-state'

const keys = {
  block: [
    { keys: ['Alt', '↑', '↓'], does: 'move' },
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

/** What just happened: spoken, and visible for a while with the keys that work here. */
export function Spoken({ says: { text, turn, dragging } }: { says: Says }) {
  return (
    <>
      {/* The region stays while its words change, or they wouldn't be read out. */}
      <div className="vh spoken" role="status">
        <p key={turn}>{text}</p>
      </div>
      {text && (
        <div className={dragging ? 'says says--dragging' : 'says'} aria-hidden="true" key={turn}>
          <span>{text}</span>
          <span className="keys">
            {keys[dragging ?? 'block'].map((hint) => (
              <span key={hint.does}>
                {hint.keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}{' '}
                {hint.does}
              </span>
            ))}
          </span>
        </div>
      )}
    </>
  )
}
