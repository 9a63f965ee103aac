import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
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
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { LazyMediaDialog } from '@/components/media/lazy-media-dialog'
import { LucideButton } from '@/components/ui/lucide-button'
import { focusedChain } from './focused-chain'
import { LinkForm } from './link-form'
import { insertTable } from './rich-table'
import { TableTools } from './table-tools'

type Tool = {
  name: string
  icon: LucideIcon
  on: string | [string, object]
  toggle?: (chain: ChainedCommands) => ChainedCommands
}

const heading = { level: 2 } as const
const smallHeading = { level: 3 } as const
const tools: Tool[] = [
  { name: 'Bold', icon: Bold, on: 'bold', toggle: (chain) => chain.toggleBold() },
  { name: 'Italic', icon: Italic, on: 'italic', toggle: (chain) => chain.toggleItalic() },
  {
    name: 'Heading',
    icon: Heading2,
    on: ['heading', heading],
    toggle: (chain) => chain.toggleHeading(heading),
  },
  {
    name: 'Small heading',
    icon: Heading3,
    on: ['heading', smallHeading],
    toggle: (chain) => chain.toggleHeading(smallHeading),
  },
  { name: 'List', icon: List, on: 'bulletList', toggle: (chain) => chain.toggleBulletList() },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    on: 'orderedList',
    toggle: (chain) => chain.toggleOrderedList(),
  },
  { name: 'Quote', icon: TextQuote, on: 'blockquote', toggle: (chain) => chain.toggleBlockquote() },
  { name: 'Table', icon: Table2, on: 'table' },
]

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

/** The way the link form was opened: the button and Ctrl K focus it; a click on a link leaves the caret in the text. */
export type Linking = false | 'asked' | 'clicked'

type RichToolbarProps = {
  editor: Editor
  sheet?: boolean
  aside?: ReactNode
  linking: Linking
  onLinking: (linking: Linking) => void
}

export function RichToolbar({ editor, sheet, aside, linking, onLinking }: RichToolbarProps) {
  const [picture, setPicture] = useState<StoredPicture | null>(null)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map(({ on }) => isOn(now, on)),
      link: now.isActive('link'),
      address: addressAt(now),
      picture: now.isActive('picture'),
      table: now.isActive('table'),
    }),
  })

  const showsLink = linking === 'asked' || (linking === 'clicked' && active.link)

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
        {tools.map(({ name, icon, toggle }, index) => (
          <LucideButton
            icon={icon}
            key={name}
            label={name}
            title={name}
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={active.tools[index]}
            onClick={() => (toggle ? toggle(focusedChain(editor)).run() : insertTable(editor))}
          />
        ))}
        <LucideButton
          icon={Chain}
          label="Link"
          title="Link (Ctrl K)"
          aria-keyshortcuts="Control+K Meta+K"
          tabIndex={-1}
          aria-pressed={active.link}
          aria-expanded={showsLink}
          onClick={() => onLinking(linking === 'asked' ? false : 'asked')}
        />
        {sheet && (
          <LucideButton
            icon={ImagePlus}
            label="Picture"
            title="Picture"
            tabIndex={-1}
            aria-pressed={active.picture}
            aria-haspopup="dialog"
            onClick={() => setPicture(chosenPicture(editor))}
          />
        )}
        {aside && (
          <span className="ml-auto flex-none pl-4 text-13 whitespace-nowrap text-stone max-tablet:pr-2">
            {aside}
          </span>
        )}
      </div>
      {active.table && <TableTools editor={editor} />}
      {showsLink && (
        <LinkForm
          key={`${linking} ${active.address}`}
          editor={editor}
          takesFocus={linking === 'asked'}
          close={() => onLinking(false)}
        />
      )}
      {picture && (
        <LazyMediaDialog
          value={picture}
          purpose="For the text"
          onClose={() => setPicture(null)}
          onUse={([attrs]) => {
            if (attrs) editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
            setPicture(null)
          }}
        />
      )}
    </>
  )
}

const addressAt = (editor: Editor) => (editor.getAttributes('link') as { href?: string }).href ?? ''
