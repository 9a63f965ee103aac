export { definition } from './definition'
export { Fields, Icon } from '#fields/visualizer'
export { View } from './view'
