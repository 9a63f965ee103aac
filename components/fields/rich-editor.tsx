'use client'

import '@/components/ui/rich-text.css'
import { type Editor, EditorContent } from '@tiptap/react'
import { type ReactNode } from 'react'
import { isPhone } from '@/components/ui/breakpoint'
import { PendingUploads } from '@/components/media/upload-list'
import { focusAt } from './focused-chain'
import { usePastedPictures } from './use-pasted-pictures'
import { RichToolbar } from './rich-toolbar'
import { useRichEditor } from './use-rich-editor'

export type RichEditorProps = {
  label: string
  value: string
  onChange: (html: string) => void
  sheet?: boolean
  aside?: ReactNode
}

const fieldClass =
  'rounded-control border border-edge bg-paper focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus'
const textClass =
  'rich-text max-h-[46vh] min-h-48 overflow-auto px-3 pt-2.5 pb-3.5 text-15 outline-none [&_h3]:font-serif [&_h3]:text-18 [&_h3]:font-medium'

const sheetClass =
  'rich-text min-h-80 max-w-[42rem] py-5 text-18 leading-[1.65] outline-none wrap-break-word [&_h2]:text-24 [&_h3]:font-serif [&_h3]:text-20 ' +
  '[&_h3]:font-medium [&_img]:my-4 [&_img]:max-h-100 [&_img]:w-full [&_img]:object-cover [&_img.ProseMirror-selectednode]:outline-3 [&_img[data-pending]]:h-40 [&_img[data-pending]]:bg-sand ' +
  '[&_img.ProseMirror-selectednode]:outline-focus'

/** Takes the focus that the panel left waiting; not on a phone, whose keyboard would cover the canvas. */
function takeFocus(editor: Editor) {
  const focused = document.activeElement
  const isWaiting = focused !== document.body && focused?.contains(editor.view.dom)
  if (isWaiting && !isPhone()) focusAt(editor)
}

export function RichEditor({ label, value, onChange, sheet, aside }: RichEditorProps) {
  const { hold, take, ...coming } = usePastedPictures()
  const { editor, linking, setLinking } = useRichEditor({
    label,
    value,
    onChange,
    attributes: { class: sheet ? sheetClass : textClass },
    onPictures: sheet ? take : undefined,
    onCreate: (created) => {
      hold(created)
      takeFocus(created)
    },
  })
  return (
    <div className={sheet ? undefined : fieldClass} data-loading={editor ? undefined : ''}>
      {editor && (
        <RichToolbar editor={editor} sheet={sheet} aside={aside} linking={linking} onLinking={setLinking} />
      )}
      <EditorContent editor={editor} />
      <PendingUploads {...coming} />
    </div>
  )
}
