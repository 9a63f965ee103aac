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
