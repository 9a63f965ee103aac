export { default, generateMetadata } from './[kind]/page'
