// Says what a long command is doing. Runs before dependencies are installed, so it uses Node alone.

const seconds = (milliseconds) => `${Math.round(milliseconds / 1000)} s`
const announce = ({ name, lasts }) => `${name[0].toLowerCase()}${name.slice(1)} (${lasts})`

/**
 * Runs steps one after the other. A line after each says how long it took and what comes next, and how long that usually lasts.
 * @param {{ name: string, lasts: string, run: () => unknown }[]} steps what `run` returns is printed below the step's line
 */
export async function runSteps(steps, print = console.log, now = Date.now) {
  print(`First: ${announce(steps[0])}`)
  for (const [position, { name, run }] of steps.entries()) {
    const start = now()
    const result = await run()
    const next = steps[position + 1]
    const done = `${position + 1}/${steps.length} ${name} … done in ${seconds(now() - start)}`
    print(next ? `${done}; next: ${announce(next)}` : done)
    if (result) print(result)
  }
}
