// Writes loader.min.js, the form of loader.js that goes into every static page: `node lib/page-cache/minify-loader.mjs`
// after each change. tests/unit/page-cache.test.ts holds the two together, by what `--print` says.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'

const file = (name) => path.join(import.meta.dirname, name)

const { code } = transformSync(readFileSync(file('loader.js'), 'utf8'), { minify: true, target: 'es2022' })

if (process.argv.includes('--print')) process.stdout.write(code)
else writeFileSync(file('loader.min.js'), code)
