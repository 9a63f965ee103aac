import { Redo2, Undo2 } from 'lucide-react'
import { ToolButton } from '@/components/ui/tool-button'
import { useBuilderDispatch } from './builder-context'
import { type BuilderState } from './builder-state'

export function UndoButtons({ history }: Pick<BuilderState, 'history'>) {
  const dispatch = useBuilderDispatch()
  return (
    <>
      <ToolButton
        icon={Undo2}
        label="Undo"
        tip="Undo (Ctrl Z)"
        disabled={history.past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <ToolButton
        icon={Redo2}
        label="Redo"
        tip="Redo (Ctrl Shift Z)"
        disabled={history.future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      />
    </>
  )
}
