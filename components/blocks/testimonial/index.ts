export { definition } from './definition'
export { Fields, Icon } from '#fields/testimonial'
export { View } from './view'
