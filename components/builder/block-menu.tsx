'use client'

import { blockName } from '@/components/blocks/registry'
import { Bookmark, ClipboardPaste, Copy, Ellipsis, Scissors } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { LucideButton } from '@/components/ui/lucide-button'
import { Kbd } from '@/components/ui/kbd'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { type PageComponent } from '@/lib/content-types'
import { useBuilderDispatch } from './builder-context'
import { useOfferedTypes } from './built-in'
import { keepBlock } from './saved-blocks'
import { paste, takeBlock, useCopied } from './clipboard'

const NameDialog = lazy(() => import('./name-dialog').then((file) => ({ default: file.NameDialog })))

type BlockMenuProps = { block: PageComponent; look: 'plain' | 'dark'; className?: string }

export function BlockMenu({ block, look, className }: BlockMenuProps) {
  const dispatch = useBuilderDispatch()
  const copiedBlocks = useCopied()
  const offeredTypes = useOfferedTypes()
  const [saving, setSaving] = useState(false)
  const name = blockName(block)
  const take = (action: 'copy' | 'cut') => {
    const text = takeBlock(block, action, dispatch)
    // If the browser refuses, localStorage still has the text.
    void navigator.clipboard?.writeText(text).catch(() => undefined)
  }
  return (
    <>
      <Menu
        trigger={
          <LucideButton
            icon={Ellipsis}
            label={`More for ${name}`}
            // The arrow keys lead here, as within the bar.
            tabIndex={-1}
            look={look}
            className={className}
            title="More"
          />
        }
      >
        <MenuItem icon={Copy} onSelect={() => take('copy')}>
          Copy <Kbd>Ctrl C</Kbd>
        </MenuItem>
        <MenuItem icon={Scissors} onSelect={() => take('cut')}>
          Cut <Kbd>Ctrl X</Kbd>
        </MenuItem>
        <MenuItem
          icon={ClipboardPaste}
          disabled={!copiedBlocks}
          onSelect={() => paste(dispatch, offeredTypes)}
        >
          Paste below <Kbd>Ctrl V</Kbd>
        </MenuItem>
        <MenuLine />
        <MenuItem icon={Bookmark} onSelect={() => setSaving(true)}>
          Save this block
        </MenuItem>
      </Menu>
      {/* Outside of the canvas, which would take a click in it as a click on the block. */}
      {saving &&
        createPortal(
          <Suspense>
            <NameDialog
              title={`Save this ${name}`}
              intro="It will be in the library under Saved, for everyone who works on pages. Later changes here don’t affect it."
              action="Save"
              name=""
              doneText="Saved to the library"
              save={(newName) => keepBlock(newName, block)}
              onClose={() => setSaving(false)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
