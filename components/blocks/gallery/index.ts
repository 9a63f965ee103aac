export { definition } from './definition'
export { Fields, Icon } from '#fields/gallery'
export { View } from './view'
