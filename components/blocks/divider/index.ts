export { definition } from './definition'
export { Fields, Sign } from '#fields/divider'
export { View } from './view'
