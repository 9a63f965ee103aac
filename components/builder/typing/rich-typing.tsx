'use client'

import { type Editor, EditorContent } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { focusedElement } from '../frame-document'
import { type richLook } from '@/components/blocks/rich-text'
import { focusAt } from '@/components/fields/focused-chain'
import { RichToolbar } from '@/components/fields/rich-toolbar'
import { useRichEditor } from '@/components/fields/use-rich-editor'
import { type Point } from './caret'
import { focusNextText, isolate } from './text-elements'
import { fullText, type EditableText } from './type-in'

type RichTypingProps = {
  field: EditableText
  point?: Point
  look: ReturnType<typeof richLook>
  onEnd: () => void
  children: ReactNode
}

/** Edits a rich text on the page with the panel's editor. Its toolbar lies over the canvas's upper edge. */
export function RichTyping(props: RichTypingProps) {
  const around = useRef<HTMLDivElement>(null)
  const [element, setWords] = useState<HTMLElement | null>(null)
  // Another text begins, which needs the block as it was.
  const end = useEffectEvent(() => flushSync(props.onEnd))
  useLayoutEffect(() => {
    const element = around.current?.closest<HTMLElement>('[data-words]') ?? null
    setWords(element)
    return element ? isolate(element, () => end()) : undefined
  }, [])
  return <div ref={around}>{element ? <LoadedEditor {...props} words={element} /> : props.children}</div>
}

function LoadedEditor({
  field,
  point,
  look,
  onEnd,
  children,
  words: element,
}: RichTypingProps & { words: HTMLElement }) {
  const [before] = useState(field.text)
  // In the text's own document, where the editor listens.
  const [place] = useState(() => element.ownerDocument.createElement('div'))
  const [tools] = useState(() => document.querySelector('[data-word-tools]'))
  const [focused] = useState(() => element.ownerDocument.activeElement)
  const isChanged = useRef(false)
  const { editor, linking, setLinking } = useRichEditor({
    label: field.label,
    value: field.text,
    onChange: (html) => {
      field.onType(html, !isChanged.current)
      isChanged.current = true
      if (html.length > field.maxLength) field.onSay(fullText(field.maxLength))
    },
    attributes: { class: look.className, 'data-align': look['data-align'], 'data-typing': '' },
    place,
    onCreate: (created) =>
      requestAnimationFrame(() => {
        // The focus may have moved on meanwhile.
        if (element.ownerDocument.activeElement === focused) putCaretInto(created, point)
        else onEnd()
      }),
  })
  if (!editor) return children

  function end(by: 1 | -1 | 0) {
    flushSync(onEnd)
    focusNextText(element, by)
  }
  // Keys that the editor leaves alone: in a list Tab indents an entry, in a table it goes to the next cell.
  function onTextKey(event: KeyboardEvent) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (isChanged.current) field.onKeep(before)
      end(0)
    } else if (event.key === 'Tab' && event.shiftKey) tools?.querySelector('button')?.focus()
    else if (event.key === 'Tab') end(1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  function onToolKey(event: KeyboardEvent) {
    const inForm = (event.target as Element).closest('form') !== null
    if (event.defaultPrevented || inForm || (event.key !== 'Tab' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    editor?.view.focus()
  }
  function onBlur() {
    // The new focus is known only afterwards.
    setTimeout(() => {
      const now = focusedElement()
      const isHere =
        tools?.contains(now) || now?.closest('dialog') || (!editor?.isDestroyed && editor?.isFocused)
      // If another window has the focus, editing goes on afterwards.
      if (!isHere && document.hasFocus()) onEnd()
    })
  }
  return (
    <div onBlur={onBlur}>
      {tools &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the way back to the text
          <div onKeyDown={onToolKey}>
            <RichToolbar editor={editor} linking={linking} onLinking={setLinking} />
          </div>,
          tools,
        )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what the text's own keys don't do */}
      <div onKeyDown={onTextKey}>
        <EditorContent editor={editor} />
      </div>
    </div>
  )
}

/** Puts the caret where the click was, or at the end, once the text is on the page. */
function putCaretInto(editor: Editor, point?: Point) {
  if (editor.isDestroyed) return
  const place = point && editor.view.posAtCoords({ left: point.x, top: point.y })
  focusAt(editor, place?.pos)
}
