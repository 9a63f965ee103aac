export { definition } from './definition'
export { Fields, Sign } from '#fields/faq'
export { View } from './view'
