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
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isPhone } from '@/components/ui/breakpoint'
import { Button, IconButton } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
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

const textClass = [
  'max-h-[46vh] min-h-48 overflow-auto px-3 pt-2.5 pb-3.5 text-15 outline-none',
  '[&_p]:mt-[0.6em] [&_:is(h2,h3)]:mt-[0.7em] [&_h3]:font-serif [&_h3]:text-18 [&_h3]:leading-[1.3] [&_h3]:font-medium',
  '[&_ul]:list-disc [&_ul]:pl-[1.2em] [&_ol]:list-decimal [&_ol]:pl-[1.4em] [&_a]:text-spruce [&_a]:underline',
  '[&_blockquote]:mt-[0.6em] [&_blockquote]:border-l-2 [&_blockquote]:border-brass [&_blockquote]:pl-3 [&>:first-child]:mt-0',
].join(' ')

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
      <div
        className={
          'flex flex-wrap gap-0.5 border-b border-hair px-1.5 py-1 max-tablet:flex-nowrap max-tablet:justify-between ' +
          'max-tablet:gap-0 max-tablet:overflow-x-auto max-tablet:p-0'
        }
        role="toolbar"
        aria-label="Text"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tools.map(({ name, sign: Sign, run }, index) => (
          <IconButton
            key={name}
            label={name}
            title={name}
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={pressed.tools[index]}
            onClick={() => run(editor)}
          >
            <Sign className="size-4" aria-hidden="true" />
          </IconButton>
        ))}
        <IconButton
          label="Link"
          title="Link"
          tabIndex={-1}
          aria-pressed={pressed.link}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <Chain className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {linking && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </>
  )
}

const refusal = 'Start with /, #, https://, tel: or mailto:'

function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const current = (editor.getAttributes('link') as { href?: string }).href ?? ''
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { address: current } })
  useEffect(() => setFocus('address'), [setFocus])

  function link({ address }: { address: string }) {
    const href = safeHref(address)
    if (!href) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !current)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    close()
  }

  return (
    <form
      className="border-b border-hair p-2"
      noValidate
      onSubmit={(event) => void handleSubmit(link)(event)}
    >
      <Field label="Link address" error={formState.errors.address?.message}>
        <div className="flex flex-wrap gap-1.5">
          <Input
            className="min-w-36 flex-1"
            placeholder="/contact or https://"
            {...register('address', { validate: (address) => !!safeHref(address) || refusal })}
          />
          <Button type="submit">Set</Button>
          {current && (
            <Button
              look="quiet"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                close()
              }}
            >
              Remove
            </Button>
          )}
        </div>
      </Field>
    </form>
  )
}
