export { definition } from './definition'
export { Fields, Sign } from '#fields/button'
export { View } from './view'
