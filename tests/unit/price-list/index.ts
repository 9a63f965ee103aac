export { definition } from './definition'
export { Fields, Icon } from './fields'
export { View } from './view'
