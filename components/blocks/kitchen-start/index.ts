export { definition } from './definition'
export { Fields, Icon } from '#fields/kitchen-start'
export { View } from './view'
