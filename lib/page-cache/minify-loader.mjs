// Writes loader.min.js, the form of loader.js that goes into every static page: `node lib/page-cache/minify-loader.mjs`
// after each change. tests/unit/page-cache.test.ts holds the two together.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'

const file = (name) => path.join(import.meta.dirname, name)

/** The small form of loader.js. */
const minifiedLoader = () =>
  transformSync(readFileSync(file('loader.js'), 'utf8'), { minify: true, target: 'es2022' }).code

if (process.argv[1] === import.meta.filename) writeFileSync(file('loader.min.js'), minifiedLoader())
