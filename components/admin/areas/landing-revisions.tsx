import { SheetRevisions } from '@/components/records/sheet-revisions'
import { type CopyRevision } from '@/lib/content/areas'
import { draftOf, landingFields, landingKind } from './landing-draft'
import { type LandingEditing } from './use-landing-editor'

type LandingRevisionsProps = { editing: LandingEditing; onClose: () => void }

export const LandingRevisions = ({ editing, onClose }: LandingRevisionsProps) => (
  <SheetRevisions
    record={landingFields}
    address={landingKind.callPath(editing.saved.id)}
    editing={editing}
    stateOf={({ version }: CopyRevision) => ({
      name: version > 0 ? 'Saved' : 'Kept',
      isLive: version > 0,
    })}
    stateIn={(row) => row}
    restored={(_draft, revision) => draftOf(revision)}
    onClose={onClose}
  />
)
