import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cn } from '@/components/ui/cn'
import { theme } from '@/lib/theme'
import { readTheme } from '@/lib/theme-file'

test('code reads the values that app/theme.css states', () => {
  expect(theme).toEqual(readTheme())
  expect(theme.color.spruce).toMatch(/^#[0-9a-f]{6}$/)
  expect(theme.spacing.tap).toMatch(/^\d+px$/)
})

test('a token that the style sheet lacks, or makes of others, stops the build', () => {
  expect(() => readTheme('@theme static { --color-ivory: #fff; }')).toThrow(
    'no plain value for --color-paper',
  )
  expect(() => readTheme('@theme { --color-ivory: var(--color-paper); }')).toThrow('--color-ivory')
})

test('every token of type, space, corner and shadow is known where classes are joined', () => {
  const css = readFileSync(path.join(__dirname, '../../app/theme.css'), 'utf8')
  const named = Array.from(css.matchAll(/^ {2}--(text|spacing|radius|shadow)-(\w+(?:-\w+)*):/gm))
  // A name that isn't known replaces nothing, and a size of type would be taken for a color.
  const usual = { text: 'text-xs', spacing: 'p-1', radius: 'rounded-xs', shadow: 'shadow-xs' }
  const unknown = named.filter(([, kind, name]) => {
    const usualValue = usual[kind as keyof typeof usual]
    const token = usualValue.replace(/\w+$/, name ?? '')
    return (
      cn(usualValue, token) !== token || (kind === 'text' && cn(token, 'text-clay') !== `${token} text-clay`)
    )
  })
  expect(unknown.map(([token]) => token)).toEqual([])
  expect(named.length).toBeGreaterThan(40)
})
