export { definition } from './definition'
export { Fields, Icon } from '#fields/contact-form'
export { View } from './view'
