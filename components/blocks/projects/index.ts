export { definition } from './definition'
export { Fields, Icon } from '#fields/projects'
export { View } from './view'
