import * as z from 'zod/mini'
import { altText, decorative, link, picture, plain } from '../config-fields'
import { defineBlock } from '../define-block'

const schema = z.object({
  title: plain('Welcome to Our Service', 200),
  subtitle: plain('Professional solutions for your needs'),
  backgroundImage: picture('backgroundAlt'),
  backgroundAlt: altText(),
  decorative: decorative(),
  buttonText: plain('Get Started', 60),
  buttonLink: link('#contact'),
})
export type HeroConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Hero',
  group: 'Basics',
  isHead: true,
  schema,
  labels: {
    title: 'Title',
    subtitle: 'Subtitle',
    backgroundImage: 'Background picture',
    backgroundAlt: 'What the picture shows',
    decorative: 'Decorative picture',
    buttonText: 'Button text',
    buttonLink: 'Button link',
  },
  prose: ['title', 'subtitle', 'buttonText', 'backgroundAlt'],
  samples: ['title', 'subtitle'],
  needs: ['title'],
  summary: ({ title }) => title,
})
