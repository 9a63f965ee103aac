import { WorkRevisions } from '@/components/builder/work-revisions'
import { type LandingRevision } from '@/lib/content/areas'
import { listChanges } from '@/lib/record-merge/changes'
import { draftOf, type LandingDraft, landingFields } from './landing-draft'
import { type LandingEditing } from './use-landing-editor'

type LandingRevisionsProps = { address: string; editing: LandingEditing; onClose: () => void }

/** The kept states of a page's own words. */
export const LandingRevisions = ({ address, editing, onClose }: LandingRevisionsProps) => (
  <WorkRevisions<LandingDraft, LandingRevision>
    address={address}
    isWhole
    draft={editing.draft}
    version={editing.saved.version}
    dirty={editing.dirty}
    since={editing.kept.since}
    stateOf={({ version }) => ({ name: version > 0 ? 'Saved' : 'Kept', isLive: version > 0 })}
    restored={(_now, revision) => draftOf(revision)}
    differences={(from, to) => listChanges(landingFields, from, to).list}
    load={editing.load}
    onName={editing.saving.saveNamed}
    onClose={onClose}
  />
)
