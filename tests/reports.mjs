// Reads the reports of jest and Playwright: how many tests passed and failed, and what failed by name.
import { existsSync, readFileSync } from 'node:fs'

/** Reads a report; a runner that failed without a failed test counts as one failure. */
export function readReport(file, read, status) {
  const {
    ok,
    bad,
    names = [],
  } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { ok: 0, bad: 0 }
  return { ok, bad: status !== 0 && bad === 0 ? 1 : bad, names }
}

export function readJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'failed')
  return {
    ok: numPassedTests,
    bad: numFailedTests + numRuntimeErrorTestSuites,
    names: [...failed.map((test) => test.fullName), ...broken.map((file) => file.name)].map(
      (name) => `FAILED: ${name}`,
    ),
  }
}

/** Returns a browser test's first message, without its colors: some see only the end of a run. */
function firstError({ tests }) {
  const said = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error
  return `${said?.message ?? ''} ${said?.location ? `(line ${said.location.line})` : ''}`
    .replace(/\x1b\[[\d;]*m/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 600)
}

export function readPlaywright({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  return {
    ok: stats.expected,
    bad: stats.unexpected,
    names: suites
      .flatMap(specs)
      .filter((spec) => spec.tests.some((test) => test.status === 'unexpected'))
      .map((spec) => `FAILED: ${spec.file}:${spec.line} ${spec.title}\n  ${firstError(spec)}`),
  }
}
