export { definition } from './definition'
export { Fields, Icon } from '#fields/section'
export { View } from './view'
