export { definition } from './definition'
export { Fields, Sign } from '#fields/image'
export { View } from './view'
