export { definition } from './definition'
export { Fields, Sign } from '#fields/testimonial'
export { View } from './view'
