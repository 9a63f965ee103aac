export { definition } from './definition'
export { Fields, Sign } from './fields'
export { View } from './view'
