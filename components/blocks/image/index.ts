export { definition } from './definition'
export { Fields, Icon } from '#fields/image'
export { View } from './view'
