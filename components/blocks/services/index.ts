export { definition } from './definition'
export { Fields, Sign } from '#fields/services'
export { View } from './view'
