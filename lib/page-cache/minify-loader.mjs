// Writes loader.min.json, the small form of loader.js, in its parts, each with what a page must hold to need it, and
// page-scripts.min.json, that of the scripts in page-scripts by their names: `node lib/page-cache/minify-loader.mjs` after each
// change. tests/unit/page-cache.test.ts holds them together, by what `--print` says.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'

const file = (name) => path.join(import.meta.dirname, name)

// The function's body, between its first line and its last; the parts share its names.
const [, body] = /^;\(\(\) => \{\n([^]*)^\}\)\(\)/m.exec(readFileSync(file('loader.js'), 'utf8'))
const [first, ...rest] = body.split(/^ {2}\/\/ (?:On every page:|Where the page has (\S+))$/m)
const marks = ['', ...rest.filter((_, index) => index % 2 === 0).map((mark) => mark ?? '')]
const parts = [first, ...rest.filter((_, index) => index % 2 === 1)]
const minify = (code) => transformSync(code, { minify: true, target: 'es2022' }).code.trim()
// As one function, so that the names that the parts share get short too; a statement that stays as it is parts them again.
const between = 'debugger;'
const minified = minify(`(() => {\n${parts.join(between)}})()`)
const minifiedParts = minified.slice('(()=>{'.length, minified.lastIndexOf('})()')).split(between)
const scripts = readdirSync(file('page-scripts')).sort()
const small = {
  'loader.min.json': marks.map((mark, index) => [mark, minifiedParts[index].trim()]),
  'page-scripts.min.json': Object.fromEntries(
    scripts.map((name) => [
      path.basename(name, '.js'),
      minify(readFileSync(file(`page-scripts/${name}`), 'utf8')),
    ]),
  ),
}
if (process.argv.includes('--print')) process.stdout.write(JSON.stringify(small))
else
  for (const [name, held] of Object.entries(small))
    writeFileSync(file(name), `${JSON.stringify(held, null, 2)}\n`)
