import { type Editor, useEditorState } from '@tiptap/react'
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
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Field, Input } from '@/components/ui/field'
import { safeHref } from '@/lib/page-document/safe-link'

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

/** What the marked text is to be: emphasis, headings, lists, a link. */
export function RichToolbar({ editor }: { editor: Editor }) {
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
