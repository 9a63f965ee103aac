'use client'

import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { useUndoKey } from '@/components/staff/undo-key'
import { Button } from '@/components/ui/button'

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** The way back, under the focus of whoever has just deleted it; `words` is the id of what it is about. */
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
