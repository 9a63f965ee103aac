// A PostCSS plugin that makes what Tailwind wrote smaller; it runs after it (postcss.config.mjs).
//  - Without what serves browsers older than `@property` and `color-mix` (before 2024).
//  - Steps of the spacing scale and font weights as numbers: each is written once where it is used.
//  - A route's sheet (deploy/screen-styles.mjs) has neither the tokens' values as fallbacks nor the property rules that
//    the frame's sheet has on every page.
const token = /var\((--(?:spacing|color|text|radius|font-s|container|shadow-lift|default-transition)[\w-]*),/
const inFrame =
  /^--tw-(?:border-style|leading|font-weight|tracking|ordinal|slashed-zero|numeric-|outline-style|shadow|inset-|ring-|translate-)/

/** Tokens that only the back office uses. */
const staffsOwn = /^--color-(?:desk|result|result-text)$/

/** Takes the fallback out of each `var(--token, fallback)`. */
function withoutFallbacks(value) {
  for (;;) {
    const found = token.exec(value)
    if (!found) return value
    let open = 1
    let end = found.index + found[0].length
    for (; open > 0 && end < value.length; end += 1)
      open += value[end] === '(' ? 1 : value[end] === ')' ? -1 : 0
    value = `${value.slice(0, found.index)}var(${found[1]})${value.slice(end)}`
  }
}

const rem = (steps) => `${String(Number(steps) / 4).replace(/^(-?)0\./, '$1.')}rem`
const weights = { normal: 400, medium: 500, semibold: 600 }

/** The tokens of a value that never change, as numbers. */
const withNumbers = (value) =>
  value
    .replace(/calc\(var\(--spacing(?:,[^)]*)?\) \* (-?[\d.]+)\)/g, (_, steps) => rem(steps))
    .replace(/var\(--font-weight-(normal|medium|semibold)(?:,\s*\d+)?\)/g, (_, name) => weights[name])

const slimStyles = () => ({
  postcssPlugin: 'slim-styles',
  OnceExit(root) {
    const ofRoute = /\(site\)[\\/](?:.*[\\/])?styles\.css$|[\\/](?:overlays|block-styles)\.css$/.test(
      root.source?.input.file ?? '',
    )
    const ofSite = /frame[\\/]site\.css$/.test(root.source?.input.file ?? '')
    root.walkAtRules((rule) => {
      if (rule.name === 'layer' && rule.params === 'properties' && rule.nodes) rule.remove()
      else if (rule.name === 'supports' && rule.params.includes('color-mix')) rule.replaceWith(rule.nodes)
      else if (ofRoute && rule.name === 'property' && inFrame.test(rule.params)) rule.remove()
    })
    root.walkDecls((declaration) => {
      // The second is what text sizes with a weight of their own would ask for; there are none.
      if (/^-webkit-text-decoration|^--tw-font-weight$/.test(declaration.prop)) declaration.remove()
      else if (ofSite && staffsOwn.test(declaration.prop)) declaration.remove()
      else {
        const value = withNumbers(declaration.value)
        declaration.value = ofRoute ? withoutFallbacks(value) : value
      }
    })
  },
})
slimStyles.postcss = true

module.exports = slimStyles
