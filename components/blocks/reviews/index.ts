export { definition } from './definition'
export { Fields, Sign } from '#fields/reviews'
export { View } from './view'
