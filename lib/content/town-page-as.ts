import { type Town } from '@/lib/business/towns'
import { type CopyTexts } from './areas'
import { type TownPage } from './town-pages'

/** Returns a town page with its place's present facts, and the headline and picture that staff chose. */
export const townPageAs = (page: TownPage, town: Town, copy: CopyTexts | null): TownPage => ({
  ...page,
  town,
  headline: copy?.headline || page.headline,
  picture: copy?.pictures.hero ? { src: copy.pictures.hero, position: '50% 50%' } : page.picture,
})
