// Lints pieces of code as if they were in given files. tests/unit/house.test.ts runs it in a process of its own, since ESLint can't read
// its configuration inside Jest. Input: [{ file, code }] as JSON. Output: the messages of the project's own rules for each.
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

const withoutTypes = {
  files: ['**/*.{ts,tsx}'],
  ...tseslint.configs.disableTypeChecked,
  languageOptions: { parserOptions: { projectService: false } },
}
const house = /^(no-restricted-syntax$|@typescript-eslint\/no-restricted-imports$)/

const eslint = new ESLint({ overrideConfig: [withoutTypes] })
const messages = []
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: file })
  const broken = result.messages.filter(({ ruleId, fatal }) => fatal || house.test(ruleId ?? ''))
  messages.push(broken.map(({ message }) => message))
}
console.log(JSON.stringify(messages))
