import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { type Editor } from '@tiptap/react'
import { Button } from '@/components/ui/button'

const tools = [
  { name: 'Add row', run: addRowAfter },
  { name: 'Add column', run: addColumnAfter },
  { name: 'Heading row', run: toggleHeaderRow },
  { name: 'Delete row', run: deleteRow },
  { name: 'Delete column', run: deleteColumn },
  { name: 'Delete table', run: deleteTable },
]

/** What can be done with the table in which the caret stands. */
export const TableTools = ({ editor }: { editor: Editor }) => (
  <div
    className="flex flex-wrap gap-1 border-b border-hair p-1.5 max-tablet:flex-nowrap max-tablet:overflow-x-auto"
    role="group"
    aria-label="Table"
  >
    {tools.map(({ name, run }) => (
      <Button
        key={name}
        size="small"
        look="quiet"
        className="whitespace-nowrap"
        onClick={() =>
          editor
            .chain()
            .focus()
            .command(({ state, dispatch }) => run(state, dispatch))
            .run()
        }
      >
        {name}
      </Button>
    ))}
  </div>
)
