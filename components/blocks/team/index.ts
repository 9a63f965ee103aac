export { definition } from './definition'
export { Fields, Sign } from '#fields/team'
export { View } from './view'
