export { definition } from './definition'
export { Fields, Sign } from '#fields/hero'
export { View } from './view'
