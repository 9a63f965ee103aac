import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import ts from '@typescript/typescript6'

export const root = path.resolve(__dirname, '../..')

/** Returns all files below a folder, or the file itself, by their paths from the root, e.g. `lib/env.ts`. */
export function filesBelow(start: string, ending: RegExp): string[] {
  const full = path.join(root, start)
  if (!statSync(full).isDirectory()) return ending.test(start) ? [start] : []
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(path.join(start, name), ending))
}

export function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
}

const typesOnly = (node: ts.Node) =>
  ts.isImportTypeNode(node) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly) ||
  (ts.isImportDeclaration(node) && hasOnlyTypes(node.importClause))

function hasOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  const names = clause?.namedBindings
  if (!clause || clause.isTypeOnly) return clause !== undefined
  return (
    !clause.name &&
    !!names &&
    ts.isNamedImports(names) &&
    names.elements.every(({ isTypeOnly }) => isTypeOnly)
  )
}

/** Returns the specifiers that a file imports or re-exports, with `import()` and `require()`; types only on request. `text` in place of what is in the file. */
export function specifiersOf(
  file: string,
  { types = true, text = readFileSync(path.join(root, file), 'utf8') } = {},
): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const specifiers: string[] = []
  const visit = (node: ts.Node): void => {
    if (!types && typesOnly(node)) return
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node)
          ? ts.isLiteralTypeNode(node.argument) && node.argument.literal
          : ts.isCallExpression(node) && isLoading(node.expression) && node.arguments[0]
    if (named && ts.isStringLiteralLike(named)) specifiers.push(named.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return specifiers
}

const isLoading = (callee: ts.Expression) =>
  callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require')

export type Import = { from: string; to: string }

const endings = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx']

/** Returns the file of a specifier; undefined for packages. */
export function resolveImport(
  from: string,
  specifier: string,
  knownFiles: ReadonlySet<string>,
): string | undefined {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.join(path.dirname(from), specifier)
      : specifier.replace(/^#fields\/(.*)$/, 'components/blocks/$1/fields')
  return endings.map((ending) => base + ending).find((file) => knownFiles.has(file))
}

/** Returns all imports between files of the project, without packages; types only on request. */
export function readImports(folders: string[], options?: { types: boolean }): Import[] {
  const files = folders.flatMap((folder) => filesBelow(folder, /\.(tsx?|m?js|css|json)$/))
  const knownFiles = new Set(files)
  return files
    .filter((file) => /\.(tsx?|m?js)$/.test(file))
    .flatMap((from) =>
      specifiersOf(from, options).flatMap((specifier) => {
        const to = resolveImport(from, specifier, knownFiles)
        return to ? [{ from, to }] : []
      }),
    )
}
