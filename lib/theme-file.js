// Reads the tokens that code without a style sheet needs from app/theme.css. next.config.js puts them into the build and
// jest.config.js into the tests, where lib/theme.ts exports them.
const { readFileSync } = require('node:fs')
const path = require('node:path')

// The tokens that code needs, without --color- and the like; each has to be in app/theme.css.
const names = /** @type {const} */ ({
  color: [
    'ivory',
    'paper',
    'sand',
    'ink',
    'stone',
    'spruce',
    'spruce-deep',
    'brass',
    'brass-light',
    'clay',
    'cream',
    'sage',
    'edge',
    'hair-strong',
    'mist',
    'brass-mist',
  ],
  text: ['body', '18', 'small', 'caption', 'h2', 'h2--line-height', 'h2--letter-spacing'],
  font: ['serif', 'sans'],
  radius: ['control'],
  spacing: ['tap'],
})

/** @typedef {{ [Group in keyof typeof names]: Record<(typeof names)[Group][number], string> }} Theme */

/**
 * Returns the tokens' values in app/theme.css, such as `#20463a` and `44px`. Throws for a missing token, and one that refers
 * to others.
 * @returns {Theme}
 */
function readTheme(css = readFileSync(path.join(__dirname, '../app/theme.css'), 'utf8')) {
  const [, block = ''] = /@theme[^{]*\{([^}]*)\}/.exec(css) ?? []
  const values = new Map(
    Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
  )
  const valueOf = (/** @type {string} */ name) => {
    const value = values.get(name)
    if (!value || value.includes('var(')) throw new Error(`app/theme.css has no plain value for --${name}`)
    return value
  }
  const groups = Object.entries(names).map(([group, tokens]) => [
    group,
    Object.fromEntries(tokens.map((token) => [token, valueOf(`${group}-${token}`)])),
  ])
  return Object.fromEntries(groups)
}

module.exports = { readTheme }
