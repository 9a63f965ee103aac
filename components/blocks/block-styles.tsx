import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const css = readFileSync(
  path.join(/* turbopackIgnore: true */ process.cwd(), 'components/blocks/blocks.css'),
  'utf8',
)
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')

/** The blocks' stylesheet within a custom page: the route serves the eight town pages too, which have no blocks. */
export function BlockStyles() {
  return <style dangerouslySetInnerHTML={{ __html: css }} />
}
