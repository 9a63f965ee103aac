import 'server-only'
import { updateProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { removeAllSamples, restoreSamples, type SampleIds } from '@/lib/records/samples'
import { inWords } from '@/lib/text/in-words'
import { goLiveBlockers } from './checklist'
import { readGoLiveFacts } from './facts'

/**
 * Takes the site live: its samples go to the trash, and neither they nor unproven claims show from then on.
 * @returns the samples' ids, for restoreSamples()
 * @throws AppError invalid, with what has to be done first
 */
export async function goLive(now = new Date()): Promise<SampleIds> {
  const blockers = goLiveBlockers(await readGoLiveFacts())
  if (blockers.length > 0)
    throw new AppError('invalid', { detail: `First: ${inWords(blockers.map(({ title }) => title))}.` })
  const samples = await removeAllSamples()
  await updateProfile(() => ({ liveSince: now.toISOString() }))
  return samples
}

/** Takes the site back, with the samples that went when it went live: search engines stay away again. */
export async function takeBack(samples: SampleIds): Promise<void> {
  await updateProfile(() => ({ liveSince: '' }))
  await restoreSamples(samples)
}
