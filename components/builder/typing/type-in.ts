import { type Point, markedIn, putCaret, putCaretAt, readWords, writeWords } from './caret'
import { goOn, typeOnlyIn } from './places'
import { asPlain, put } from './typed-text'

/** A text as it stands in the draft: what it is called, how long it may be, and who hears of a change. */
export type WordsField = {
  label: string
  text: string
  longest: number
  /** `anew` with the first change, which is a step of its own. */
  onType: (text: string, anew: boolean) => void
  onStep: (step: 'undo' | 'redo') => void
  /** Escape ends the typing: what was typed since `before` stays, as one step. */
  onKeep: (before: string) => void
  onSay: (text: string) => void
}

/**
 * Makes an element that shows a plain text one to type in, until the focus leaves it. What it shows stays the browser's:
 * changes are told, and what is written from elsewhere is set by whoever owns it. `field` gives what holds at the time.
 */
export function typeIn(element: HTMLElement, field: () => WordsField, at?: Point): void {
  if (element.hasAttribute('data-typing')) return
  const { ownerDocument } = element
  // Line breaks are typed where they show.
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
  // A browser that doesn't know it: pasted text is made plain below.
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
  /** What is composed of several keys can't be refused while it is. */
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
  // Another window has the focus: the typing goes on afterwards.
  element.addEventListener('blur', () => document.hasFocus() && end(), { signal })
  element.focus()
  if (at) putCaretAt(element, at)
  else putCaret(element, before.length)
}

const setAll = (element: Element, attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** Said where a text has no room for more. */
export const fullText = (longest: number) => `${longest} characters is the most that fits here`
