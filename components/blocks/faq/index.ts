export { definition } from './definition'
export { Fields, Icon } from '#fields/faq'
export { View } from './view'
