import * as z from 'zod/mini'
import { link, picture, plain } from '../config-fields'

export const heroSchema = z.object({
  title: plain('Welcome to Our Service', 200),
  subtitle: plain('Professional solutions for your needs'),
  backgroundImage: picture(),
  backgroundAlt: plain('', 250),
  buttonText: plain('Get Started', 60),
  buttonLink: link('#contact'),
})

export type HeroConfig = z.output<typeof heroSchema>
