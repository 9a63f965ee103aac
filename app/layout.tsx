import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { type ReactNode } from 'react'
import { env } from '@/lib/env'
import { theme } from '@/lib/theme'
import { Hydrated } from '@/components/site/frame/hydrated'

const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  variable: '--font-fraunces',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

export const metadata: Metadata = { metadataBase: new URL(env().SITE_URL) }
// For the page of addresses that lead nowhere, which has no route of its own to say it.
export const revalidate = 3600
export const viewport: Viewport = {
  themeColor: theme.color.ivory,
  colorScheme: 'light', // there is no dark one
  viewportFit: 'cover',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        {children}
        <Hydrated />
      </body>
    </html>
  )
}
