// Lighthouse as it measures a phone, and the middle of several runs.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../../proxy.mjs'

const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file))

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

async function once(url, settings) {
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] })
  try {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', ...settings })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const requests = lhr.audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'))
    const document = requests.find(({ resourceType }) => resourceType === 'Document')
    return {
      ...Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ),
      lcp: lhr.audits['largest-contentful-paint'].numericValue,
      blocking: lhr.audits['total-blocking-time'].numericValue,
      shift: lhr.audits['cumulative-layout-shift'].numericValue,
      document: document?.transferSize ?? 0,
      bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: requests.length,
    }
  } finally {
    await browser.close()
  }
}

/** The median of each figure over `runs` runs, asked one after the other, with Lighthouse's settings. */
export async function measurePage(url, runs, settings) {
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await once(url, settings))
  return Object.fromEntries(
    Object.keys(results[0]).map((name) => [name, median(results.map((result) => result[name]))]),
  )
}
