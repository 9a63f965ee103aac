import { isRendering } from '@/lib/business/images'
import { type Worded, wordingOf } from '@/lib/business/wording'

/** Returns the caption of a rendering; '' for a photograph. */
export const renderingCaption = (path: string, profile: Worded): string =>
  isRendering(path) ? wordingOf(profile)('pictures.one') : ''
