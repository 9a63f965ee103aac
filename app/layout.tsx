import type { Metadata, Viewport } from 'next'
import { lazy, type ReactNode } from 'react'
import { env } from '@/lib/env'
import { theme } from '@/lib/theme'
import { Hydrated } from '@/components/site/frame/hydrated'

export const generateMetadata = (): Metadata => ({ metadataBase: new URL(env().SITE_URL) })
// For the not-found page, which has no route of its own to set it.
export const revalidate = 3600
export const viewport: Viewport = {
  themeColor: theme.color.ivory,
  colorScheme: 'light', // there is no dark one
  viewportFit: 'cover',
}

/** The last element of a page. `next dev` has no page cache, so there it also runs the page's scripts. */
const AfterContent =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('./development-scripts')).DevelopmentScripts }))
    : Hydrated

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        {children}
        <AfterContent />
      </body>
    </html>
  )
}
