'use client'

import { ErrorScreen, type ErrorScreenProps } from '@/components/site/frame/error-screen'

/** Shown alone, since the frame itself has failed. */
export default function RootError(props: ErrorScreenProps) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  )
}
