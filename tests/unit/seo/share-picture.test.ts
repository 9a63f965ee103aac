import sharp from 'sharp'
import { defaultProfile } from '@/lib/business/profile'
import { getService } from '@/lib/business/services'
import { requireTown } from '@/lib/business/towns'
import '@/lib/media/encode'
import { landingCard } from '@/lib/seo/share-card'
import { drawShareCard } from '@/lib/seo/share-picture'

test('a card is drawn, also beside the upload rules, which hold again afterwards', async () => {
  const service = getService('custom-cabinets')
  if (!service) throw new Error('no service')
  const picture = await drawShareCard(landingCard(requireTown('nyack'), service, defaultProfile))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  await expect(sharp(svg).png().toBuffer()).rejects.toThrow('unsupported')
})
