export { definition } from './definition'
export { Fields, Sign } from '#fields/map'
export { View } from './view'
