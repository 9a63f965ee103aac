export { definition } from './definition'
export { Fields, Sign } from '#fields/columns'
export { View } from './view'
