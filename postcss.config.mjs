import tailwind from '@tailwindcss/postcss'
import { slimStyles } from './deploy/slim-styles.mjs'

export default { plugins: [tailwind(), slimStyles] }
