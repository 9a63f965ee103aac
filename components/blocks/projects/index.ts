export { definition } from './definition'
export { Fields, Sign } from '#fields/projects'
export { View } from './view'
