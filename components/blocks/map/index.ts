export { definition } from './definition'
export { Fields, Icon } from '#fields/map'
export { View } from './view'
