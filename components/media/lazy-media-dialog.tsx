'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import { type MediaDialog } from './media-dialog'

const LoadedDialog = lazy(async () => ({ default: (await import('./media-dialog')).MediaDialog }))

/** The picture dialog. Its code loads when it first opens. */
export const LazyMediaDialog = (props: ComponentProps<typeof MediaDialog>) => (
  <Suspense>
    <LoadedDialog {...props} />
  </Suspense>
)
