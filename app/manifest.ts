import { type MetadataRoute } from 'next'
import { getProfile } from '@/lib/data/settings'
import { theme } from '@/lib/theme'

export const revalidate = 3600

const png = (size: number) => ({
  src: `/icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** Describes the site for a phone's home screen. It opens in the browser: without a network there is nothing to show. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, shortName } = await getProfile()
  return {
    name,
    short_name: shortName,
    lang: 'en-US',
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: theme.color.ivory,
    background_color: theme.color.ivory,
    // The drawing fits into the circle that Android may cut out.
    icons: [png(192), png(512), { ...png(512), purpose: 'maskable' }],
  }
}
