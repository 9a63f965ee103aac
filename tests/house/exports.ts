import ts from 'typescript'
import { fileMeant, filesBelow, parseFile, specifiersOf } from './imports'

const code = /\.(tsx?|m?js)$/

/** The names in a file, with how often each stands in it. */
function namesIn(source: ts.Node): Map<string, number> {
  const names = new Map<string, number>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.set(node.text, (names.get(node.text) ?? 0) + 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** What a file exports by name: values and types. */
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

/** The modules that a file takes as they are: `import * as`, `export *`. */
const takenWhole = (source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) => {
    const isWhole =
      (ts.isImportDeclaration(statement) &&
        statement.importClause?.namedBindings?.kind === ts.SyntaxKind.NamespaceImport) ||
      (ts.isExportDeclaration(statement) && !statement.exportClause)
    return isWhole && ts.isStringLiteral(statement.moduleSpecifier!) ? [statement.moduleSpecifier.text] : []
  })

/**
 * What `lib` and `components` export for nobody: no other file takes it, or tests alone do while its own file has no
 * use for it. "lib/env.ts: thing".
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
  const known = new Set(files)
  const sources = new Map(
    files.map((file) => [file, { source: parseFile(file), names: new Map<string, number>() }]),
  )
  const users = new Map<string, { names: Map<string, number>; whole: boolean; isTest: boolean }[]>()
  for (const [file, entry] of sources) {
    entry.names = namesIn(entry.source)
    const whole = takenWhole(entry.source)
    for (const specifier of new Set(specifiersOf(file))) {
      const meant = fileMeant(file, specifier, known)
      if (!meant) continue
      const use = { names: entry.names, whole: whole.includes(specifier), isTest: file.startsWith('tests/') }
      users.set(meant, [...(users.get(meant) ?? []), use])
    }
  }
  return (
    [...sources]
      // `#fields/…` means it on the server (package.json).
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
