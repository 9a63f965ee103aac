export { definition } from './definition'
export { Fields, Icon } from '#fields/cta'
export { View } from './view'
