// Run by share-picture.test.ts in a process of its own: next/og can't be loaded inside Jest.
import sharp from 'sharp'
import { defaultProfile } from '@/lib/business/profile'
import { getService } from '@/lib/business/services'
import { seedPlaces } from '@/lib/content/area-seed'
import '@/lib/media/encode'
import { landingCard } from '@/lib/seo/share-card'
import { drawShareCard } from '@/lib/seo/share-picture'

async function main() {
  const service = getService('custom-cabinets')
  if (!service) throw new Error('no service')
  const slugs = ['nyack', 'suffern', 'pearl-river', 'new-city', 'tappan', 'piermont']
  const towns = seedPlaces.filter(({ slug }) => slugs.includes(slug))
  // At once: the first to end doesn't close the decoder under the others.
  const [picture, ...others] = await Promise.all(
    towns.map((town) => drawShareCard(landingCard(town, service, null, defaultProfile))),
  )
  if (!picture || others.some((otherPicture) => picture.equals(otherPicture)))
    throw new Error('the same picture twice')
  const { format, width, height } = await sharp(picture).metadata()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  const svgRefused = await sharp(svg)
    .png()
    .toBuffer()
    .then(
      () => false,
      () => true,
    )
  console.log(JSON.stringify({ format, width, height, bytes: picture.byteLength, svgRefused }))
}
void main()
