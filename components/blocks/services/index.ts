export { definition } from './definition'
export { Fields, Icon } from '#fields/services'
export { View } from './view'
