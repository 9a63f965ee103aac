'use client'

import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TabLinks } from '@/components/ui/tabs'
import { type RedirectStart } from './redirect-dialog'
import { SettingsFrame } from './settings-frame'

const RedirectDialog = lazy(() =>
  import('./redirect-dialog').then((file) => ({ default: file.RedirectDialog })),
)

const path = '/admin/settings/redirects'

type RedirectsFrameProps = {
  shows: 'redirects' | 'missing'
  counts: { redirects: number; missing: number }
  /** Renders the list; `ask` opens the dialog. */
  children: (ask: (start: RedirectStart) => void) => ReactNode
}

/** Frames the two lists of addresses, with the dialog that adds or changes a redirect. */
export function RedirectsFrame({ shows, counts, children }: RedirectsFrameProps) {
  const [start, setStart] = useState<RedirectStart | null>(null)
  return (
    <SettingsFrame
      path={path}
      title="Redirects"
      note="Sends old addresses to a page, so that links people saved still work. A page that exists is never redirected."
      actions={
        <Button look="primary" className="max-tablet:w-full" onClick={() => setStart({ from: '', to: '' })}>
          <Plus className="size-4" aria-hidden="true" />
          Add a redirect
        </Button>
      }
    >
      <TabLinks
        label="Addresses"
        className="mb-5"
        links={[
          { href: path, current: shows === 'redirects', children: 'Redirects', count: counts.redirects },
          {
            href: `${path}/not-found`,
            current: shows === 'missing',
            children: 'Broken links (404)',
            count: counts.missing,
          },
        ]}
      />
      {children(setStart)}
      {/* Its own boundary, so that list and focus stay while the dialog loads. */}
      <Suspense>{start && <RedirectDialog start={start} onClose={() => setStart(null)} />}</Suspense>
    </SettingsFrame>
  )
}
