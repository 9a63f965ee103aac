export { definition } from './definition'
export { Fields, Icon } from '#fields/text-picture'
export { View } from './view'
