// Lints pieces of code as if they stood in given files; run by tests/unit/house.test.ts in a process of its own, as ESLint
// can't read its configuration inside Jest. In: [{ file, code }] as JSON. Out: for each, what the rules of the house say.
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

const withoutTypes = {
  files: ['**/*.{ts,tsx}'],
  ...tseslint.configs.disableTypeChecked,
  languageOptions: { parserOptions: { projectService: false } },
}
const house = /^(boundaries\/|no-restricted-syntax$|@typescript-eslint\/no-restricted-imports$)/

const eslint = new ESLint({ overrideConfig: [withoutTypes] })
const said = []
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: file })
  const broken = result.messages.filter(({ ruleId, fatal }) => fatal || house.test(ruleId ?? ''))
  said.push(broken.map(({ message }) => message))
}
console.log(JSON.stringify(said))
