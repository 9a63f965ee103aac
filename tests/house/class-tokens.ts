import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'tailwindcss'
import ts from '@typescript/typescript6'
import { filesBelow, parseFile, root } from './imports'

const mergers = new Set(['cn', 'clsx', 'cx', 'twMerge', 'twJoin'])

/** Collects the class names of a file's components, with those of the constants that they use. */
class FileTokens {
  readonly tokens: string[] = []
  /** Names of class constants that another file declares. */
  readonly imported = new Set<string>()
  /** Exported constants for other files. */
  readonly constants = new Map<string, ts.Expression>()
  private readonly own = new Map<string, ts.Expression>()
  private readonly read = new Set<ts.Node>()

  constructor(file: string) {
    const source = parseFile(file)
    const declare = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
        this.own.set(node.name.text, node.initializer)
      ts.forEachChild(node, declare)
    }
    declare(source)
    for (const statement of source.statements)
      if (
        ts.isVariableStatement(statement) &&
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      )
        for (const { name, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(name) && initializer) this.constants.set(name.text, initializer)
    const visit = (node: ts.Node): void => {
      if (
        ts.isJsxAttribute(node) &&
        /^class$|className$/i.test(node.name.getText(source)) &&
        node.initializer
      )
        this.collect(ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer)
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        if (mergers.has(node.expression.text) || node.expression.text === 'cva') this.collect(node)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }

  /** Adds the classes that an expression may result in, without conditions and the like. */
  collect(node: ts.Node | undefined): void {
    if (!node || this.read.has(node)) return
    this.read.add(node)
    const all = (nodes: readonly ts.Node[]) => nodes.forEach((each) => this.collect(each))
    if (ts.isStringLiteralLike(node)) this.add(node.text)
    else if (ts.isTemplateExpression(node)) {
      this.add(node.head.text)
      for (const { expression, literal } of node.templateSpans) {
        this.collect(expression)
        this.add(literal.text)
      }
    } else if (ts.isConditionalExpression(node)) all([node.whenTrue, node.whenFalse])
    else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) this.collect(node.right)
      else if (
        [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken].includes(
          kind,
        )
      )
        all([node.left, node.right])
    } else if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    )
      this.collect(node.expression)
    else if (ts.isArrayLiteralExpression(node)) all(node.elements)
    else if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties) {
        if (!ts.isPropertyAssignment(property)) continue
        if (property.name.getText() !== 'defaultVariants') this.collect(property.initializer)
      }
    else if (ts.isCallExpression(node)) {
      if (!ts.isIdentifier(node.expression))
        this.collect(node.expression) // [a, b].join(' ')
      else if (mergers.has(node.expression.text) || node.expression.text === 'cva') all(node.arguments)
    } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
      this.collect(node.expression)
    else if (ts.isIdentifier(node)) {
      const value = this.own.get(node.text)
      if (value) this.collect(value)
      else this.imported.add(node.text)
    }
  }

  private add(text: string): void {
    this.tokens.push(...text.split(/\s+/).filter(Boolean))
  }
}

/** Returns all class tokens of app and components, with repetitions. */
export function classTokens(): string[] {
  const files = ['app', 'components']
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .map((file) => new FileTokens(file))
  const named = new Set(files.flatMap(({ imported }) => [...imported]))
  for (const file of files)
    for (const [name, value] of file.constants) if (named.has(name)) file.collect(value)
  return files.flatMap(({ tokens }) => tokens)
}

const entries = ['components/site/frame/site.css', 'components/admin/shell/staff.css']

/** Returns the tokens for which Tailwind makes a rule in one of the two style sheets. */
export async function utilitiesAmong(tokens: string[]): Promise<Set<string>> {
  const madeClasses = new Set<string>()
  for (const entry of entries) {
    const file = path.join(root, entry)
    const sheet = await compile(readFileSync(file, 'utf8'), { base: path.dirname(file), loadStylesheet })
    for (const name of namesIn(utilityLayers(sheet.build(tokens)))) madeClasses.add(name)
  }
  return new Set(tokens.filter((token) => madeClasses.has(token)))
}

function loadStylesheet(id: string, base: string) {
  const file = id.startsWith('.') ? path.resolve(base, id) : path.join(root, 'node_modules', id)
  return Promise.resolve({ path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') })
}

/** Returns the content of `@layer utilities { … }`. */
function utilityLayers(css: string): string {
  let literal = ''
  for (const { index } of css.matchAll(/^@layer utilities \{/gm)) {
    const end = css.indexOf('\n}', index)
    literal += css.slice(index, end)
  }
  return literal
}

/** Returns the class names of a sheet's selectors, as in HTML. */
function namesIn(css: string): string[] {
  return Array.from(css.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/g), ([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  )
}
