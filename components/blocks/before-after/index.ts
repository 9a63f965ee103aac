export { definition } from './definition'
export { Fields, Icon } from '#fields/before-after'
export { View } from './view'
