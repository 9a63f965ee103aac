export { definition } from './definition'
export { Fields, Sign } from '#fields/video'
export { View } from './view'
