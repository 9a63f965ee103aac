const { writeFileSync } = require('node:fs')

// Writes the first failed test to FAULT_FAILURE: with --bail jest writes no report of its own.
module.exports = class {
  onTestResult({ path }, { testResults, testExecError, failureMessage }) {
    const failed = testResults.find(({ status }) => status === 'failed')
    if (!failed && !testExecError) return
    const name = failed ? failed.fullName : `doesn’t run: ${failureMessage}`
    writeFileSync(process.env.FAULT_FAILURE, JSON.stringify({ test: path, name }))
  }
}
