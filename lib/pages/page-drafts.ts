import 'server-only'
import { type Page } from '@/lib/content-types'
import {
  dropDraft,
  getWorkingPage,
  listDueDrafts,
  requireWorkingPage,
  saveDraft,
} from '@/lib/data/page-drafts'
import { AppError } from '@/lib/errors'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { openPage } from '@/lib/page-document/stored'
import { invalidate } from '@/lib/records/invalidate'
import { page as pageRecord } from '@/lib/records/page/definition'
import { pageStore } from '@/lib/records/page/store'
import { type DraftFields } from '@/lib/schemas/pages'
import { blocksOfPage, orOutdated, pageStoreWith } from './custom-pages'

// Saves, publishes and discards waiting drafts: changes to a live page that visitors don't see yet (decision 023).

/**
 * Saves the work without showing it: as a draft of a live page, whose address stays as it is; on a page that isn't live.
 * @throws AppError not-found, invalid, too-large, conflict (saved by somebody else since)
 */
export async function keepDraft(
  id: string,
  fields: DraftFields,
  blocks: BlockRegistry,
  staffId?: string,
): Promise<Page> {
  const { publishAt, ...work } = fields
  if (!(await pageStore.require(id)).isPublished) {
    const { before, after } = await pageStoreWith(blocks).update(id, work, { staffId })
    await invalidate(pageRecord, before, after)
    return after
  }
  const { version, revisionName, slug: _slug, components, ...texts } = work
  const patch = {
    ...texts,
    publishAt,
    components: components === undefined ? undefined : blocksOfPage(id, components, blocks),
  }
  const saving = saveDraft(id, patch, version, { staffId, name: revisionName })
  return openPage(await orOutdated(id, blocks, saving), blocks)
}

/** Publishes what waits. @throws AppError not-found, conflict (nothing waits, or saved by somebody else since) */
export async function publishDraft(
  id: string,
  blocks: BlockRegistry,
  { version, staffId, plannedFor }: { version?: number; staffId?: string; plannedFor?: Date },
): Promise<Page> {
  const { draft, title, metaTitle, metaDescription, components, ...page } = await requireWorkingPage(id)
  if (!draft)
    throw new AppError('conflict', { detail: 'There’s nothing to publish: this page has no saved changes.' })
  const changes = { title, metaTitle, metaDescription, components, version: version ?? page.version }
  const saved = pageStore.update(id, changes, { staffId, plannedFor })
  const { before, after } = await orOutdated(id, blocks, saved)
  await invalidate(pageRecord, before, after)
  return openPage(after, blocks)
}

/** Gives up what waits; it stays among the revisions. @throws AppError not-found */
export async function discardDraft(id: string, blocks: BlockRegistry, staffId?: string): Promise<Page> {
  return openPage(await dropDraft(id, { staffId }), blocks)
}

/** Publishes the drafts whose moment has come, and has the routes rendered again of those that another instance published. */
export async function publishDueDrafts(since: Date, blocks: BlockRegistry): Promise<void> {
  for (const { id, waits, plannedFor, savedById } of await listDueDrafts(since, new Date())) {
    const page = await getWorkingPage(id)
    if (!page) continue
    if (waits && page.draft) await publishDraft(id, blocks, { staffId: savedById ?? undefined, plannedFor })
    else await invalidate(pageRecord, null, page)
  }
}
