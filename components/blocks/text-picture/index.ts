export { definition } from './definition'
export { Fields, Sign } from '#fields/text-picture'
export { View } from './view'
