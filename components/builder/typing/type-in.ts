import { type Point, selectionIn, putCaret, putCaretAt, readText, writeText } from './caret'
import { focusNextText, isolate } from './text-elements'
import { toPlainText, replaceRange } from './text-edits'

/** An editable text: its label, limit and callbacks. */
export type EditableText = {
  label: string
  text: string
  maxLength: number
  /** `isNewStep` marks the first change, which begins a new step. */
  onType: (text: string, isNewStep: boolean) => void
  onStep: (step: 'undo' | 'redo') => void
  /** Called when Escape ends the editing: the changes since `before` stay, as one step. */
  onKeep: (before: string) => void
  onSay: (text: string) => void
}

/**
 * Makes an element's plain text editable until it loses the focus. The browser owns the shown text; changes are
 * reported, and the owner writes those from elsewhere. `field` returns the current callbacks.
 */
export function typeIn(element: HTMLElement, field: () => EditableText, point?: Point): void {
  if (element.hasAttribute('data-typing')) return
  const { ownerDocument } = element
  // Line breaks can be typed where they show.
  const lines = ownerDocument.defaultView?.getComputedStyle(element).whiteSpace === 'pre-line'
  const before = readText(element)
  const restore = isolate(element, end)
  const abort = new AbortController()
  let isNewStep = true

  setAll(element, {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': field().label,
    'aria-multiline': String(lines),
    'data-typing': '',
  })
  // For browsers without plaintext-only; pasted text is made plain below.
  if (element.contentEditable !== 'plaintext-only') element.setAttribute('contenteditable', 'true')

  function report() {
    // The browser leaves an empty line behind.
    if (!readText(element) && element.firstChild) element.replaceChildren()
    field().onType(readText(element), isNewStep)
    isNewStep = false
  }
  function insert(added: string) {
    const { maxLength, onSay } = field()
    const { text, caret, isWhole } = replaceRange(
      readText(element),
      selectionIn(element),
      toPlainText(added, lines),
      maxLength,
    )
    if (!isWhole) onSay(fullText(maxLength))
    if (text === readText(element)) return
    writeText(element, text)
    putCaret(element, caret)
    report()
  }
  /** Clips what an input method composed, which can't be refused earlier. */
  function clip(limit: number) {
    const { maxLength, onSay } = field()
    const text = readText(element)
    if (text.length <= Math.max(maxLength, limit)) return
    onSay(fullText(maxLength))
    writeText(element, text.slice(0, Math.max(maxLength, limit)))
    putCaret(element, readText(element).length)
    report()
  }
  function takeStep(step: 'undo' | 'redo') {
    isNewStep = true
    field().onStep(step)
  }
  function end(by?: 1 | -1 | 0) {
    abort.abort()
    for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline', 'data-typing'])
      element.removeAttribute(name)
    restore()
    if (by !== undefined) focusNextText(element, by)
  }

  function onBeforeInput(event: InputEvent) {
    const { inputType, data } = event
    const { maxLength } = field()
    if (event.isComposing) return
    const stop = (run?: () => void) => {
      event.preventDefault()
      run?.()
    }
    if (inputType === 'historyUndo') stop(() => takeStep('undo'))
    else if (inputType === 'historyRedo') stop(() => takeStep('redo'))
    else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak')
      stop(() => (lines ? insert('\n') : end(0)))
    else if (inputType.startsWith('format') || inputType.endsWith('Drop') || inputType.endsWith('Drag'))
      stop()
    else if (data && !replaceRange(readText(element), selectionIn(element), data, maxLength).isWhole)
      stop(() => insert(data))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return
    const letter = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : ''
    const step = letter === 'y' || (letter === 'z' && event.shiftKey) ? 'redo' : letter === 'z' && 'undo'
    if (step) takeStep(step)
    else if (event.key === 'Tab') end(event.shiftKey ? -1 : 1)
    else if (event.key === 'Enter' && lines && !letter) insert('\n')
    else if (event.key === 'Enter') end(0)
    else if (event.key === 'Escape') {
      if (readText(element) !== before) field().onKeep(before)
      end(0)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const { signal } = abort
  element.addEventListener('beforeinput', onBeforeInput, { signal })
  element.addEventListener('keydown', onKeyDown, { signal })
  element.addEventListener('input', report, { signal })
  let composedFrom = before.length
  element.addEventListener('compositionstart', () => (composedFrom = readText(element).length), { signal })
  element.addEventListener('compositionend', () => clip(composedFrom), { signal })
  element.addEventListener(
    'paste',
    (event) => {
      event.preventDefault()
      insert(event.clipboardData?.getData('text/plain') ?? '')
    },
    { signal },
  )
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  // If another window has the focus, editing goes on afterwards.
  element.addEventListener('blur', () => document.hasFocus() && end(), { signal })
  element.focus()
  if (point) putCaretAt(element, point)
  else putCaret(element, before.length)
}

const setAll = (element: Element, attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

export const fullText = (maxLength: number) => `${maxLength} characters is the most that fits here`
