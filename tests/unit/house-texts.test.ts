import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
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
  const found = ['app', 'components', 'lib']
    .flatMap((folder) => filesBelow(folder, /\.(tsx?|m?js)$/))
    // Most files name none, and parsing takes its time.
    .filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => ({ file, texts: textsIn(file, pattern) }))
    .filter(({ texts }) => texts.length > 0)
  expect(found.filter(({ file }) => !forOperators.includes(file)).flatMap(({ texts }) => texts)).toEqual([])
  expect(forOperators.filter((file) => found.every((other) => other.file !== file))).toEqual([])
})
