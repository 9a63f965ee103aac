// Run by share-picture.test.ts in a process of its own: next/og can't be loaded inside Jest.
import sharp from 'sharp'
import { defaultProfile } from '@/lib/business/profile'
import { getService } from '@/lib/business/services'
import { requireTown } from '@/lib/business/towns'
import '@/lib/media/encode'
import { landingCard } from '@/lib/seo/share-card'
import { drawShareCard } from '@/lib/seo/share-picture'

async function main() {
  const service = getService('custom-cabinets')
  if (!service) throw new Error('no service')
  // Both at once: neither closes the decoder under the other.
  const [picture, other] = await Promise.all(
    ['nyack', 'suffern'].map((town) =>
      drawShareCard(landingCard(requireTown(town), service, defaultProfile)),
    ),
  )
  if (!picture || !other || picture.equals(other)) throw new Error('not two pictures')
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
