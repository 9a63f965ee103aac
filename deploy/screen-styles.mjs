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
  'accessibility',
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

// Words of our texts and code that Tailwind would take for utilities.
const words = '{blur,collapse,container,filter,invert,resize,ring,sepia,shadow,static,table,transform}'

const isFile = (file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile()

/** The components that a file shows, itself included. */
function shownBy(file, seen = new Set()) {
  if (seen.has(file) || elsewhere.test(file)) return seen
  seen.add(file)
  const code = readFileSync(path.join(root, file), 'utf8')
  for (const [, from] of code.matchAll(/(?:from\s+|import\s+|import\()\s*'([^']+)'/g)) {
    const base = from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from)
    if (!base.startsWith('components/') && !base.startsWith('app/')) continue
    const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(isFile)
    if (found && /\.tsx?$/.test(found)) shownBy(found, seen)
  }
  return seen
}

/** The style sheets, by their paths. */
export function screenStyles() {
  return folders.map((folder) => {
    const here = path.posix.join(site, folder)
    const entry = path.posix.join(here, folder === '(towns)' ? 'town-route.tsx' : 'page.tsx')
    const files = [...new Set([...shownBy(entry), ...always])]
      .filter((file) => !/\.d\.ts$|\/index\.ts$/.test(file))
      .sort()
    const relative = (file) => {
      const way = path.posix.relative(here, file)
      return way.startsWith('.') ? way : `./${way}`
    }
    const sheet = [
      '/* Written by `npm run styles`: the utilities of what this route shows in main (deploy/screen-styles.mjs). */',
      `@reference '${relative('app/theme.css')}';`,
      '',
      '@layer utilities {\n  main {\n    @tailwind utilities source(none);\n  }\n}',
      '',
      ...files.map((file) => `@source '${relative(file)}';`),
      `@source not inline('${words}');`,
      '',
    ].join('\n')
    return { path: path.posix.join(here, 'styles.css'), sheet }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path: file, sheet } of screenStyles()) writeFileSync(path.join(root, file), sheet)
