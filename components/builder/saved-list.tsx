'use client'

import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { getBlockModule, nameOf } from '@/components/blocks/registry'
import { BareButton } from '@/components/ui/button'
import { LucideButton } from '@/components/ui/lucide-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { showError, showToast } from '@/components/ui/toast'
import { type SavedBlock } from '@/lib/content-types'
import { useBuilderDispatch } from './builder-context'
import { useOfferedTypes } from './built-in'
import { dropSaved, keepBlock, renameSaved, useSavedBlocks } from './saved-blocks'

const NameDialog = lazy(() => import('./name-dialog').then((file) => ({ default: file.NameDialog })))

export function SavedList() {
  const dispatch = useBuilderDispatch()
  const offeredTypes: readonly string[] = useOfferedTypes()
  const savedBlocks = useSavedBlocks().filter(({ type }) => offeredTypes.includes(type))
  const [renaming, setRenaming] = useState<SavedBlock | null>(null)

  async function succeeds(change: ReturnType<typeof dropSaved>, failureTitle: string) {
    const answer = await change
    if (!answer.ok) showError(failureTitle, answer.detail)
    return answer.ok
  }
  async function remove(block: SavedBlock) {
    if (!(await succeeds(dropSaved(block.id), 'It was not deleted'))) return
    const run = () => void succeeds(keepBlock(block.name, block), 'It was not brought back')
    showToast({ title: `“${block.name}” deleted`, action: { label: 'Undo', run } })
  }

  if (savedBlocks.length === 0) return null
  return (
    <>
      <h3 className="pt-3 pb-1 text-12 font-medium text-stone tablet:px-4">Saved</h3>
      <ul>
        {savedBlocks.map((block) => {
          const { id, name, type } = block
          const Icon = getBlockModule(type)?.Icon
          return (
            <li
              key={id}
              className="flex items-center pr-1.5 transition-colors hover:bg-hover max-tablet:border-b max-tablet:border-hair max-tablet:pr-0"
            >
              <BareButton
                className="flex min-h-9.5 min-w-0 flex-1 items-center gap-3 pl-4 font-medium focus-visible:-outline-offset-2 max-tablet:min-h-14 max-tablet:pl-0"
                aria-label={`Add ${name}, saved ${nameOf(type)}`}
                onClick={() => dispatch({ type: 'paste', blocks: [block], title: name, now: Date.now() })}
              >
                {Icon && <Icon className="size-4.5 flex-none text-spruce" aria-hidden="true" />}
                <span className="truncate">{name}</span>
              </BareButton>
              <Menu
                trigger={
                  <LucideButton icon={Ellipsis} size="small" label={`More for ${name}`} title="More" />
                }
              >
                <MenuItem icon={Pencil} onSelect={() => setRenaming(block)}>
                  Rename
                </MenuItem>
                <MenuItem icon={Trash2} danger onSelect={() => void remove(block)}>
                  Delete
                </MenuItem>
              </Menu>
            </li>
          )
        })}
      </ul>
      <Suspense>
        {renaming && (
          <NameDialog
            title={`Rename ${renaming.name}`}
            intro="Only its name in the library changes."
            action="Rename"
            name={renaming.name}
            doneText="Renamed"
            save={(name) => renameSaved(renaming.id, name)}
            onClose={() => setRenaming(null)}
          />
        )}
      </Suspense>
    </>
  )
}
