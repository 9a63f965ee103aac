import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { type Editor } from '@tiptap/react'
import { BareButton } from '@/components/ui/button'
import { focusedChain } from './focused-chain'

const tools = [
  { name: 'Add row', run: addRowAfter },
  { name: 'Add column', run: addColumnAfter },
  { name: 'Heading row', run: toggleHeaderRow },
  { name: 'Delete row', run: deleteRow },
  { name: 'Delete column', run: deleteColumn },
  { name: 'Delete table', run: deleteTable },
]

export const TableTools = ({ editor }: { editor: Editor }) => (
  <div
    className="grid grid-cols-[repeat(3,auto)] justify-start gap-x-1 border-b border-hair px-1.5 py-1 max-tablet:flex max-tablet:overflow-x-auto"
    role="group"
    aria-label="Table"
  >
    {tools.map(({ name, run }) => (
      <BareButton
        key={name}
        className="min-h-control-small rounded-control px-1.5 text-13 font-medium whitespace-nowrap hover:bg-hover max-tablet:min-h-tap max-tablet:px-3"
        onClick={() =>
          focusedChain(editor)
            .command(({ state, dispatch }) => run(state, dispatch))
            .run()
        }
      >
        {name}
      </BareButton>
    ))}
  </div>
)
