export { default } from '../settings/not-found'
