export { definition } from './definition'
export { Fields, Icon } from '#fields/divider'
export { View } from './view'
