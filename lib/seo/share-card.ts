import { createHash } from 'node:crypto'
import { type BrandColors } from '@/lib/brand-colors'
import { type BusinessProfile } from '@/lib/business/profile'
import { servicePictures } from '@/lib/landing/service-pictures'
import { type Service } from '@/lib/business/services'
import { townshipNames } from '@/lib/business/towns'
import { type CopyTexts, type Place } from '@/lib/content/areas'
import { getTownPage } from '@/lib/content/town-pages'
import { type Post, type Project, type StoredPage } from '@/lib/content-types'
import { theme } from '@/lib/theme'
import { clip } from './clip'
import { type ShareImage } from './metadata'

/** Content of a generated picture for Open Graph and Twitter. */
export type ShareCard = {
  /** A small line above the title. */
  kicker: string
  title: string
  /** A built-in or uploaded picture, and the part of it that must be visible. */
  photo: { src: string; position: string }
  name: string
  phone: string
  /** Replaces the name; '' for none. */
  logo: string
  colors: BrandColors
}

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Raised with each change of the drawing, so that older stored pictures aren't served. */
const drawing = 2

const titleMost = 100
const defaultPhoto = '/images/hero-fallback.webp'
const centeredPhoto = (src: string) => ({ src: src || defaultPhoto, position: '50% 50%' })

/** The business on a card. */
export type Sender = Pick<BusinessProfile, 'shortName' | 'phone' | 'logo' | 'colors'>
const sender = ({ shortName, phone, logo, colors }: Sender) => ({
  name: shortName,
  phone,
  logo: logo.light,
  colors,
})

/** Returns the card of a service in a town. */
export function landingCard(
  town: Place,
  service: Service,
  words: Pick<CopyTexts, 'pictures'> | null,
  profile: Sender,
): ShareCard {
  const heroPicture = words?.pictures.hero
  const photo = heroPicture ? centeredPhoto(heroPicture) : servicePictures(service.slug, town)[0]
  const kicker = `${townshipNames[town.township]}, Rockland County, NY`
  return { kicker, title: `${service.name} in ${town.name}`, photo, ...sender(profile) }
}

/** Returns the card of a service county-wide. */
export function serviceHubCard(service: Service, profile: Sender): ShareCard {
  const [photo] = servicePictures(service.slug, null)
  return { kicker: 'Rockland County, NY', title: service.name, photo, ...sender(profile) }
}

/** Returns the card of a town: its hub, or its own page with its own picture. */
export function townCard(
  town: Place,
  profile: Sender,
  words: Pick<CopyTexts, 'pictures'> | null = null,
): ShareCard {
  const heroPicture = words?.pictures.hero
  const page = getTownPage(town.slug)
  const [photo] = servicePictures('kitchen-remodeling', town)
  return {
    kicker: `${townshipNames[town.township]}, Rockland County, NY`,
    title: `Kitchens and baths in ${town.name}`,
    photo: heroPicture ? centeredPhoto(heroPicture) : (page?.picture ?? photo),
    ...sender(profile),
  }
}

/** Title and picture of the cards of pages without a record, by path. */
const siteCards = {
  '/home': ['Kitchen and bath remodeling', defaultPhoto],
  '/services': ['Kitchen and bath services', '/images/detail-countertop.webp'],
  '/gallery': ['Kitchens and baths, before and after', '/images/kitchen-01-after.webp'],
  '/reviews': ['Homeowner reviews', '/images/gallery-kitchen-02-after.webp'],
  '/estimate': ['What a kitchen or bath may cost', '/images/kitchen-05-after.webp'],
  '/contact': ['Request an estimate', '/images/showroom.webp'],
  '/visit': ['A free visit at your home', '/images/showroom.webp'],
} as const
type SitePath = keyof typeof siteCards

export const isSitePath = (path: string): path is SitePath => Object.hasOwn(siteCards, path)

export function siteCard(path: SitePath, profile: Sender): ShareCard {
  const [title, photo] = siteCards[path]
  return { kicker: 'Rockland County, NY', title, photo: centeredPhoto(photo), ...sender(profile) }
}

export function postCard(post: Post, profile: Sender): ShareCard {
  const kicker = [post.category, post.town && `${post.town}, NY`].filter(Boolean).join(' · ')
  return {
    kicker,
    title: clip(post.title, titleMost),
    photo: centeredPhoto(post.featuredImage),
    ...sender(profile),
  }
}

/** Returns the card of a project. */
export function projectCard(project: Project, profile: Sender): ShareCard {
  return {
    kicker: [project.category, project.location].filter(Boolean).join(' · '),
    title: clip(project.title, titleMost),
    photo: centeredPhoto(project.afterImage),
    ...sender(profile),
  }
}

/** Returns the card of a custom page; `chosenPicture` or else its first picture is beside its title. */
export function pageCard(page: StoredPage, profile: Sender, chosenPicture: string): ShareCard {
  const photo = centeredPhoto(chosenPicture || firstPicture(page.components.map(({ config }) => config)))
  return {
    kicker: 'Rockland County, NY',
    title: clip(page.metaTitle || page.title, titleMost),
    photo,
    ...sender(profile),
  }
}

/** Returns the first picture's path anywhere in a page's blocks, or ''. */
function firstPicture(value: unknown): string {
  if (typeof value === 'string')
    return /^\/(images|media)\/[^\s?#]+\.(webp|jpe?g|png)$/.test(value) ? value : ''
  if (!value || typeof value !== 'object') return ''
  for (const item of Object.values(value)) {
    const picturePath = firstPicture(item)
    if (picturePath) return picturePath
  }
  return ''
}

/** Returns a hash of a card's content and the site's colors. */
export function cardHash(card: ShareCard): string {
  return createHash('sha1')
    .update(JSON.stringify([drawing, theme.color, card]))
    .digest('hex')
    .slice(0, 16)
}

/** Returns the address of a page's picture. It names its content, so caches may keep it forever. */
export function shareImagePath(path: string, card: ShareCard): string {
  return `/og/${cardHash(card)}${path.replace(/\/$/, '')}.jpg`
}

export const siteImage = (path: SitePath, profile: Sender): ShareImage =>
  shareImage(path, siteCard(path, profile))

/** Returns a page's picture for its metadata. */
export function shareImage(path: string, card: ShareCard): ShareImage {
  const url = shareImagePath(path, card)
  return {
    url,
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    alt: `${card.title}, ${card.name}`,
    type: 'image/jpeg',
  }
}
