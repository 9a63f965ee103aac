'use client'

import '@/components/ui/rich-text.css'
import { keydownHandler } from '@tiptap/pm/keymap'
import { type Editor, EditorContent, Node, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isPhone } from '@/components/ui/breakpoint'
import { ownPicture } from '@/lib/page-document/own-picture'
import { safeHref } from '@/lib/page-document/safe-link'
import { MarkedWords, markWords } from './marked-words'
import { type Linking, RichToolbar } from './rich-toolbar'
import { tableNodes } from './rich-table'

export type RichEditorProps = {
  label: string
  value: string
  onChange: (html: string) => void
  /** A sheet of paper, as long as its text, that can hold pictures; else a field of a form. */
  sheet?: boolean
  /** Stands at the end of the tools: how long the text is. */
  aside?: ReactNode
}

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
  MarkedWords,
  ...tableNodes,
]

/** A picture of the library between paragraphs. */
const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (ownPicture.test(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
const sheetExtensions = [...extensions, PictureNode]

/** Plain text keeps its line breaks when it becomes HTML (specification §5). */
const asHtml = (value: string) =>
  /<(?:p|h[1-6]|[uo]l|blockquote|table)\b/i.test(value)
    ? value
    : value
        .split(/\r\n?|\n/)
        .map((line) => `<p>${line}</p>`)
        .join('')

const fieldClass =
  'rounded-control border border-edge bg-paper focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus'
const textClass =
  'rich-text max-h-[46vh] min-h-48 overflow-auto px-3 pt-2.5 pb-3.5 text-15 outline-none [&_h3]:font-serif [&_h3]:text-18 [&_h3]:font-medium'

const sheetClass =
  'rich-text min-h-80 max-w-[42rem] py-5 text-18 leading-[1.65] outline-none wrap-break-word [&_h2]:text-24 [&_h3]:font-serif [&_h3]:text-20 ' +
  '[&_h3]:font-medium [&_img]:my-4 [&_img]:max-h-100 [&_img]:w-full [&_img]:object-cover [&_img.ProseMirror-selectednode]:outline-3 ' +
  '[&_img.ProseMirror-selectednode]:outline-focus'

/** What has been written. Behind a list the editor keeps an empty paragraph to write on; visitors don't need it. */
const written = (editor: Editor) => editor.getHTML().replace(/(<p><\/p>)+$/, '')

/** A small rich-text editor; what it makes is sanitized by the server. */
export function RichEditor({ label, value, onChange, sheet, aside }: RichEditorProps) {
  const sent = useRef(value)
  /** What the editor holds, once it is there: arranging the stored text in its own way is no change. */
  const held = useRef<string>(undefined)
  const [linking, setLinking] = useState<Linking>(false)
  const openLink = () => {
    setLinking('asked')
    return true
  }
  const editor = useEditor({
    extensions: sheet ? sheetExtensions : extensions,
    content: asHtml(value),
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: sheet ? sheetClass : textClass,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      handleKeyDown: keydownHandler({ 'Mod-k': openLink }),
      handleDOMEvents: {
        click: (_view, { target }) => {
          if (target instanceof Element && target.closest('a')) setLinking((now) => now || 'clicked')
          return false
        },
      },
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

  // The whole link is meant where the caret stands in one.
  useEffect(() => {
    if (!editor || linking !== 'asked') return
    if (editor.isActive('link')) editor.commands.extendMarkRange('link')
    editor.commands.command(markWords(true))
    return () => {
      if (!editor.isDestroyed) editor.commands.command(markWords(false))
    }
  }, [editor, linking])

  return (
    <div className={sheet ? undefined : fieldClass} data-loading={editor ? undefined : ''}>
      {editor && (
        <RichToolbar editor={editor} sheet={sheet} aside={aside} linking={linking} onLinking={setLinking} />
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
