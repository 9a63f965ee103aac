import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { env } from '@/lib/env'
import { addGauges } from '@/lib/health/gauges'
import { metrics } from '@/lib/metrics/registry'
import { temporaryDatabase } from '../data/temporary-database'

// The files of deploy/ for Prometheus and Grafana name figures that the site has.

temporaryDatabase()

type Panel = { title: string; type: string; targets?: { expr: string }[] }
const alerts = readFileSync('deploy/alerts.yml', 'utf8')
const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as { panels: Panel[] }
const named = (text: string) => [...text.matchAll(/\b(?:showroom|process|nodejs)_\w+/g)].map(([name]) => name)

/** Every name under which a figure of the registry can be asked for. */
async function figures(): Promise<Set<string>> {
  Object.assign(env(), { REDIS_URL: 'redis://localhost' })
  addGauges()
  const all = await metrics().register.getMetricsAsJSON()
  return new Set(
    all.flatMap(({ name, type }) =>
      // prom-client's types are numbers to TypeScript and words when it runs.
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

test('every figure of the alerts and of the dashboard is one of the site’s', async () => {
  const has = await figures()
  const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const namedMetrics = [...named(alerts), ...expressions.flatMap(named)]
  expect(namedMetrics.filter((name) => !has.has(name))).toEqual([])
  // And all that is the site's own is shown somewhere.
  const ownMetrics = [...has].filter((name) => /^showroom_/.test(name) && !/_(?:sum|count)$/.test(name))
  expect(ownMetrics.filter((name) => !expressions.some((text) => named(text).includes(name)))).toEqual([])
  for (const { title, type, targets = [] } of dashboard.panels)
    if (type !== 'row') expect([title, targets.length > 0]).toEqual([title, true])
})

test('each alert leads to a page of the operator’s handbook that is there', () => {
  const handbook = readFileSync('docs/operations.md', 'utf8')
  const anchors = [...handbook.matchAll(/^##+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  const pages = [...alerts.matchAll(/page: docs\/operations\.md#(\S+)/g)].map(([, anchor]) => anchor)
  expect(pages).toHaveLength([...alerts.matchAll(/- alert:/g)].length)
  expect(pages.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([])
  // The handbook names no alert that isn't.
  const knownAlerts = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const spoken = [...handbook.matchAll(/\bShowroom[A-Z]\w+/g)].map(([name]) => name)
  expect(spoken.filter((name) => !knownAlerts.includes(name))).toEqual([])
  expect(knownAlerts.filter((name) => !spoken.includes(name ?? ''))).toEqual([])
})

test('the rules are right, speak where they should and are silent where they shouldn’t', () => {
  const program = process.env.PROMTOOL_PATH ?? 'promtool'
  if (spawnSync(program, ['--version']).error)
    throw new Error('promtool is missing: apt-get install prometheus, or set PROMTOOL_PATH')
  for (const args of [
    ['check', 'rules', 'deploy/alerts.yml'],
    ['test', 'rules', 'deploy/alerts-test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
    expect(`${status === 0 ? '' : stdout + stderr}`).toBe('')
  }
})
