import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

test('a card is drawn, also beside the rules for uploads, which hold again afterwards', () => {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs')
  const script = 'tests/unit/seo/draw-card.ts'
  const { stdout, stderr } = spawnSync(process.execPath, [tsx, '-C', 'react-server', script], {
    cwd: root,
    encoding: 'utf8',
  })
  const last = stdout.trim().split('\n').at(-1) ?? ''
  expect(stderr.replace(/^npm warn.*$/gm, '').trim()).toBe('')
  const { bytes, ...picture } = JSON.parse(last) as { bytes: number }
  expect(picture).toEqual({ format: 'jpeg', width: 1200, height: 630, svgRefused: true })
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(200_000)
}, 30_000)
