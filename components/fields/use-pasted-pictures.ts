import { type Editor } from '@tiptap/react'
import { useRef } from 'react'
import { useUploads } from '@/components/media/use-uploads'
import { type PastedPicture } from './pasted-html'

/** The uploaded picture; null if the upload was given up. */
type Outcome = { src: string; alt: string } | null

/** Replaces placeholders by their uploaded pictures. Undo and Redo only know the paste. */
function settlePictures(editor: Editor, outcomes: ReadonlyMap<string, Outcome>) {
  const { doc, tr } = editor.state
  doc.descendants((node, position) => {
    const { pending, alt } = node.attrs as { pending?: string | null; alt?: string }
    const outcome = pending ? outcomes.get(pending) : undefined
    if (outcome === undefined) return
    const place = tr.mapping.map(position)
    if (outcome) tr.setNodeMarkup(place, undefined, { ...outcome, alt: outcome.alt || alt, pending: null })
    else tr.delete(place, place + node.nodeSize)
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** Uploads pasted pictures and puts each in its place once it has arrived. */
export function usePastedPictures() {
  const editor = useRef<Editor>(undefined)
  const keys = useRef(new WeakMap<File, string>())
  const outcomes = useRef(new Map<string, Outcome>())
  const { uploads, add, retry, dismiss } = useUploads(({ src, alt }, file) =>
    settleUpload(file, { src, alt }),
  )

  function settleUpload(file: File, outcome: Outcome) {
    const key = keys.current.get(file)
    const { current } = editor
    if (!key || !current || current.isDestroyed) return
    outcomes.current.set(key, outcome)
    settlePictures(current, outcomes.current)
  }

  function hold(created: Editor) {
    editor.current = created
    // Redo brings the placeholders back.
    created.on('update', () => settlePictures(created, outcomes.current))
  }
  function take(pictures: readonly PastedPicture[]) {
    for (const { key, file } of pictures) keys.current.set(file, key)
    void add(pictures.map(({ file }) => file))
  }
  function giveUp(key: number) {
    const upload = uploads.find((candidate) => candidate.key === key)
    if (upload) settleUpload(upload.original, null)
    dismiss(key)
  }
  return { uploads, retry, dismiss: giveUp, hold, take }
}
