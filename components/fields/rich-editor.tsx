'use client'

import '@/components/ui/rich-text.css'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { isPhone } from '@/components/ui/breakpoint'
import { safeHref } from '@/lib/page-document/safe-link'
import { RichToolbar } from './rich-toolbar'

export type RichEditorProps = { label: string; value: string; onChange: (html: string) => void }

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (url) => safeHref(url) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

/** Plain text keeps its line breaks when it becomes HTML (specification §5). */
const asHtml = (value: string) =>
  /<(?:p|h[1-6]|[uo]l|blockquote)\b/i.test(value)
    ? value
    : value
        .split(/\r\n?|\n/)
        .map((line) => `<p>${line}</p>`)
        .join('')

const textClass =
  'rich-text max-h-[46vh] min-h-48 overflow-auto px-3 pt-2.5 pb-3.5 text-15 outline-none [&_h3]:font-serif [&_h3]:text-18 [&_h3]:font-medium'

/** What has been written. Behind a list the editor keeps an empty paragraph to write on; visitors don't need it. */
const written = (editor: Editor) => editor.getHTML().replace(/(<p><\/p>)+$/, '')

/** A small rich-text editor; what it makes is sanitized by the server. */
export function RichEditor({ label, value, onChange }: RichEditorProps) {
  const sent = useRef(value)
  /** What the editor holds, once it is there: arranging the stored text in its own way is no change. */
  const held = useRef<string>(undefined)
  const editor = useEditor({
    extensions,
    content: asHtml(value),
    immediatelyRender: false,
    editorProps: {
      attributes: { class: textClass, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
    onCreate: ({ editor: made }) => {
      held.current = written(made)
      // It comes later than its panel, whose focus waits for it; on a phone the keyboard would cover the canvas.
      const focused = document.activeElement
      const waiting = focused !== document.body && focused?.contains(made.view.dom)
      if (waiting && !isPhone()) made.commands.focus('end')
    },
    onUpdate: ({ editor: changed }) => {
      const html = written(changed)
      const same = held.current === undefined || html === held.current
      held.current = html
      if (same) return
      sent.current = html
      onChange(html)
    },
  })

  // Undo, Cancel and another block change the text from outside.
  useEffect(() => {
    if (!editor || value === sent.current) return
    sent.current = value
    editor.commands.setContent(asHtml(value), { emitUpdate: false })
    held.current = written(editor)
  }, [editor, value])

  return (
    <div
      className="rounded-control border border-edge bg-paper focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus"
      data-loading={editor ? undefined : ''}
    >
      {editor && <RichToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
