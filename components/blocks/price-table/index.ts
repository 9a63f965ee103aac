export { definition } from './definition'
export { Fields, Icon } from '#fields/price-table'
export { View } from './view'
