export { WrongLink as default } from '@/components/site/parts/dead-link'
