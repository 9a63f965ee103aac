'use client'

import { ErrorScreen, type ErrorScreenProps } from '@/components/site/frame/error-screen'

/** Where the frame itself failed: the screen stands alone. */
export default function RootError(props: ErrorScreenProps) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  )
}
