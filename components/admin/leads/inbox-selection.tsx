'use client'

import { ChevronDown, Download, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode } from 'react'
import { readAll } from '@/components/staff/read-all'
import { SelectionBar, SelectionProvider } from '@/components/staff/selection'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { leadStatuses } from '@/lib/content-types'
import { statusNames } from '@/lib/leads/lead-text'
import { type SelectableLead, useLeadActions } from './use-lead-actions'

type InboxSelectionProps = {
  query: string
  rows: readonly SelectableLead[]
  total: number
  children: ReactNode
}

/** Lets the leads of a filter be selected. */
export function InboxSelection({ query, rows, total, children }: InboxSelectionProps) {
  const loadAll = () => readAll<SelectableLead>(`/api/leads${query}`)
  return (
    <SelectionProvider view={query} items={rows} total={total} loadAll={loadAll}>
      {children}
    </SelectionProvider>
  )
}

type InboxBarProps = { staff: { id: string; name: string }[]; me: { id: string; isOwner: boolean } }

const statuses = leadStatuses.filter((status) => status !== 'spam')

/** Offers the actions for the selected leads. */
export function InboxBar({ staff, me }: InboxBarProps) {
  const { items, busy, assign, setStatus, judge, trash, exportCsv } = useLeadActions()
  const isSpam = items.every(({ status }) => status === 'spam')
  const Shield = isSpam ? ShieldCheck : ShieldAlert
  return (
    <SelectionBar busy={busy}>
      <Menu trigger={<MenuButton busy={busy}>Assign</MenuButton>}>
        {staff.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => assign(id, id === me.id ? 'you' : name)}>
            {id === me.id ? `${name} (you)` : name}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem onSelect={() => assign(null, 'nobody')}>Nobody</MenuItem>
      </Menu>
      {!isSpam && (
        <Menu trigger={<MenuButton busy={busy}>Status</MenuButton>}>
          {statuses.map((status) => (
            <MenuItem key={status} onSelect={() => setStatus(status)}>
              {statusNames[status]}
            </MenuItem>
          ))}
        </Menu>
      )}
      {me.isOwner && (
        <Button size="small" disabled={busy} onClick={() => void exportCsv()}>
          <Download className="size-4" aria-hidden="true" />
          <span className="max-tablet:sr-only">Export CSV</span>
        </Button>
      )}
      <Button size="small" disabled={busy} onClick={judge}>
        <Shield className="size-4" aria-hidden="true" />
        {isSpam ? 'Not spam' : 'Spam'}
      </Button>
      <Button look="danger" size="small" disabled={busy} onClick={trash}>
        <Trash2 className="size-4" aria-hidden="true" />
        <span className="max-tablet:sr-only">Delete</span>
      </Button>
    </SelectionBar>
  )
}

type MenuButtonProps = ComponentProps<typeof Button> & { busy: boolean }

const MenuButton = ({ busy, children, ...rest }: MenuButtonProps) => (
  <Button size="small" disabled={busy} {...rest}>
    {children}
    <ChevronDown className="size-4 max-tablet:hidden" aria-hidden="true" />
  </Button>
)
