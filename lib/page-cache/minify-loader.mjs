// Writes loader.min.json, the small form of loader.js, in its parts, each with what a page must hold to need it:
// `node lib/page-cache/minify-loader.mjs` after each change. tests/unit/page-cache.test.ts holds the two together, by what
// `--print` says.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'

const file = (name) => path.join(import.meta.dirname, name)

// What stands between the first line and the last of the function; the parts share its names.
const [, body] = /^;\(\(\) => \{\n([^]*)^\}\)\(\)/m.exec(readFileSync(file('loader.js'), 'utf8'))
const [first, ...rest] = body.split(/^ {2}\/\/ (?:On every page:|Where the page has (\S+))$/m)
const parts = [['', first]]
for (let index = 0; index < rest.length; index += 2) parts.push([rest[index] ?? '', rest[index + 1]])
const small = parts.map(([mark, code]) => [
  mark,
  transformSync(code, { minify: true, target: 'es2022' }).code.trim(),
])
const text = `${JSON.stringify(small, null, 2)}\n`

if (process.argv.includes('--print')) process.stdout.write(text)
else writeFileSync(file('loader.min.json'), text)
