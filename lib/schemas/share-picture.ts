import * as z from 'zod/mini'
import { ownPicture } from '@/lib/page-document/own-picture'

/** The picture that a page is shared with; '' for the one that is found on it. */
export const sharePictureSchema = z.object({
  picture: z.string('Choose a picture').check(z.regex(ownPicture, 'Choose a picture from the library')),
})
