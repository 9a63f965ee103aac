export { definition } from './definition'
export { Fields, Sign } from '#fields/visualizer'
export { View } from './view'
