import { keydownHandler } from '@tiptap/pm/keymap'
import { type Editor, Node, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { ownPicture } from '@/lib/page-document/own-picture'
import { safeHref } from '@/lib/page-document/safe-link'
import { SelectionHighlight, highlightSelection } from './selection-highlight'
import { type PastedPicture, tidyPasted } from './pasted-html'
import { syncSelection } from './sync-selection'
import { type Linking } from './rich-toolbar'
import { tableNodes } from './rich-table'

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
  SelectionHighlight,
  ...tableNodes,
]

/** A picture of the library between paragraphs; `pending` while it is being uploaded. */
const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    pending: { default: null, parseHTML: (element) => element.getAttribute('data-pending') },
  }),
  parseHTML: () => [
    {
      tag: 'img:is([src], [data-pending])',
      getAttrs: (element) => (ownPicture.test(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML({ node: { attrs } }) {
    const { src, alt, pending } = attrs as Record<string, string | null>
    return ['img', pending ? { 'data-pending': pending, alt: pendingAlt } : { src, alt }]
  },
})
const pendingAlt = 'Picture being added'
const pendingPicture = new RegExp(`<img data-pending="\\d+" alt="${pendingAlt}">`, 'g')
const withPictures = [...extensions, PictureNode]

/** Keeps the line breaks of a plain text (specification §5). */
const asHtml = (value: string) =>
  /<(?:p|h[1-6]|[uo]l|blockquote|table)\b/i.test(value)
    ? value
    : value
        .split(/\r\n?|\n/)
        .map((line) => `<p>${line}</p>`)
        .join('')

/**
 * Returns the editor's HTML without placeholders of pictures, and without the empty paragraph that the editor
 * keeps behind a list.
 */
const cleanHtml = (editor: Editor) =>
  editor
    .getHTML()
    .replace(pendingPicture, '')
    .replace(/(<p><\/p>)+$/, '')

function announceLeftOut(count: number, description: string): void {
  if (count > 0)
    showToast({
      title: count === 1 ? '1 picture was left out' : `${count} pictures were left out`,
      description,
      lasts: 10_000,
    })
}
const noPictures = 'This text can’t hold pictures. Add them as their own component.'

function readPasted(html: string, files: readonly File[], take: RichEditing['onPictures']): string {
  const keeps = (src: string) => take !== undefined && src !== '' && ownPicture.test(src)
  const clipping = tidyPasted(html, keeps, take && files)
  if (clipping.pictures.length > 0) take?.(clipping.pictures)
  const byHand = 'Only their words could be pasted. Add them with the Picture button.'
  announceLeftOut(clipping.leftOut, take ? byHand : noPictures)
  return clipping.html
}

type RichEditing = {
  label: string
  value: string
  onChange: (html: string) => void
  attributes: Record<string, string>
  /** Uploads pasted pictures; undefined if the text can't hold any. */
  onPictures?: (pictures: readonly PastedPicture[]) => void
  /** The element for the text, if it belongs to another document. */
  place?: HTMLElement
  onCreate?: (editor: Editor) => void
}

export function useRichEditor({
  label,
  value,
  onChange,
  attributes,
  onPictures,
  place,
  onCreate,
}: RichEditing) {
  const lastValue = useRef(value)
  /** The editor's own HTML: normalizing the stored text is no change. */
  const current = useRef<string>(undefined)
  const files = useRef<readonly File[]>([])
  const [linking, setLinking] = useState<Linking>(false)
  const openLink = () => {
    setLinking('asked')
    return true
  }
  const editor = useEditor({
    extensions: onPictures ? withPictures : extensions,
    content: asHtml(value),
    immediatelyRender: false,
    ...(place && { element: place }),
    editorProps: {
      attributes: { ...attributes, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: (html) => readPasted(html, files.current, onPictures),
      handleKeyDown: keydownHandler({ 'Mod-k': openLink }),
      handleDOMEvents: {
        paste: (view, event) => {
          const { clipboardData } = event
          const pastedFiles = [...(clipboardData?.files ?? [])]
          files.current = pastedFiles.filter(({ type }) => type.startsWith('image/'))
          const { length } = files.current
          const hasText = ['text/html', 'text/plain'].some((type) => clipboardData?.getData(type))
          if (length === 0 || hasText) return false
          // A screenshot is only a file.
          event.preventDefault()
          if (onPictures) view.pasteHTML('<img src="file:///">'.repeat(length), event)
          else announceLeftOut(length, noPictures)
          return true
        },
        drop: () => {
          files.current = []
          return false
        },
        keydown: (view, { ctrlKey, metaKey }) => {
          if (ctrlKey || metaKey) syncSelection(view)
          return false
        },
        click: (_view, { target }) => {
          if ((target as Partial<Element> | null)?.closest?.('a')) setLinking((now) => now || 'clicked')
          return false
        },
      },
    },
    onCreate: ({ editor: created }) => {
      current.current = cleanHtml(created)
      onCreate?.(created)
    },
    onUpdate: ({ editor: changed }) => {
      const html = cleanHtml(changed)
      const isSame = current.current === undefined || html === current.current
      current.current = html
      if (isSame) return
      lastValue.current = html
      onChange(html)
    },
  })

  // Undo, Cancel and another block change the text from outside.
  useEffect(() => {
    if (!editor || value === lastValue.current) return
    lastValue.current = value
    editor.commands.setContent(asHtml(value), { emitUpdate: false })
    current.current = cleanHtml(editor)
  }, [editor, value])

  // A caret in a link selects the whole link.
  useEffect(() => {
    if (!editor || linking !== 'asked') return
    if (editor.isActive('link')) editor.commands.extendMarkRange('link')
    editor.commands.command(highlightSelection(true))
    return () => {
      if (!editor.isDestroyed) editor.commands.command(highlightSelection(false))
    }
  }, [editor, linking])

  return { editor, linking, setLinking }
}
