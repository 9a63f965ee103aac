import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from './confirm-dialog'

type DeleteSelectedProps = {
  /** The question, and the consequences of a yes. */
  title: string
  text: string
  busy: boolean
  run: () => Promise<unknown>
  children: ReactNode
}

/** The button of a selection that deletes it for good, after asking. */
export function DeleteSelected({ title, text, busy, run, children }: DeleteSelectedProps) {
  const [isAsking, setIsAsking] = useState(false)
  function confirm() {
    setIsAsking(false)
    return run()
  }
  return (
    <>
      <Button look="danger" size="small" disabled={busy} onClick={() => setIsAsking(true)}>
        <Trash2 className="size-4" aria-hidden="true" />
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog title={title} text={text} run={confirm} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}
