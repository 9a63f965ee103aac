import { getProfile } from '@/lib/data/settings'
import { theme } from '@/lib/theme'

export const dynamic = 'force-dynamic'

const png = (size: number) => ({
  src: `/icons/jobs-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** GET: describes the staff area for a phone's home screen, where it opens at the jobs (decision 059). */
export async function GET(): Promise<Response> {
  const { shortName } = await getProfile()
  const manifest = {
    name: `${shortName} Jobs`,
    short_name: 'Jobs',
    lang: 'en-US',
    id: '/admin/jobs',
    start_url: '/admin/jobs',
    scope: '/',
    display: 'standalone',
    theme_color: theme.color.ivory,
    background_color: theme.color.ivory,
    icons: [png(192), png(512), { ...png(512), purpose: 'maskable' }],
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
