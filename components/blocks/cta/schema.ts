import * as z from 'zod/mini'
import { link, plain } from '../config-fields'

export const ctaSchema = z.object({
  title: plain('Tell us about the room.', 200),
  text: plain('A free in-home consultation, then an estimate with 3D renderings.'),
  buttonText: plain('Request an estimate', 60),
  buttonLink: link('/contact'),
})

export type CtaConfig = z.output<typeof ctaSchema>
