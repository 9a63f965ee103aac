import { fileURLToPath } from 'node:url'

const slimStyles = fileURLToPath(new URL('./deploy/slim-styles.cjs', import.meta.url))

export default { plugins: { '@tailwindcss/postcss': {}, [slimStyles]: {} } }
