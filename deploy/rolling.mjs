// Restarts instances one after another, each only when the one before is ready, and goes back if one doesn't become ready.
import { spawn } from 'node:child_process'

/** The longest time for a command. */
const commandMilliseconds = 120_000
/** The shortest time for the old build to become ready again. */
const backSeconds = 60

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** Runs a configured command for one instance. @throws if it fails */
function run(command, port, patience) {
  const line = command.replaceAll('{port}', String(port))
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', line], { stdio: 'inherit', timeout: patience })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`"${line}" failed`))))
  })
}

const ask = (port, address) =>
  fetch(`http://127.0.0.1:${port}${address}`, { signal: AbortSignal.timeout(5_000) })

/** Returns which build an instance runs, and why it isn't ready: `{ build, ready, why }`. */
async function stateOf(port) {
  try {
    const { build } = await (await ask(port, '/healthz')).json()
    const answer = await ask(port, '/readyz')
    const { checks = {} } = await answer.json()
    const failing = Object.entries(checks).flatMap(([name, check]) =>
      // An instance of an older version answers a word for each check.
      (check.status ?? check) === 'fail' ? [name] : [],
    )
    return { build, ready: answer.ok, why: answer.ok ? '' : `/readyz fails: ${failing.join(', ')}` }
  } catch {
    return { ready: false, why: 'it doesn’t answer' }
  }
}

/**
 * Looks until nothing is wrong: while visitors come, an answer may be late or refused for a moment.
 * @param {() => Promise<string>} look returns what is wrong, or ''
 * @param {number} seconds
 * @throws with what was wrong last, after `seconds`
 */
async function untilRight(look, seconds) {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const problem = await look()
    if (!problem) return
    if (Date.now() > end) throw new Error(problem)
    await pause(100)
  }
}

/** Waits until an instance is ready and runs `build`, undefined for any. @throws with the reason after `seconds` */
export const untilReady = (port, build, seconds) =>
  untilRight(async () => {
    const { ready, why, build: runs } = await stateOf(port)
    if (ready && (build === undefined || runs === undefined || runs === build)) return ''
    return `port ${port}: not ready within ${seconds} s: ${why || `it runs build ${runs}, not ${build}`}`
  }, seconds)

/** Addresses that every site has: static, made for each request, of the database. */
const checkedPaths = ['/', '/contact', '/search?q=kitchen', '/robots.txt']

/** Starts the new build at a port that no visitor reaches, and ends it again. Returns what was wrong, or ''. */
async function rehearse({ sparePort, start, stop, build, readySeconds, say }) {
  let problem = ''
  try {
    await run(start, sparePort, commandMilliseconds)
    await untilReady(sparePort, build, readySeconds)
    for (const address of checkedPaths)
      await untilRight(async () => {
        const answer = await ask(sparePort, address).then(
          ({ status }) => status,
          (error) => error.message,
        )
        return answer === 200 ? '' : `${address} of the new build is answered with ${answer}`
      }, readySeconds)
    say(`the new build is ready at port ${sparePort}, and taken from there again`)
  } catch (error) {
    problem = error.message
  }
  await run(stop, sparePort, commandMilliseconds)
  return problem
}

/**
 * Brings every instance from one build to another.
 * @param {object} options
 * @param {number[]} options.ports
 * @param {string} options.stop command that returns when the instance of `{port}` has ended
 * @param {string} options.start command that starts it
 * @param {number} [options.sparePort] for a trial of the new build; without it there is none
 * @param {() => void} options.forward makes instances start with the new build
 * @param {() => void} options.back makes them start with the old one
 * @param {string} [options.build] name of the new build
 * @param {string} [options.before] name of the old one
 * @param {number} options.readySeconds how long an instance may take
 * @param {number} options.settleSeconds pause between two instances: the proxy has to trust the first again (fail_timeout)
 * @param {(line: string) => void} options.say
 * @returns {Promise<boolean>} true if all run the new build; otherwise all touched ones run the old one again
 * @throws if it couldn't go back either
 */
export async function roll(options) {
  const { ports, forward, back, build, before, readySeconds, settleSeconds, say } = options
  const restart = async (port, targetBuild, seconds = readySeconds) => {
    await run(options.stop, port, commandMilliseconds)
    await run(options.start, port, commandMilliseconds)
    await untilReady(port, targetBuild, seconds)
  }
  const touchedPorts = []
  forward()
  if (options.sparePort) {
    const problem = await rehearse(options)
    if (problem) {
      back()
      say(`${problem}\nno instance was touched`)
      return false
    }
  }
  try {
    for (const [index, port] of ports.entries()) {
      if (index > 0) await pause(settleSeconds * 1000)
      touchedPorts.unshift(port)
      await restart(port, build)
      say(`port ${port} runs ${build ?? 'the new build'}`)
    }
    return true
  } catch (error) {
    say(`${error.message}\ngoing back`)
    back()
    for (const [index, port] of touchedPorts.entries()) {
      if (index > 0) await pause(settleSeconds * 1000)
      await restart(port, before, Math.max(readySeconds, backSeconds))
      say(`port ${port} runs ${before ?? 'the old build'} again`)
    }
    return false
  }
}
