import tseslint from 'typescript-eslint'
import rules from '../../eslint.config.mjs'

// Reading the types takes most of the time.
export default [...rules, { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }]
