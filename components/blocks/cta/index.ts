export { definition } from './definition'
export { Fields, Sign } from '#fields/cta'
export { View } from './view'
