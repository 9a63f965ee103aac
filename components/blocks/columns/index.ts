export { definition } from './definition'
export { Fields, Icon } from '#fields/columns'
export { View } from './view'
