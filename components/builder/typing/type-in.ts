import { type Point, markedIn, putCaret, putCaretAt, readWords, writeWords } from './caret'
import { goOn, typeOnlyIn } from './places'
import { asPlain, put } from './typed-text'

/** An editable text: its label, limit and callbacks. */
export type WordsField = {
  label: string
  text: string
  longest: number
  /** `anew` marks the first change, which begins a new step. */
  onType: (text: string, anew: boolean) => void
  onStep: (step: 'undo' | 'redo') => void
  /** Called when Escape ends the editing: the changes since `before` stay, as one step. */
  onKeep: (before: string) => void
  onSay: (text: string) => void
}

/**
 * Makes an element's plain text editable until it loses the focus. The browser owns the shown text; changes are
 * reported, and the owner writes those from elsewhere. `field` returns the current callbacks.
 */
export function typeIn(element: HTMLElement, field: () => WordsField, at?: Point): void {
  if (element.hasAttribute('data-typing')) return
  const { ownerDocument } = element
  // Line breaks can be typed where they show.
  const lines = ownerDocument.defaultView?.getComputedStyle(element).whiteSpace === 'pre-line'
  const before = readWords(element)
  const shut = typeOnlyIn(element, end)
  const over = new AbortController()
  let anew = true

  setAll(element, {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': field().label,
    'aria-multiline': String(lines),
    'data-typing': '',
  })
  // For browsers without plaintext-only; pasted text is made plain below.
  if (element.contentEditable !== 'plaintext-only') element.setAttribute('contenteditable', 'true')

  function tell() {
    // The browser leaves an empty line behind.
    if (!readWords(element) && element.firstChild) element.replaceChildren()
    field().onType(readWords(element), anew)
    anew = false
  }
  function insert(added: string) {
    const { longest, onSay } = field()
    const { text, caret, isWhole } = put(
      readWords(element),
      markedIn(element),
      asPlain(added, lines),
      longest,
    )
    if (!isWhole) onSay(fullText(longest))
    if (text === readWords(element)) return
    writeWords(element, text)
    putCaret(element, caret)
    tell()
  }
  /** Clips what an input method composed, which can't be refused earlier. */
  function clip(most: number) {
    const { longest, onSay } = field()
    const text = readWords(element)
    if (text.length <= Math.max(longest, most)) return
    onSay(fullText(longest))
    writeWords(element, text.slice(0, Math.max(longest, most)))
    putCaret(element, readWords(element).length)
    tell()
  }
  function takeStep(step: 'undo' | 'redo') {
    anew = true
    field().onStep(step)
  }
  function end(by?: 1 | -1 | 0) {
    over.abort()
    for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline', 'data-typing'])
      element.removeAttribute(name)
    shut()
    if (by !== undefined) goOn(element, by)
  }

  function onBeforeInput(event: InputEvent) {
    const { inputType, data } = event
    const { longest } = field()
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
    else if (data && !put(readWords(element), markedIn(element), data, longest).isWhole)
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
      if (readWords(element) !== before) field().onKeep(before)
      end(0)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const { signal } = over
  element.addEventListener('beforeinput', onBeforeInput, { signal })
  element.addEventListener('keydown', onKeyDown, { signal })
  element.addEventListener('input', tell, { signal })
  let composedFrom = before.length
  element.addEventListener('compositionstart', () => (composedFrom = readWords(element).length), { signal })
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
  if (at) putCaretAt(element, at)
  else putCaret(element, before.length)
}

const setAll = (element: Element, attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** Announced if a text is full. */
export const fullText = (longest: number) => `${longest} characters is the most that fits here`
