import sharp from 'sharp'
import { defaultProfile } from '@/lib/business/profile'
import { samplePosts } from '@/lib/content/samples'
import { getService } from '@/lib/business/services'
import { seedPlaces } from '@/lib/content/area-seed'
import { builtInImages } from '@/lib/business/images'
import { type Page } from '@/lib/content-types'
import {
  cardHash,
  isSitePath,
  landingCard,
  pageCard,
  postCard,
  shareImage,
  siteCard,
  siteImage,
} from '@/lib/seo/share-card'

const service = getService('custom-cabinets')
const [post] = samplePosts
if (!service || !post) throw new Error('no service or post')
const nyack = seedPlaces.find(({ slug }) => slug === 'nyack')!
const card = landingCard(nyack, service, null, defaultProfile)

test('a picture is named by its content: the same card the same, another card another', () => {
  const image = shareImage('/rockland/nyack/custom-cabinets/', card)
  expect(image).toMatchObject({ width: 1200, height: 630, alt: 'Custom Cabinets in Nyack, Hearth & Harbor' })
  expect(image.url).toBe(`/og/${cardHash({ ...card })}/rockland/nyack/custom-cabinets.jpg`)
  expect(cardHash({ ...card, phone: '(845) 555-0199' })).not.toBe(cardHash(card))
})

test('a picture chosen for the page stands on its card', () => {
  const chosen = { pictures: { hero: '/images/bath-01-after.webp' } }
  expect(landingCard(nyack, service, chosen, defaultProfile).photo.src).toBe(chosen.pictures.hero)
})

test("the site's own pages have cards, of built-in pictures", () => {
  const paths = ['/home', '/services', '/gallery', '/reviews', '/estimate', '/contact', '/visit'] as const
  for (const path of paths) {
    expect(isSitePath(path)).toBe(true)
    expect(builtInImages[siteCard(path, defaultProfile).photo.src]).toBeDefined()
    expect(siteImage(path, defaultProfile)).toMatchObject({ type: 'image/jpeg', width: 1200, height: 630 })
  }
  expect(isSitePath('/toString')).toBe(false)
})

test('posts and custom pages have cards too', () => {
  expect(postCard(post, defaultProfile)).toMatchObject({
    title: post.title,
    photo: { src: post.featuredImage },
  })
  const components = [{ id: 'a', type: 'image', config: { images: [{ src: '/images/bath-01-after.webp' }] } }]
  const page = { title: 'About', metaTitle: '', components } as unknown as Page
  const photo = (components = page.components, chosen = '') =>
    pageCard({ ...page, components }, defaultProfile, chosen).photo.src
  expect(photo()).toBe('/images/bath-01-after.webp')
  expect(photo([])).toMatch(/^\/images\//)
  expect(photo(page.components, '/images/kitchen-01-after.webp')).toBe('/images/kitchen-01-after.webp')
})

test('the photograph is cut to its place around the point that must be seen', async () => {
  const { cropPhoto } = await import('@/lib/seo/share-picture')
  const leftHalf = { create: { width: 100, height: 100, channels: 3 as const, background: '#f00' } }
  const right = await sharp({ ...leftHalf, create: { ...leftHalf.create, background: '#00f' } })
    .png()
    .toBuffer()
  const both = await sharp({ create: { ...leftHalf.create, width: 200 } })
    .composite([{ input: right, left: 100, top: 0 }])
    .png()
    .toBuffer()
  const pixel = async (position: string) => {
    const photo = await cropPhoto(both, position, { width: 50, height: 100 })
    expect(await sharp(photo).metadata()).toMatchObject({ width: 50, height: 100 })
    return [...(await sharp(photo).resize(1, 1).removeAlpha().raw().toBuffer())]
  }
  expect(await pixel('0% 50%')).toEqual([255, 0, 0])
  expect(await pixel('100% 50%')).toEqual([0, 0, 255])
})
