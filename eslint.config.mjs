import next from '@next/eslint-plugin-next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// The rules of the house (docs/architecture.md): who may import what.
const prismaClient = {
  group: ['@prisma/*', '**/prisma/generated/**'],
  message: 'Only lib/data and prisma talk to the database.',
}
const dataLayer = {
  group: ['@/lib/data', '@/lib/data/*', '**/lib/data/**'],
  message: 'Components take plain props; routes and handlers read lib/data.',
}
const restrict = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] })

export default tseslint.config(
  {
    ignores: [
      '.next/',
      '.next-test/',
      'node_modules/',
      'prisma/generated/',
      'next-env.d.ts',
      'data/**',
      'test-results/',
      'playwright-report/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked, jsxA11y.flatConfigs.recommended],
    plugins: { '@next/next': next, 'react-hooks': reactHooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      ...reactHooks.configs.recommended.rules,
      // Public pages use plain anchors and pre-sized pictures on purpose (docs/decisions).
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      ...restrict(prismaClient),
    },
  },
  {
    files: ['lib/data/**', 'prisma/**', 'tests/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  { files: ['components/**'], rules: restrict(prismaClient, dataLayer) },
)
