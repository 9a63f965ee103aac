'use client'

import { Copy, Ellipsis, Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from '@/components/ui/command'
import { Dialog, Sheet } from '@/components/ui/dialog'
import { Field, Input } from '@/components/ui/field'
import { Kbd } from '@/components/ui/kbd'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { showError, showToast } from '@/components/ui/toast'
import { Tooltip } from '@/components/ui/tooltip'
import { Specimen, SpecimenGroup } from './specimen'

const undo = () => showToast({ title: 'Page restored' })
const deleted = () => showToast({ title: 'Page deleted', action: { label: 'Undo', run: undo } })
const failed = () =>
  showError(
    'Failed to update page',
    'Somebody else has saved this page since you opened it; both versions are kept.',
  )

type Overlay = 'dialog' | 'question' | 'sheet'

export function KitOverlays() {
  const [overlay, setOverlay] = useState<Overlay>()
  const [action, setAction] = useState('nothing yet')
  const close = () => setOverlay(undefined)
  return (
    <SpecimenGroup title="Overlays">
      <Specimen title="Dialogs">
        <Button onClick={() => setOverlay('dialog')}>Open dialog</Button>
        <Button onClick={() => setOverlay('question')}>Open question</Button>
        <Button onClick={() => setOverlay('sheet')}>Open sheet</Button>
      </Specimen>
      <Specimen title="Messages">
        <Button onClick={() => showToast({ title: 'Page updated' })}>Show message</Button>
        <Button onClick={deleted}>Show message with Undo</Button>
        <Button onClick={failed}>Show failure</Button>
      </Specimen>
      <Specimen title="Menu and tooltips" className="items-center">
        <Menu
          trigger={
            <IconButton label="More for Spring Sale">
              <Ellipsis className="size-4.5" aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => setAction('Preview')}>
            <Eye className="size-4" aria-hidden="true" />
            Preview
          </MenuItem>
          <MenuItem onSelect={() => setAction('Duplicate')}>
            <Copy className="size-4" aria-hidden="true" />
            Duplicate
            <Kbd>D</Kbd>
          </MenuItem>
          <MenuItem disabled>Not now</MenuItem>
          <MenuLine />
          <MenuItem danger onSelect={() => setAction('Delete')}>
            <Trash2 className="size-4" aria-hidden="true" />
            Delete
          </MenuItem>
        </Menu>
        <Tooltip label="Shows the page as visitors see it">
          <IconButton label="Preview Spring Sale">
            <Eye className="size-4.5" aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <Tooltip label="Makes a draft with the same blocks">
          <IconButton label="Duplicate Spring Sale">
            <Copy className="size-4.5" aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <p className="text-stone">Chosen: {action}</p>
      </Specimen>
      <Specimen title="Command list" className="block">
        <Command
          label="Jump to"
          className="max-h-96 overflow-hidden rounded-control border border-hair-strong bg-paper"
        >
          <CommandInput placeholder="Name, phone, page or town">
            <Kbd className="max-tablet:hidden">Esc</Kbd>
          </CommandInput>
          <CommandList>
            <CommandGroup heading="Actions">
              <CommandItem icon={<Eye aria-hidden="true" />} onSelect={setAction} detail="4 new">
                Show leads
              </CommandItem>
              <CommandItem icon={<Copy aria-hidden="true" />} onSelect={setAction} detail="Starts as a draft">
                Create New Page
              </CommandItem>
              <CommandItem disabled>Not now</CommandItem>
            </CommandGroup>
            <CommandGroup heading="Pages">
              <CommandItem href="/admin/pages" onSelect={setAction} detail="/kitchen-financing · Published">
                Kitchen Financing
              </CommandItem>
            </CommandGroup>
          </CommandList>
        </Command>
      </Specimen>
      {overlay === 'dialog' && (
        <Dialog
          title="Schedule"
          note="When the page is to be seen."
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button look="primary" onClick={close}>
                Save
              </Button>
            </>
          }
        >
          <form className="grid gap-4">
            <Field label="Show from" hint="New York time.">
              <Input />
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button onClick={failed}>Show failure here</Button>
              <Tooltip label="It stays over the dialog">
                <Button look="quiet">With a tooltip</Button>
              </Tooltip>
            </div>
          </form>
        </Dialog>
      )}
      {overlay === 'question' && (
        <Dialog
          title="Leave without saving?"
          alert
          onClose={close}
          footer={
            <>
              <Button look="danger" onClick={close}>
                Leave
              </Button>
              <Button look="primary" onClick={close}>
                Stay
              </Button>
            </>
          }
        >
          <p>What you changed since the last save would be lost.</p>
        </Dialog>
      )}
      {overlay === 'sheet' && (
        <Sheet title="Search listing" onClose={close}>
          <form className="grid gap-4">
            <Field label="Title" note="38 of 60">
              <Input defaultValue="Kitchen financing in Rockland County" />
            </Field>
          </form>
        </Sheet>
      )}
    </SpecimenGroup>
  )
}
