'use client'

import { Bell, BellOff, Download, Ellipsis, Megaphone, MessageSquareText, Trash2 } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { useState } from 'react'
import { notificationsAreOn, setNotifications } from '@/components/staff/lead-news'
import { LucideButton } from '@/components/ui/lucide-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { showError, showToast } from '@/components/ui/toast'
import { useHydrated } from '@/components/ui/use-hydrated'

export function InboxMore({ exportHref }: { exportHref: string | null }) {
  const hydrated = useHydrated()
  const [choice, setChoice] = useState<boolean>()
  const isOn = choice ?? (hydrated && notificationsAreOn())

  async function toggleNotifications() {
    const isOnNow = await setNotifications(!isOn)
    setChoice(isOnNow)
    if (isOnNow) return showToast({ title: 'This browser will notify you of new leads' })
    if (isOn) return showToast({ title: 'Notifications are off in this browser' })
    showError(
      'The browser doesn’t allow notifications',
      'Allow them for this site in the browser’s settings, then try again.',
    )
  }

  return (
    <Menu trigger={<LucideButton icon={Ellipsis} isLarge label="More for leads" title="More" />}>
      {exportHref && (
        <MenuItem asChild>
          <a href={exportHref} download>
            <Download className="size-4" aria-hidden="true" />
            Export these as CSV
          </a>
        </MenuItem>
      )}
      <MenuItem asChild>
        <StaffLink href="/admin/leads/templates">
          <MessageSquareText className="size-4" aria-hidden="true" />
          Reply templates
        </StaffLink>
      </MenuItem>
      <MenuItem asChild>
        <StaffLink href="/admin/leads/news">
          <Megaphone className="size-4" aria-hidden="true" />
          News sign-ups
        </StaffLink>
      </MenuItem>
      <MenuItem asChild>
        <StaffLink href="/admin/trash?kind=lead">
          <Trash2 className="size-4" aria-hidden="true" />
          Deleted leads
        </StaffLink>
      </MenuItem>
      <MenuItem icon={isOn ? BellOff : Bell} onSelect={() => void toggleNotifications()}>
        {isOn ? 'Stop notifying me here' : 'Notify me in this browser'}
      </MenuItem>
    </Menu>
  )
}
