// npm run styles: writes, beside each public route, the style sheet of what that route shows in <main>. The frame's
// sheet (components/site/frame/site.css) has the utilities of header, footer and dialogs; a route's has those of its own
// components, all of them, and stands inside `main`, so that it is complete and wins there: two sheets of utilities in a
// row would otherwise overrule each other. tests/unit/screen-styles.test.ts holds that the lists are up to date.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const site = 'app/(site)'
const folders = [
  '',
  'blog',
  'blog/[slug]',
  'blog/page/[page]',
  'contact',
  'gallery',
  'gallery/[slug]',
  'preview/[token]',
  'privacy',
  'reviews',
  'rockland/[place]',
  'rockland/[place]/[service]',
  'search',
  'services',
  'sitemap',
  'thank-you',
  '(towns)',
  '[slug]',
]
// What dialogs show stands outside of main; a block's fields are the back office's; a failed route shows the error screen.
const elsewhere =
  /forms\/(estimate-dialog|recommendations-dialog|open-dialog)|gallery\/lightbox|blocks\/[\w-]+\/fields|ui\/toast/
const always = ['components/site/frame/error-screen.tsx']
// A landing page links the sheet of the blocks that staff may add to it only where it shows some (block-styles.tsx).
const landing = 'rockland/[place]/[service]'
const added = /^components\/blocks\//
const blocks = {
  file: 'components/site/screens/landing/block-styles.css',
  entry: 'components/blocks/block-list.tsx',
  within: 'main [data-extra]',
}

// Words of our texts and code that Tailwind would take for utilities.
const words = '{blur,collapse,container,filter,invert,resize,ring,sepia,shadow,static,table,transform}'

const isFile = (file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile()

/** The components that a file shows, itself included, but for those that `apart` matches. */
function shownBy(file, apart, seen = new Set()) {
  if (seen.has(file) || elsewhere.test(file) || apart?.test(file)) return seen
  seen.add(file)
  const code = readFileSync(path.join(root, file), 'utf8')
  for (const [, from] of code.matchAll(/(?:from\s+|import\s+|import\()\s*'([^']+)'/g)) {
    const base = from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from)
    if (!base.startsWith('components/') && !base.startsWith('app/')) continue
    const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(isFile)
    if (found && /\.tsx?$/.test(found)) shownBy(found, apart, seen)
  }
  return seen
}

/** The style sheet `file` of what some components show within an element. */
function sheetOf(file, components, within) {
  const files = [...new Set(components)].filter((name) => !/\.d\.ts$|\/index\.ts$/.test(name)).sort()
  const relative = (name) => {
    const way = path.posix.relative(path.posix.dirname(file), name)
    return way.startsWith('.') ? way : `./${way}`
  }
  const sheet = [
    '/* Written by `npm run styles`: the utilities of what this route shows in main (deploy/screen-styles.mjs). */',
    `@reference '${relative('app/theme.css')}';`,
    '',
    // Next may link a sheet that is loaded on demand before the frame's, which has the layers in their order.
    ...(within === 'main' ? [] : ['@layer theme, base, components, utilities;', '']),
    `@layer utilities {\n  ${within} {\n    @tailwind utilities source(none);\n  }\n}`,
    '',
    ...files.map((name) => `@source '${relative(name)}';`),
    `@source not inline('${words}');`,
    '',
  ].join('\n')
  return { path: file, sheet }
}

/** The style sheets, by their paths. */
export function screenStyles() {
  const routes = folders.map((folder) => {
    const here = path.posix.join(site, folder)
    const entry = path.posix.join(here, folder === '(towns)' ? 'town-route.tsx' : 'page.tsx')
    const shown = shownBy(entry, folder === landing ? added : undefined)
    return sheetOf(path.posix.join(here, 'styles.css'), [...shown, ...always], 'main')
  })
  return [...routes, sheetOf(blocks.file, shownBy(blocks.entry), blocks.within)]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path: file, sheet } of screenStyles()) writeFileSync(path.join(root, file), sheet)
