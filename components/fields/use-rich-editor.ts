import { keydownHandler } from '@tiptap/pm/keymap'
import { type Editor, Node, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { ownPicture } from '@/lib/page-document/own-picture'
import { safeHref } from '@/lib/page-document/safe-link'
import { MarkedWords, markWords } from './marked-words'
import { type PastedPicture, tidyPasted } from './pasted-html'
import { readMarked } from './read-marked'
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
  MarkedWords,
  ...tableNodes,
]

/** A picture of the library between paragraphs; `pending` while it is on its way there. */
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

/** Plain text keeps its line breaks when it becomes HTML (specification §5). */
const asHtml = (value: string) =>
  /<(?:p|h[1-6]|[uo]l|blockquote|table)\b/i.test(value)
    ? value
    : value
        .split(/\r\n?|\n/)
        .map((line) => `<p>${line}</p>`)
        .join('')

/**
 * What has been written. Behind a list the editor keeps an empty paragraph to write on; visitors don't need it, nor what
 * stands where a picture will be.
 */
const written = (editor: Editor) =>
  editor
    .getHTML()
    .replace(pendingPicture, '')
    .replace(/(<p><\/p>)+$/, '')

function tellLeftOut(count: number, description: string): void {
  if (count > 0)
    showToast({
      title: count === 1 ? '1 picture was left out' : `${count} pictures were left out`,
      description,
      lasts: 10_000,
    })
}
const noPictures = 'This text holds no pictures. Add them as a component of their own.'

/** Pasted HTML as the editor takes it; what is left out is said. */
function readPasted(html: string, files: readonly File[], take: RichEditing['onPictures']): string {
  const keeps = (src: string) => take !== undefined && src !== '' && ownPicture.test(src)
  const pasted = tidyPasted(html, keeps, take && files)
  if (pasted.pictures.length > 0) take?.(pasted.pictures)
  const byHand = 'Only their words could be pasted. Add them with the Picture button.'
  tellLeftOut(pasted.leftOut, take ? byHand : noPictures)
  return pasted.html
}

type RichEditing = {
  label: string
  value: string
  onChange: (html: string) => void
  /** What the text's element carries besides. */
  attributes: Record<string, string>
  /** It can hold pictures: adds those that are pasted to the library. Left out where it can't. */
  onPictures?: (pictures: readonly PastedPicture[]) => void
  /** Where the text will stand, if in another document than the window's. */
  place?: HTMLElement
  onCreate?: (editor: Editor) => void
}

/** A small editor for rich text; what it makes is sanitized by the server. */
export function useRichEditor({
  label,
  value,
  onChange,
  attributes,
  onPictures,
  place,
  onCreate,
}: RichEditing) {
  const sent = useRef(value)
  /** What the editor holds, once it is there: arranging the stored text in its own way is no change. */
  const held = useRef<string>(undefined)
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
          const all = [...(clipboardData?.files ?? [])]
          files.current = all.filter(({ type }) => type.startsWith('image/'))
          const { length } = files.current
          const hasText = ['text/html', 'text/plain'].some((type) => clipboardData?.getData(type))
          if (length === 0 || hasText) return false
          // A screenshot is a file and nothing else.
          event.preventDefault()
          if (onPictures) view.pasteHTML('<img src="file:///">'.repeat(length), event)
          else tellLeftOut(length, noPictures)
          return true
        },
        drop: () => {
          files.current = []
          return false
        },
        keydown: (view, { ctrlKey, metaKey }) => {
          if (ctrlKey || metaKey) readMarked(view)
          return false
        },
        click: (_view, { target }) => {
          if ((target as Partial<Element> | null)?.closest?.('a')) setLinking((now) => now || 'clicked')
          return false
        },
      },
    },
    onCreate: ({ editor: made }) => {
      held.current = written(made)
      onCreate?.(made)
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

  return { editor, linking, setLinking }
}
