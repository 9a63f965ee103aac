'use client'

import { ErrorScreen, type ErrorScreenProps } from '@/components/site/frame/error-screen'
import { theme } from '@/lib/theme'

const { ivory, ink } = theme.color
const plain = { padding: '5vw', background: ivory, color: ink, font: '18px/1.6 Georgia, serif' }

/** Replaces the root layout as the last resort. Without a style sheet nothing more can fail. */
export default function GlobalError(props: ErrorScreenProps) {
  return (
    <html lang="en-US">
      <body style={plain}>
        <title>Something broke on our side</title>
        <main>
          <ErrorScreen {...props} />
        </main>
      </body>
    </html>
  )
}
