export { definition } from './definition'
export { Fields, Icon } from '#fields/reviews'
export { View } from './view'
