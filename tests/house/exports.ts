import ts from '@typescript/typescript6'
import { resolveImport, filesBelow, parseFile, specifiersOf } from './imports'

const code = /\.(tsx?|m?js)$/

/** Counts the names in a file. */
function namesIn(source: ts.Node): Map<string, number> {
  const names = new Map<string, number>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.set(node.text, (names.get(node.text) ?? 0) + 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** Returns the names of a file's exported values and types. */
function exportsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : []
    const kinds = ts.canHaveModifiers(statement) ? ts.getModifiers(statement)?.map(({ kind }) => kind) : []
    if (!kinds?.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword))
      return []
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [(statement as ts.DeclarationStatement).name?.getText()]
    return declared.filter((name) => name !== undefined)
  })
}

/** Returns the modules that a file imports or exports whole: `import * as`, `export *`. */
const importedWhole = (source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) => {
    const isWhole =
      (ts.isImportDeclaration(statement) &&
        statement.importClause?.namedBindings?.kind === ts.SyntaxKind.NamespaceImport) ||
      (ts.isExportDeclaration(statement) && !statement.exportClause)
    return isWhole && ts.isStringLiteral(statement.moduleSpecifier!) ? [statement.moduleSpecifier.text] : []
  })

/**
 * Returns the exports of `lib` and `components` without a user, as "lib/env.ts: name": no other file imports them, or only tests do and
 * their own file doesn't use them.
 */
export function deadExports(): string[] {
  const places = [
    'app',
    'components',
    'lib',
    'prisma',
    'deploy',
    'tests',
    'instrumentation.ts',
    'instrumentation-node.ts',
    'middleware.ts',
    'next.config.js',
  ]
  const files = places
    .flatMap((place) => filesBelow(place, code))
    .filter((file) => !file.startsWith('prisma/generated/'))
  const knownFiles = new Set(files)
  const sources = new Map(
    files.map((file) => [file, { source: parseFile(file), names: new Map<string, number>() }]),
  )
  const users = new Map<string, { names: Map<string, number>; whole: boolean; isTest: boolean }[]>()
  for (const [file, entry] of sources) {
    entry.names = namesIn(entry.source)
    const whole = importedWhole(entry.source)
    for (const specifier of new Set(specifiersOf(file))) {
      const target = resolveImport(file, specifier, knownFiles)
      if (!target) continue
      const use = { names: entry.names, whole: whole.includes(specifier), isTest: file.startsWith('tests/') }
      users.set(target, [...(users.get(target) ?? []), use])
    }
  }
  return (
    [...sources]
      // On the server `#fields/…` is this file (package.json).
      .filter(([file]) => /^(lib|components)\//.test(file) && file !== 'components/blocks/no-fields.ts')
      .flatMap(([file, { source, names }]) =>
        exportsOf(source)
          .filter((name) => {
            const takers = (users.get(file) ?? []).filter(({ names, whole }) => whole || names.has(name))
            const isUsedHere = (names.get(name) ?? 0) > 1
            return takers.length === 0 || (!isUsedHere && takers.every(({ isTest }) => isTest))
          })
          .map((name) => `${file}: ${name}`),
      )
  )
}
