'use client'

import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { useUndoKey } from '@/components/staff/undo-key'
import { Button } from '@/components/ui/button'

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** Takes the focus, since the lead has just been deleted; `words` is the id of the text about it. */
export function RestoreLead({ id, title, words }: { id: string; title: string; words: string }) {
  const router = useRouter()
  useUndoKey()
  const restore = async () => (await restoreFromTrash('lead', { id, title })) && router.refresh()
  return (
    <Button ref={takeFocus} look="primary" aria-describedby={words} onClick={() => void restore()}>
      <Undo2 className="size-4" aria-hidden="true" />
      Restore
    </Button>
  )
}
