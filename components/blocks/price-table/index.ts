export { definition } from './definition'
export { Fields, Sign } from '#fields/price-table'
export { View } from './view'
