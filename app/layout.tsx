import type { Metadata, Viewport } from 'next'
import { type ReactNode } from 'react'
import { env } from '@/lib/env'
import { theme } from '@/lib/theme'
import { Hydrated } from '@/components/site/frame/hydrated'

export const generateMetadata = (): Metadata => ({ metadataBase: new URL(env().SITE_URL) })
// For the page of addresses that lead nowhere, which has no route of its own to say it.
export const revalidate = 3600
export const viewport: Viewport = {
  themeColor: theme.color.ivory,
  colorScheme: 'light', // there is no dark one
  viewportFit: 'cover',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        {children}
        <Hydrated />
      </body>
    </html>
  )
}
