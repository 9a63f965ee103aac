// An import in a process of its own, for failures.test.ts: killed at a step, the second argument, when that has been told
// so many times, the third.
import { listLeadIds } from '@/lib/records/site-rows'
import { importSiteFile } from '@/lib/site-file/import-file'

const [file = '', fatal = '', times = '0'] = process.argv.slice(2)
let count = 0

async function main() {
  const leads = { at: new Date(), ids: await listLeadIds() }
  await importSiteFile(file, {
    leads,
    id: `killed-at-${fatal}-${times}`,
    // The components themselves don’t load outside of a bundler: here none is known.
    registry: () => null,
    backup: () => Promise.resolve('backup.tar.gz'),
    show: () => Promise.resolve(),
    progress: ({ step }) => {
      if (step === fatal && count++ === Number(times)) process.kill(process.pid, 'SIGKILL')
    },
  })
}
void main()
