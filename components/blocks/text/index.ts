export { definition } from './definition'
export { Fields, Icon } from '#fields/text'
export { View } from './view'
