export { definition } from './definition'
export { Fields, Sign } from '#fields/contact-form'
export { View } from './view'
