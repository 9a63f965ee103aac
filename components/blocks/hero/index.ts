export { definition } from './definition'
export { Fields, Icon } from '#fields/hero'
export { View } from './view'
