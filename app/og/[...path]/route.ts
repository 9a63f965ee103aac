import { getHub, getLanding } from '@/lib/areas/landing'
import { getTownPage } from '@/lib/content/town-pages'
import { getPageCopy, getPlace } from '@/lib/data/areas'
import { getPublishedPage } from '@/lib/data/pages'
import { getPublishedPost } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { getSharePicture } from '@/lib/data/share-pictures'
import { cachedPicture, pictureBusy, TooManyPictures } from '@/lib/seo/share-cache'
import {
  cardHash,
  isSitePath,
  landingCard,
  pageCard,
  postCard,
  projectCard,
  serviceHubCard,
  type ShareCard,
  shareImagePath,
  siteCard,
  townCard,
} from '@/lib/seo/share-card'
import { drawShareCard } from '@/lib/seo/share-picture'
import { projectStore } from '@/lib/records/project/store'

type Context = { params: Promise<{ path: string[] }> }

/**
 * GET /og/<hash>/<path of the page>.jpg: sends a page's share picture, drawn on first request. Only the hash of the page's
 * present card is drawn; any other redirects to it, so that nobody can request pictures without end.
 */
export async function GET(_: Request, { params }: Context) {
  const [hash, ...rest] = (await params).path
  const path = `/${rest.join('/')}`.replace(/\.jpg$/, '')
  const card = await cardOf(path)
  if (!card) return new Response(null, { status: 404 })
  if (hash !== cardHash(card)) {
    return new Response(null, { status: 302, headers: { Location: shareImagePath(path, card) } })
  }
  let picture
  try {
    picture = await cachedPicture(hash, () => drawShareCard(card))
  } catch (error) {
    if (error instanceof TooManyPictures) return pictureBusy()
    throw error
  }
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}

/**
 * Returns the card of a page of the site, a place, a service, a post, a project or a custom page; null for any other path.
 */
async function cardOf(path: string): Promise<ShareCard | null> {
  const [, first = '', second = '', third = ''] = path.split('/')
  const landing = first === 'rockland' && second && third ? await getLanding(second, third) : null
  if (landing) return landingCard(landing.place, landing.service, landing.copy, await getProfile())
  if (isSitePath(path)) return siteCard(path, await getProfile())
  const hub = first === 'rockland' && second && !third ? await getHub(second) : null
  if (hub)
    return 'service' in hub
      ? serviceHubCard(hub.service, await getProfile())
      : townCard(hub.place, await getProfile())
  const town = getTownPage(first) && !second ? await getPlace(first) : null
  if (town) return townCard(town, await getProfile(), await getPageCopy(town.slug, 'town'))
  const post = first === 'blog' && second ? await getPublishedPost(second) : null
  if (post) return postCard(post, await getProfile())
  const projects = first === 'gallery' && second ? await projectStore.listShown() : []
  const project = projects.find(({ slug }) => slug === second)
  if (project) return projectCard(project, await getProfile())
  const page = first && !second ? await getPublishedPage(first) : null
  return page && pageCard(page, await getProfile(), await getSharePicture(page.id))
}
