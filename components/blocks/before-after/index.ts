export { definition } from './definition'
export { Fields, Sign } from '#fields/before-after'
export { View } from './view'
