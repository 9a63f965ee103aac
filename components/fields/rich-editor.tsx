'use client'

import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as Chain,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { safeHref } from '@/lib/page-document/safe-link'

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

/** A small rich-text editor; what it makes is sanitized by the server. */
/** What has been written. Behind a list the editor keeps an empty paragraph to write on; visitors don't need it. */
const written = (editor: Editor) => editor.getHTML().replace(/(<p><\/p>)+$/, '')

export function RichEditor({ label, value, onChange }: RichEditorProps) {
  const sent = useRef(value)
  /** What the editor holds, once it is there: arranging the stored text in its own way is no change. */
  const held = useRef<string>(undefined)
  const editor = useEditor({
    extensions,
    content: asHtml(value),
    immediatelyRender: false,
    editorProps: {
      attributes: { class: 'rich__in', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
    onCreate: ({ editor: made }) => {
      held.current = written(made)
      // It comes later than its panel, whose focus waits for it; on a phone the keyboard would cover the canvas.
      const waiting =
        document.activeElement?.matches('.side') && document.activeElement.contains(made.view.dom)
      if (waiting && !matchMedia('(max-width: 760px)').matches) made.commands.focus('end')
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
    <div className="rich">
      {editor && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}

type Tool = { name: string; sign: LucideIcon; on: string | [string, object]; run: (editor: Editor) => void }

const tools: Tool[] = [
  { name: 'Bold', sign: Bold, on: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'Italic',
    sign: Italic,
    on: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Heading',
    sign: Heading2,
    on: ['heading', { level: 2 }],
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Small heading',
    sign: Heading3,
    on: ['heading', { level: 3 }],
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'List',
    sign: List,
    on: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    sign: ListOrdered,
    on: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    sign: TextQuote,
    on: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

const isOn = (editor: Editor, on: Tool['on']) =>
  typeof on === 'string' ? editor.isActive(on) : editor.isActive(...on)

function Toolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false)
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map(({ on }) => isOn(now, on)),
      link: now.isActive('link'),
    }),
  })

  // One stop for the Tab key; the arrows go from tool to tool.
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step]
    next?.focus()
    event.preventDefault()
  }

  return (
    <>
      <div className="tbar" role="toolbar" aria-label="Text" tabIndex={-1} onKeyDown={onKeyDown}>
        {tools.map(({ name, sign: Sign, run }, index) => (
          <button
            key={name}
            type="button"
            className="ib"
            aria-label={name}
            title={name}
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={pressed.tools[index]}
            onClick={() => run(editor)}
          >
            <Sign className="i i--s" aria-hidden="true" />
          </button>
        ))}
        <button
          type="button"
          className="ib"
          aria-label="Link"
          title="Link"
          tabIndex={-1}
          aria-pressed={pressed.link}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <Chain className="i i--s" aria-hidden="true" />
        </button>
      </div>
      {linking && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </>
  )
}

function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const [refused, setRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const current = (editor.getAttributes('link') as { href?: string }).href ?? ''

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = safeHref(new FormData(event.currentTarget).get('address'))
    if (!address) return setRefused(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !current)
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else chain.setLink({ href: address }).run()
    close()
  }

  return (
    <form className="rich__link" ref={form} onSubmit={submit}>
      <label>
        <span className="vh">Link address</span>
        <input className="input" name="address" defaultValue={current} placeholder="/contact or https://" />
      </label>
      <button className="btn btn--s">Set</button>
      {current && (
        <button
          type="button"
          className="btn btn--s btn--quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            close()
          }}
        >
          Remove
        </button>
      )}
      {refused && <p className="error">Start with /, #, https://, tel: or mailto:</p>}
    </form>
  )
}
