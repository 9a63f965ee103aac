'use client'

import { ToastHost } from '@/components/ui/toast-host'
import { type ToastLook } from '@/components/ui/toaster'

const look: ToastLook = {
  position: 'bottom-left',
  floor: 'max-md:[--bar:var(--spacing-bar)]',
  toast:
    'flex w-(--width) items-start gap-3 rounded-control border border-l-3 border-line bg-paper py-3.5 pr-2 pl-4 text-16 leading-[1.45] shadow-lift',
  success: 'border-l-spruce [&>[data-icon]]:text-spruce',
  error: 'border-l-clay [&>[data-icon]]:text-clay',
  button: '-my-2.5 text-16',
  action: '',
  close: 'hover:bg-sand',
}

export const SiteToasts = () => <ToastHost look={look} />
