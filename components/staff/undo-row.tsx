import { UndoNotice } from './undo-line'
import { type UndoLine } from './use-trash'

/** The same as a table row. */
export function UndoRow({ line, columns }: { line: UndoLine; columns: number }) {
  return (
    <tr className="max-tablet:block" style={{ height: line.height }}>
      <td
        colSpan={columns}
        className="border-b border-hair py-1.5 max-tablet:flex max-tablet:h-full max-tablet:items-center max-tablet:p-0"
      >
        <UndoNotice line={line} />
      </td>
    </tr>
  )
}
