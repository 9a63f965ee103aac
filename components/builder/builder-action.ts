import { type BlockType } from '@/components/blocks/registry'
import { type UsedPicture } from '@/components/media/use-library'
import { type PageComponent } from '@/lib/content-types'
import { type ClipboardBlock } from '@/lib/page-document/clipboard-blocks'
import { type Schedule } from '@/lib/page-document/schedule'
import { type Draft, type PageSettings } from './draft'

export type Panel = 'block' | 'page' | 'revisions'

export type Dragging = 'keyboard' | 'pointer'

/** A step in the builder: what it changes, selects, opens or announces. */
export type BuilderAction =
  /** `config` replaces the type's default. */
  | { type: 'add'; block: BlockType; config?: PageComponent['config']; now: number }
  /** `isNewStep` begins a new step, whatever was typed just before. */
  | { type: 'edit'; id: string; config: Record<string, unknown>; now: number; isNewStep?: boolean }
  /** Ends typing on the page: the steps since the text was `before` become one. */
  | { type: 'join'; id: string; path: string; before: string }
  | { type: 'settings'; settings: PageSettings; now: number }
  /** Sets the visibility that was saved outside the canvas. Undo doesn't take it back. */
  | { type: 'schedule'; schedule: Schedule }
  | { type: 'move'; id: string; to: number }
  | { type: 'shift'; id: string; by: 1 | -1 }
  | { type: 'duplicate'; id: string; now: number }
  | { type: 'delete'; id: string }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'select'; id: string | null }
  | { type: 'insert'; after: string | null }
  | { type: 'open'; panel: Panel; id?: string }
  | { type: 'close' }
  | { type: 'cancel' }
  | { type: 'load'; draft: Draft; text: string }
  | { type: 'copy'; blocks: readonly PageComponent[]; title: string; now: number }
  /** Inserts copied or saved blocks (`title` names a saved one) behind the selected one. */
  | { type: 'paste'; blocks: readonly ClipboardBlock[]; title?: string; now: number }
  | { type: 'pictures'; id: string; pictures: readonly UsedPicture[] }
  /** Announces the position of a drag; nothing changes before it ends. */
  | { type: 'announce'; text: string; dragging?: Dragging }
