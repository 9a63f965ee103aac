export { definition } from './definition'
export { Fields, Icon } from '#fields/button'
export { View } from './view'
