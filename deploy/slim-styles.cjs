// A PostCSS plugin that makes Tailwind's output smaller (postcss.config.mjs).
//  - It removes rules for browsers without `@property` and `color-mix` (before 2024).
//  - It writes steps of the spacing scale and font weights as numbers.
//  - In visitors' sheets it also writes constant tokens as their values, and removes variables that would combine utilities with
//    others that the sheet doesn't have.
const { readFileSync } = require('node:fs')
const path = require('node:path')

const visitors =
  /(?:frame[\\/]site|ui[\\/]overlays|builder[\\/]on-page|forms[\\/]visit-picker|screens[\\/].+)\.css$/
// These files set tokens. A token that is set twice depends on the place, the device or the owner's colors.
const tokenFiles = [
  'app/theme.css',
  'components/blocks/surface.css',
  'components/admin/shell/staff.css',
  'components/builder/on-page.css',
]
const ownersColors = /^--color-(?:ivory|spruce|brass|cream|sage|mist)/
// Tailwind's tokens, which no sheet of ours sets.
const tailwinds = /^--(?:spacing|(?:font-weight|leading|tracking|aspect|animate|default)-[\w-]+)$/

/** Returns the tokens that are the same everywhere, with their values. `root` is the project's folder. */
function constantsOf(postcss, root) {
  const values = new Map()
  const changing = new Set()
  for (const file of tokenFiles)
    postcss.parse(readFileSync(path.join(root, file), 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
      if (values.has(prop)) changing.add(prop)
      values.set(prop, value)
    })
  for (const name of values.keys()) if (changing.has(name) || ownersColors.test(name)) values.delete(name)
  return values
}

/** Replaces each `var(--name)` or `var(--name, fallback)` by the result of a function, unless that is undefined. */
function replaceVariables(value, replace) {
  const start = /var\((--[\w-]+)/g
  let match
  while ((match = start.exec(value))) {
    let end = start.lastIndex
    for (let open = 1; open > 0 && end < value.length; end += 1)
      open += value[end] === '(' ? 1 : value[end] === ')' ? -1 : 0
    const [, fallback] = /^\s*,([^]*)$/.exec(value.slice(start.lastIndex, end - 1)) ?? []
    const instead = replace(match[1], fallback?.trim())
    if (instead === undefined) continue
    value = value.slice(0, match.index) + instead + value.slice(end)
    start.lastIndex = match.index + (instead === `var(${match[1]})` ? instead.length : 0)
  }
  return value
}

const rem = (steps) => `${String(Number(steps) / 4).replace(/^(-?)0\./, '$1.')}rem`
const weights = { normal: 400, medium: 500, semibold: 600 }

/** Writes spacing steps and font weights of a value as numbers. */
const withNumbers = (value) =>
  value
    .replace(/calc\(var\(--spacing(?:,[^)]*)?\) \* (-?[\d.]+)\)/g, (_, steps) => rem(steps))
    .replace(/var\(--font-weight-(normal|medium|semibold)(?:,\s*\d+)?\)/g, (_, name) => weights[name])

/** Writes constant tokens as their values. */
function withoutConstants(sheet, constants) {
  const isConstant = (name) => constants.has(name) || tailwinds.test(name)
  const values = new Map(constants)
  sheet.walkDecls(/^--/, (declaration) => {
    const { prop, parent } = declaration
    if (!isConstant(prop) || !/^:root/.test(parent.selector ?? '')) return
    values.set(prop, declaration.value)
    declaration.remove()
  })
  // A sheet loaded beside another has each token's value as a fallback.
  const tokenVariable = (name) => (/^--(?:color|text|spacing|font)-/.test(name) ? `var(${name})` : undefined)
  sheet.walkDecls((declaration) => {
    declaration.value = replaceVariables(declaration.value, (name, fallback) =>
      isConstant(name) ? (values.get(name) ?? fallback) : fallback ? tokenVariable(name) : undefined,
    )
  })
}

/** Keeps Tailwind's variables only if two utilities of the sheet share one. */
function withoutLoneParts(sheet) {
  // The reset makes every border solid.
  sheet.walkDecls((declaration) => {
    if (declaration.value === 'var(--tw-border-style)' || declaration.prop === '--tw-border-style')
      declaration.remove()
  })
  // Variables that a rule sets itself.
  sheet.walkRules((rule) => {
    const ruleValues = new Map()
    rule.each((node) => {
      if (node.prop?.startsWith('--tw-')) ruleValues.set(node.prop, node.value)
      else if (node.type === 'decl') node.value = replaceVariables(node.value, (name) => ruleValues.get(name))
    })
  })
  // Variables that no rule sets.
  const setNames = new Set()
  sheet.walkDecls(/^--tw-/, ({ prop }) => void setNames.add(prop))
  const initial = new Map()
  sheet.walkAtRules('property', (rule) => {
    if (!rule.params.startsWith('--tw-') || setNames.has(rule.params)) return
    initial.set(rule.params, rule.nodes.find(({ prop }) => prop === 'initial-value')?.value ?? '')
  })
  sheet.walkDecls((declaration) => {
    if (!declaration.value.includes('--tw-')) return
    if (declaration.prop === 'box-shadow')
      declaration.value = declaration.value
        .split(/,\s*(?=var\(--tw-)/)
        .filter((part) => !initial.has(/^var\((--tw-[\w-]+)\)$/.exec(part)?.[1]))
        .join(', ')
    if (declaration.prop === 'transition-property')
      declaration.value = declaration.value.replace(/,\s*--tw-[\w-]+/g, '')
    declaration.value = replaceVariables(declaration.value, (name, fallback) =>
      name.startsWith('--tw-') && !setNames.has(name) ? (fallback ?? initial.get(name)) : undefined,
    )
      .replace(/\s+/g, ' ')
      .trim()
  })
  // Variables that nothing uses.
  const usedNames = new Set()
  sheet.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--tw-[\w-]+)/g)) usedNames.add(name)
  })
  sheet.walkDecls(/^--tw-/, (declaration) => {
    if (!usedNames.has(declaration.prop)) declaration.remove()
  })
  sheet.walkAtRules('property', (rule) => {
    if (rule.params.startsWith('--tw-') && !usedNames.has(rule.params)) rule.remove()
  })
}

const slimStyles = () => ({
  postcssPlugin: 'slim-styles',
  OnceExit(sheet, { postcss }) {
    sheet.walkAtRules((rule) => {
      if (rule.name === 'layer' && rule.params === 'properties' && rule.nodes) rule.remove()
      else if (rule.name === 'supports' && rule.params.includes('color-mix')) {
        // The declaration before it is for browsers without color-mix.
        rule.walkDecls(({ prop }) => {
          const before = rule.prev()
          if (before?.prop === prop) before.remove()
        })
        rule.replaceWith(rule.nodes)
      }
    })
    sheet.walkDecls((declaration) => {
      // Only text sizes with a weight of their own use --tw-font-weight; there are none.
      if (/^-webkit-text-decoration|^--tw-font-weight$/.test(declaration.prop)) declaration.remove()
      else declaration.value = withNumbers(declaration.value)
    })
    const file = sheet.source?.input.file ?? ''
    if (!visitors.test(file)) return
    // Next runs a copy of this file from another folder.
    const root = file.slice(0, file.lastIndexOf('components'))
    withoutConstants(sheet, constantsOf(postcss, root))
    withoutLoneParts(sheet)
  },
})
slimStyles.postcss = true

module.exports = slimStyles
