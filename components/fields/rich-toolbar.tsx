import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as Chain,
  List,
  ListOrdered,
  type LucideIcon,
  Table2,
  TextQuote,
} from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { LinkForm } from './link-form'
import { insertTable } from './rich-table'
import { TableTools } from './table-tools'

type Tool = { name: string; icon: LucideIcon; on: string | [string, object]; run: (editor: Editor) => void }

const tools: Tool[] = [
  { name: 'Bold', icon: Bold, on: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'Italic',
    icon: Italic,
    on: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Heading',
    icon: Heading2,
    on: ['heading', { level: 2 }],
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Small heading',
    icon: Heading3,
    on: ['heading', { level: 3 }],
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'List',
    icon: List,
    on: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    on: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: TextQuote,
    on: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'Table', icon: Table2, on: 'table', run: insertTable },
]

const MediaDialog = lazy(async () => ({
  default: (await import('@/components/media/media-dialog')).MediaDialog,
}))

type StoredPicture = { src: string; alt: string }

function chosenPicture(editor: Editor): StoredPicture {
  const { src = '', alt = '' } = editor.getAttributes('picture') as Partial<StoredPicture>
  return { src, alt }
}

const isOn = (editor: Editor, on: Tool['on']) =>
  typeof on === 'string' ? editor.isActive(on) : editor.isActive(...on)

const sheetTools =
  'sticky top-head z-2 flex items-center gap-0.5 border-y border-hair bg-ivory py-1 max-tablet:top-0 max-tablet:-mx-4 max-tablet:flex-wrap max-tablet:px-2'
const fieldTools =
  'flex flex-wrap gap-0.5 border-b border-hair px-1.5 py-1 max-tablet:flex-nowrap max-tablet:justify-between ' +
  'max-tablet:gap-0 max-tablet:overflow-x-auto max-tablet:p-0'

/** How the link form was opened: the button and Ctrl K focus it; a click on a link leaves the caret where it is. */
export type Linking = false | 'asked' | 'clicked'

type RichToolbarProps = {
  editor: Editor
  sheet?: boolean
  aside?: ReactNode
  linking: Linking
  onLinking: (linking: Linking) => void
}

/** Formats the selected text; with `sheet` it also inserts pictures. */
export function RichToolbar({ editor, sheet, aside, linking, onLinking }: RichToolbarProps) {
  const [picture, setPicture] = useState<StoredPicture | null>(null)
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map(({ on }) => isOn(now, on)),
      link: now.isActive('link'),
      address: addressAt(now),
      picture: now.isActive('picture'),
      table: now.isActive('table'),
    }),
  })

  const showsLink = linking === 'asked' || (linking === 'clicked' && pressed.link)

  // One tab stop; the arrow keys move between the tools.
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
        className={sheet ? sheetTools : fieldTools}
        role="toolbar"
        aria-label="Text"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tools.map(({ name, icon: Sign, run }, index) => (
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
          title="Link (Ctrl K)"
          aria-keyshortcuts="Control+K Meta+K"
          tabIndex={-1}
          aria-pressed={pressed.link}
          aria-expanded={showsLink}
          onClick={() => onLinking(linking === 'asked' ? false : 'asked')}
        >
          <Chain className="size-4" aria-hidden="true" />
        </IconButton>
        {sheet && (
          <IconButton
            label="Picture"
            title="Picture"
            tabIndex={-1}
            aria-pressed={pressed.picture}
            aria-haspopup="dialog"
            onClick={() => setPicture(chosenPicture(editor))}
          >
            <ImagePlus className="size-4" aria-hidden="true" />
          </IconButton>
        )}
        {aside && (
          <span className="ml-auto flex-none pl-4 text-13 whitespace-nowrap text-stone max-tablet:pr-2">
            {aside}
          </span>
        )}
      </div>
      {pressed.table && <TableTools editor={editor} />}
      {showsLink && (
        <LinkForm
          key={`${linking} ${pressed.address}`}
          editor={editor}
          takesFocus={linking === 'asked'}
          close={() => onLinking(false)}
        />
      )}
      {picture && (
        <Suspense>
          <MediaDialog
            value={picture}
            purpose="For the text"
            onClose={() => setPicture(null)}
            onUse={([attrs]) => {
              if (attrs) editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
              setPicture(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Returns the address of the link around the caret. */
const addressAt = (editor: Editor) => (editor.getAttributes('link') as { href?: string }).href ?? ''
