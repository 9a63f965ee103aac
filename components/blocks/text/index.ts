export { definition } from './definition'
export { Fields, Sign } from '#fields/text'
export { View } from './view'
