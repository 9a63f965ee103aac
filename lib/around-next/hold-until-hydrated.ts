type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Holds the last click or command key that comes before React has hydrated the page, and repeats it afterwards; what is
 * typed and chosen meanwhile is passed on to React. Links work as they are. It is put into the page as text
 * (before-hydration.tsx), so it uses nothing from outside.
 */
export function holdUntilHydrated(marksBusy: boolean): void {
  let pending: { element: Element; repeat: () => void } | undefined
  /** The button that was pressed too early; some controls react to pointerdown, which a click alone doesn't repeat. */
  let pressedButton: Element | undefined
  /** Texts typed too early; `until` is when one that was passed on counts as kept. */
  const typed = new Map<TextField, { text: string; until: number }>()
  /** What passes on the choice in a select, checkbox, radio button or file field that was made too early. */
  const chosen = new Map<Element, () => void>()
  let hydrated = false
  let isScheduled = false

  // The event says that the page is hydrated. React's property says it of one element: streamed parts come later.
  const isHydrated = (element: Element) =>
    hydrated && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  // Keys of the whole screen work once the screen listens (screen-keys.tsx).
  const acceptsKeys = (element: Element) =>
    isHydrated(element) && (element !== document.body || !document.querySelector('[data-keys=false]'))

  function check() {
    isScheduled = false
    for (const [field, kept] of typed) {
      if (field.isConnected && !isHydrated(field)) continue
      // An update that comes during hydration has React make the part anew, even after it has marked the elements.
      const current = field.isConnected ? field : document.getElementsByName(field.name)[0]
      const isFirst = kept.until === 0
      if (isFirst) kept.until = performance.now() + 1000
      if (performance.now() > kept.until) typed.delete(field)
      else if (current && isHydrated(current) && (isFirst || (current as TextField).value === ''))
        passOn(current as TextField, kept.text)
    }
    for (const [field, pass] of chosen) {
      if (field.isConnected && !isHydrated(field)) continue
      chosen.delete(field)
      if (field.isConnected) pass()
    }
    if (pending && (acceptsKeys(pending.element) || !pending.element.isConnected)) {
      const { element, repeat } = pending
      pending = undefined
      if (marksBusy) element.removeAttribute('aria-busy')
      if (element.isConnected) repeat()
    }
    if (pending || typed.size + chosen.size > 0) schedule()
  }
  function schedule() {
    if (!isScheduled) requestAnimationFrame(check)
    isScheduled = true
  }

  function hold(event: Event, element: Element, repeat: () => void) {
    event.preventDefault()
    event.stopPropagation()
    if (marksBusy) {
      pending?.element.removeAttribute('aria-busy')
      element.setAttribute('aria-busy', 'true')
    }
    pending = { element, repeat }
    schedule()
  }

  /** Repeats a whole press: menus open by pointerdown, the rest by click. */
  function press(button: HTMLElement) {
    const options = { bubbles: true, cancelable: true, composed: true, isPrimary: true, pointerType: 'mouse' }
    if (button.dispatchEvent(new PointerEvent('pointerdown', options)))
      button.dispatchEvent(new MouseEvent('mousedown', options))
    button.dispatchEvent(new PointerEvent('pointerup', options))
    button.dispatchEvent(new MouseEvent('mouseup', options))
    button.click()
  }

  /** Passes a text on to React and its form as if it were typed now. */
  function passOn(field: TextField, text: string) {
    const { selectionStart, selectionEnd } = field
    const atEnd = selectionEnd === field.value.length
    // React ignores a value that the field's own setter has set.
    field.value = ''
    Reflect.set(Object.getPrototypeOf(field) as TextField, 'value', text, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (selectionStart !== null && !atEnd) field.setSelectionRange(selectionStart, selectionEnd)
  }

  /** Returns what passes on a choice as if it were made then. */
  function passingOn(field: HTMLSelectElement | HTMLInputElement) {
    const { value } = field
    if (field instanceof HTMLInputElement && field.type !== 'file') {
      const { checked } = field
      return () => {
        field.checked = !checked
        field.click()
      }
    }
    return () => {
      if (field.type !== 'file') field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }

  const buttonAt = ({ target }: Event) =>
    target instanceof Element ? (target.closest('button') ?? undefined) : undefined

  addEventListener('hydrated', () => (hydrated = true), { once: true })
  addEventListener(
    'pointerdown',
    (event) => {
      const button = buttonAt(event)
      pressedButton = button && !isHydrated(button) ? button : undefined
    },
    true,
  )
  // React may hydrate the pressed part at once and handle this very press.
  addEventListener('pointerdown', ({ defaultPrevented }) => {
    if (pressedButton && (defaultPrevented || isHydrated(pressedButton))) pressedButton = undefined
  })
  addEventListener(
    'click',
    (event) => {
      const button = buttonAt(event)
      // The browser itself opens popovers.
      if (!button || button.hasAttribute('popovertarget') || (isHydrated(button) && button !== pressedButton))
        return
      pressedButton = undefined
      hold(event, button, () => press(button))
    },
    true,
  )
  addEventListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      // The rich text editor isn't React's, and exists only once its script has loaded.
      if (!(target instanceof Element) || acceptsKeys(target) || target.closest('[contenteditable]')) return
      const opensPalette = (ctrlKey || metaKey) && key.toLowerCase() === 'k'
      const isLetter = /^[a-z/?]$/i.test(key) && !ctrlKey && !metaKey && !altKey
      if (!opensPalette && (!isLetter || target.matches('input, textarea, select'))) return
      hold(event, target, () => target.dispatchEvent(new KeyboardEvent('keydown', event)))
    },
    true,
  )
  addEventListener(
    'input',
    ({ target, isTrusted }) => {
      const isChoice =
        target instanceof HTMLSelectElement ||
        (target instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(target.type))
      if (isChoice) {
        if (isHydrated(target)) return
        // The last of several radio buttons comes last.
        chosen.delete(target)
        chosen.set(target, passingOn(target))
        return schedule()
      }
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      if (!isHydrated(target)) {
        typed.set(target, { text: target.value, until: 0 })
        schedule()
      } else if (isTrusted)
        for (const field of typed.keys())
          if (field === target || (field.name && field.name === target.name)) typed.delete(field)
    },
    true,
  )
  // React sets a text area's text again, which loses the caret unless the text counts as edited.
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement) || isHydrated(target)) return
      const { value } = target
      target.value = value
    },
    true,
  )
  addEventListener('submit', () => typed.clear(), true)
}
