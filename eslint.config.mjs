import next from '@next/eslint-plugin-next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// The rules of the house (docs/architecture.md) that one file can break: where colors and controls are made, and what is private. Who may
// import what is tested by tests/unit/house.test.ts, which resolves all imports once; a plugin took a quarter of lint's time for it.
const prismaClient = {
  group: ['@prisma/*', '**/prisma/generated/**'],
  message: 'Only lib/data and prisma talk to the database.',
}
const privateFiles = {
  group: ['next/dist/**', '@*/*/dist/**'],
  message: "A library's private file (docs/around-next.md).",
}
const restrict = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] })

const hex = '#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\\w-])'
const hexMessage =
  'Colors stand in app/theme.css only: use its utilities, or lib/theme.ts where there is no style sheet.'
const hexLiterals = [
  { selector: `Literal[value=/${hex}/]`, message: hexMessage },
  { selector: `TemplateElement[value.raw=/${hex}/]`, message: hexMessage },
]
const rawControls = {
  selector: 'JSXOpeningElement[name.name=/^(?:button|select|dialog)$/]',
  message: 'Controls are made in components/ui only: use its Button, Select or Dialog.',
}
// A list's links, fetched ahead one by one, were 29 requests for opening the inbox.
const prefetch = {
  selector: 'JSXOpeningElement[name.name="Link"]:not(:has(> JSXAttribute[name.name="prefetch"]))',
  message: 'Say prefetch={false}: what staff screens lead to is made for each request.',
}

export default tseslint.config(
  {
    ignores: [
      '.next/',
      '.next-test/',
      '.next-dev/',
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
    plugins: { '@next/next': next },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      // Public pages use plain anchors and pre-sized pictures on purpose (docs/decisions).
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      ...restrict(prismaClient, privateFiles),
    },
  },
  {
    // Where React is: what these rules do to the rest of the code takes a third of the time.
    files: ['**/*.tsx', 'components/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['lib/data/**', 'prisma/**', 'tests/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx,js,mjs}', 'middleware.ts', 'instrumentation*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...hexLiterals, rawControls, prefetch] },
  },
  { files: ['components/ui/**'], rules: { 'no-restricted-syntax': ['error', ...hexLiterals, prefetch] } },
)
