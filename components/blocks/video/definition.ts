import * as z from 'zod/mini'
import { picture, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'
import { readVideo } from './video-address'

const schema = z.object({
  title: plain('', 200),
  address: z._default(
    z.string('Write an address here').check(
      z.maxLength(500, 'Shorten this to 500 characters'),
      z.refine(
        (address) => !address.trim() || readVideo(address) !== null,
        'Paste the address of a video on YouTube or Vimeo, or of an MP4 or WebM file of this site',
      ),
    ),
    '',
  ),
  poster: picture(),
  caption: plain(''),
})
export type VideoConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Video',
  group: 'Basics',
  schema,
  labels: {
    title: 'Title',
    address: 'Video address',
    poster: 'Picture before it plays',
    caption: 'Caption',
  },
  needs: ['address'],
  prose: ['title', 'caption'],
  summary: ({ title, caption, address }) => parts(title || caption, address ? '' : 'No video'),
})
