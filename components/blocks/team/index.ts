export { definition } from './definition'
export { Fields, Icon } from '#fields/team'
export { View } from './view'
