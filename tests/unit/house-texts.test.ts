import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from '@typescript/typescript6'
import { filesBelow, parseFile, root } from '../house/imports'

// An owner can't act on the name of a variable or on a command. What only whoever runs the site can do is in
// lib/integrations/instructions.ts, which screens show behind "Technical details".

/** The files whose texts are for whoever runs the site: messages at start, of scripts and of health checks. */
const forOperators = [
  'lib/address-mismatch.ts',
  'lib/backup/cipher.ts',
  'lib/backup/restore.ts',
  'lib/data-dir.mjs',
  'lib/env.ts',
  'lib/health/gauges.ts',
  'lib/health/readiness.ts',
  'lib/integrations/instructions.ts',
]

/** Returns the names of the variables that lib/env.ts reads. */
function variableNames(): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^[A-Z][A-Z0-9_]+$/.test(node.name.getText()))
      names.push(node.name.getText())
    ts.forEachChild(node, visit)
  }
  visit(parseFile('lib/env.ts'))
  return [...new Set(names)]
}

const isLogCall = (node: ts.Node) => ts.isCallExpression(node) && /^log\.\w+$/.test(node.expression.getText())

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)

/** Returns the texts of a file that match, without those of types and of the log. */
function textsIn(file: string, pattern: RegExp): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || isLogCall(node)) return
    if (isText(node) && pattern.test(node.text)) texts.push(`${file}: ${node.text.trim()}`)
    ts.forEachChild(node, visit)
  }
  visit(parseFile(file))
  return texts
}

test('texts name variables and commands only for whoever runs the site', () => {
  const names = variableNames()
  expect(names).toEqual(expect.arrayContaining(['SMTP_URL', 'PORT', 'BACKUP', 'SHUTDOWN_SECONDS']))
  const pattern = new RegExp(`\\b(?:${names.join('|')}|process\\.env)\\b|\\bnpm (?:run|start)\\b`)
  const matches = ['app', 'components', 'lib']
    .flatMap((folder) => filesBelow(folder, /\.(tsx?|m?js)$/))
    // Most files name none, and parsing takes its time.
    .filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => ({ file, texts: textsIn(file, pattern) }))
    .filter(({ texts }) => texts.length > 0)
  expect(matches.filter(({ file }) => !forOperators.includes(file)).flatMap(({ texts }) => texts)).toEqual([])
  expect(forOperators.filter((file) => matches.every((match) => match.file !== file))).toEqual([])
})

// docs/voice.md, as far as a machine can read it.

/** Words that no text may have, and those to use instead. */
const unwanted: Record<string, RegExp> = {
  'American spelling':
    /\b(?:(?:col|fav|hon|neighb|harb|lab)our\w*|cent(?:re|red)|grey|metres?|litres?|cancelled|travell\w+|licence\w*|(?:organ|real|recogn)is(?:e|es|ed|ing)|programmes?|cheques?|kerbs?|storeys?|whilst|amongst|learnt|fortnight)\b/i,
  'American words': /\b(?:cellars?|worktops?|skirting|plasterboard|brass taps|cookers?)\b/i,
  email: /\be-mail/i,
  'curly apostrophes': /[a-z]'(?:s|t|re|ve|ll|d|m)\b/,
  'an en dash in a range': /\d-\d+ (?:weeks|days|months|feet|inches|years|hours|minutes|miles)\b/,
  'plain words':
    /\b(?:somebody was quicker|works? no more|strike it out|stood so|is said of every|shall we|thereof|kindly)\b/i,
}

/** Fixed by the specification, or by another's format. */
const fixed = [
  "This page doesn't have any components to display yet.",
  "We'll contact you {time}.",
  'Time in the house, e.g. 2-4 weeks',
  'Enter a time, e.g. 1-2 weeks',
  '2-4 weeks',
  'Choose when you would like to start: as soon as possible, in 1-3 months, in 3-6 months, or still planning.',
  'In 1-3 months',
  'In 3-6 months',
  'CANCELLED',
]
const notRead = [
  'lib/content/search-texts.json',
  'lib/content/facts/common-words.json',
  'lib/content/facts/prices.json',
  'components/admin/palette/settings-options.ts',
]
/** The rules that don't hold in a folder: its texts get their apostrophes when they are shown, or have the specification's hyphens. */
const exempt: [string, string[]][] = [
  ['lib/content/recommendations/', ['curly apostrophes', 'an en dash in a range']],
  ['lib/content/', ['curly apostrophes']],
  ['lib/backup/', ['curly apostrophes']],
]

/** Returns every text in a value of a JSON file. */
const textsOfJson = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOfJson)
      : []

test('texts keep to the mechanical part of docs/voice.md', () => {
  const matches: string[] = []
  for (const file of ['app', 'components', 'lib'].flatMap((folder) => filesBelow(folder, /\.(tsx?|json)$/))) {
    if (notRead.includes(file)) continue
    const source = readFileSync(path.join(root, file), 'utf8')
    const [, without = []] = exempt.find(([folder]) => file.startsWith(folder)) ?? []
    for (const [rule, pattern] of Object.entries(unwanted)) {
      if (without.includes(rule) || !pattern.test(source)) continue
      const texts = file.endsWith('.json')
        ? textsOfJson(JSON.parse(source)).filter((text) => pattern.test(text))
        : textsIn(file, pattern).map((text) => text.slice(file.length + 2))
      for (const text of texts) if (!fixed.includes(text)) matches.push(`${file}: ${rule}: ${text}`)
    }
  }
  expect(matches).toEqual([])
  expect('The colour of a cellar, by e-mail, in 2-3 weeks').toEqual(
    expect.stringMatching(unwanted['American spelling']!),
  )
})
