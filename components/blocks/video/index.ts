export { definition } from './definition'
export { Fields, Icon } from '#fields/video'
export { View } from './view'
