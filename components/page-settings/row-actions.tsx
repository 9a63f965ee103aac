'use client'

import {
  Clock,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  Link as Chain,
  Pencil,
  Trash2,
} from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { type ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/icon-button'
import { LucideButton } from '@/components/ui/lucide-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { CellActions } from '@/components/ui/table'

type RowActionsProps = {
  title: string
  isPublished: boolean
  isPlanned: boolean
  /** Its staff address, without the action. */
  href: string
  view?: { label: string; href: string }
  onPublish: () => void
  onSchedule: () => void
  onCopyAddress: () => void
  onRemove: () => void
  children?: ReactNode
}

export function RowActions(props: RowActionsProps) {
  const { title, isPublished, isPlanned, href, view, onPublish, onSchedule, onCopyAddress, onRemove } = props
  const router = useStaffRouter()
  const ways = [
    { name: 'Preview', href: `${href}/preview`, Icon: Eye },
    { name: 'Edit', href: `${href}/edit`, Icon: Pencil },
  ]
  return (
    <CellActions>
      {ways.map(({ name, href, Icon }) => (
        <StaffLink
          key={name}
          className={iconButtonClass({ className: 'max-tablet:hidden' })}
          href={href}
          aria-label={`${name} ${title}`}
          title={name}
        >
          <Icon className="size-4.5" aria-hidden="true" />
        </StaffLink>
      ))}
      <LucideButton
        icon={Trash2}
        isLarge
        look="danger"
        className="max-tablet:hidden"
        label={`Delete ${title}`}
        title="Delete"
        onClick={onRemove}
      />
      <Menu trigger={<LucideButton icon={Ellipsis} isLarge label={`More for ${title}`} title="More" />}>
        {ways.map(({ name, href, Icon }) => (
          <MenuItem icon={Icon} key={name} className="tablet:hidden" onSelect={() => router.push(href)}>
            {name}
          </MenuItem>
        ))}
        {view && (
          <MenuItem icon={ExternalLink} onSelect={() => location.assign(view.href)}>
            {view.label}
          </MenuItem>
        )}
        <MenuItem icon={isPublished ? EyeOff : Globe} onSelect={onPublish}>
          {isPublished ? 'Unpublish' : 'Publish now'}
        </MenuItem>
        <MenuItem icon={Clock} onSelect={onSchedule}>
          {isPlanned ? 'Change schedule' : 'Schedule'}
        </MenuItem>
        {props.children}
        <MenuItem icon={Chain} onSelect={onCopyAddress}>
          Copy address
        </MenuItem>
        <MenuLine />
        <MenuItem icon={Trash2} danger onSelect={onRemove}>
          Delete
        </MenuItem>
      </Menu>
    </CellActions>
  )
}
