// Counts where the look isn't made of components/ui, utilities and tokens, with a limit for each figure, and the lines of code by folder:
// `npm run house` prints them, tests/unit/house-count.test.ts checks them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from '@typescript/typescript6'
import { classTokens, utilitiesAmong } from './class-tokens'
import { filesBelow, parseFile, root } from './imports'
import { countLines } from './lines'

type Figure = {
  name: string
  value: number
  /** At least for a share, at most for all else. */
  limit: number
  /** The sources of the value, the largest first. */
  places: string[]
}

const theme = 'app/theme.css'
const folders = ['app', 'components']
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const lineCount = (text: string) => text.trimEnd().split('\n').length
const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '')

const counted = (values: Record<string, number>) =>
  Object.entries(values)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([place, count]) => `${place} ${count}`)
const sum = (values: Record<string, number>) =>
  Object.values(values).reduce((total, value) => total + value, 0)
const byFile = (files: string[], count: (file: string) => number) =>
  Object.fromEntries(files.map((file) => [file, count(file)]))

// A literal color; not one made of a token, like rgb(from var(--color-ink) r g b / 0.2).
const color = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgb|hsl|oklch)a?\((?!from)/gi

/** Counts colors in the values of a style sheet; `#main` as a selector is none. */
function colorsInSheet(file: string): number {
  const values = withoutComments(read(file)).match(/:[^;{}]*(?=[;}])/g) ?? []
  return values.join('\n').match(color)?.length ?? 0
}

/** Adds up a function's results for all nodes of a file. */
function nodesIn(file: string, isWanted: (node: ts.Node) => number): number {
  const visit = (node: ts.Node): number => {
    let matchCount = isWanted(node)
    ts.forEachChild(node, (child) => void (matchCount += visit(child)))
    return matchCount
  }
  return visit(parseFile(file))
}

const colorsInCode = (file: string) =>
  nodesIn(file, (node) =>
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
      ? (node.text.match(color)?.length ?? 0)
      : 0,
  )

const rawControls = (file: string) =>
  nodesIn(file, (node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return 0
    return /^(button|select|dialog)$/.test(node.tagName.getText()) ? 1 : 0
  })

/** Counts breakpoints in class names that aren't the theme's. */
const ownBreakpoints = (file: string) =>
  read(file).match(/\b(?:min|max)-\[[\d.]+(?:px|rem|em)\]:|\[@media/g)?.length ?? 0

/** Returns the class names for which several sheets have rules, each with these sheets. */
function sharedClasses(sheets: string[]): string[] {
  const owners = new Map<string, Set<string>>()
  for (const sheet of sheets) {
    const selectors = withoutComments(read(sheet)).match(/[^;{}]+(?=\{)/g) ?? []
    for (const selector of selectors.filter((text) => !text.trim().startsWith('@')))
      for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi))
        owners.set(name, (owners.get(name) ?? new Set()).add(sheet))
  }
  return Array.from(owners)
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `.${name} in ${[...files].join(', ')}`)
}

/** Returns all figures. */
export async function countHouse(): Promise<Figure[]> {
  const sheets = folders.flatMap((folder) => filesBelow(folder, /\.css$/))
  const code = [...folders, 'lib', 'middleware.ts'].flatMap((place) => filesBelow(place, /\.(tsx?|m?js)$/))
  const lines = byFile(sheets, (file) => lineCount(read(file)))
  const long = sheets.filter((file) => (lines[file] ?? 0) > 250)
  const colors = {
    ...byFile(
      sheets.filter((file) => file !== theme),
      colorsInSheet,
    ),
    ...byFile(code, colorsInCode),
  }
  const controls = byFile(
    code.filter((file) => !file.startsWith('components/ui/')),
    rawControls,
  )
  const breakpoints = byFile(code, ownBreakpoints)
  const tokens = classTokens()
  const utilities = await utilitiesAmong(tokens)
  const otherTokens = tokens.filter((token) => !utilities.has(token))
  const shared = sharedClasses(sheets)
  return [
    { name: 'Lines of hand-written CSS', value: sum(lines), limit: 3000, places: counted(lines) },
    { name: 'Style sheets above 250 lines', value: long.length, limit: 0, places: long },
    {
      name: 'Class tokens that are utilities, in %',
      value: Math.floor((1 - otherTokens.length / tokens.length) * 100),
      limit: 60,
      places: counted(
        byFile(
          [...new Set(otherTokens)],
          (token) => otherTokens.filter((otherToken) => otherToken === token).length,
        ),
      ),
    },
    { name: 'Raw controls outside components/ui', value: sum(controls), limit: 0, places: counted(controls) },
    { name: 'Colors outside app/theme.css', value: sum(colors), limit: 0, places: counted(colors) },
    {
      name: 'Breakpoints outside app/theme.css',
      value: sum(breakpoints),
      limit: 0,
      places: counted(breakpoints),
    },
    { name: 'Classes in more than one style sheet', value: shared.length, limit: 0, places: shared },
  ]
}

export const isKept = ({ name, value, limit }: Figure) =>
  name.endsWith('%') ? value >= limit : value <= limit

async function print() {
  const figures = await countHouse()
  for (const { name, limit, value, places } of figures) {
    const isWithin = isKept({ name, limit, value, places })
    const bound = `${name.endsWith('%') ? 'at least' : 'at most'} ${limit}`
    console.log(`${isWithin ? ' ' : '!'} ${name.padEnd(40)}${String(value).padStart(6)}   ${bound}`)
    if (!isWithin) for (const place of places.slice(0, 12)) console.log(`      ${place}`)
  }
  const folders = countLines()
  console.log(`\n  Lines of product code  ${sum(Object.fromEntries(folders))}`)
  for (const [folder, lines] of folders) console.log(`  ${folder.padEnd(40)}${String(lines).padStart(6)}`)
  if (!figures.every(isKept)) process.exitCode = 1
}
if (require.main === module) void print()
