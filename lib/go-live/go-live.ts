import 'server-only'
import { withoutSampleClaims } from '@/lib/business/claims'
import { hasBegun } from '@/lib/business/setup'
import { setSetting, updateProfile } from '@/lib/data/settings'
import { samplesLoaded } from '@/lib/data/untouched'
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
  const facts = await readGoLiveFacts()
  const blockers = goLiveBlockers(facts)
  if (blockers.length > 0)
    throw new AppError('invalid', { detail: `First: ${inWords(blockers.map(({ title }) => title))}.` })
  const samples = await removeAllSamples()
  // Without this mark the built-in samples would take the place of an empty list.
  await setSetting(samplesLoaded, true)
  await updateProfile((stored) => ({
    ...(hasBegun(facts.setup) ? {} : withoutSampleClaims(stored)),
    liveSince: now.toISOString(),
  }))
  return samples
}

/** Takes the site back, with the samples that went when it went live: search engines stay away again. */
export async function takeBack(samples: SampleIds): Promise<void> {
  await updateProfile(() => ({ liveSince: '' }))
  await restoreSamples(samples)
}
