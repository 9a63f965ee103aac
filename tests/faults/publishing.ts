import { type Fault } from './fault'

export const publishing: Fault[] = [
  {
    file: 'lib/records/project/store.ts',
    find: 'changes.isPublished && current?.isPublished === false',
    replace: 'changes.isPublished && current?.isPublished === true',
    harm: 'Photos of a home are published without the permission of its owner.',
  },
  {
    file: 'lib/jobs/store.ts',
    find: '|| !after.projectId) return',
    replace: '|| after.projectId) return',
    harm: 'Photos stay public after the homeowner has the permission back.',
  },
  {
    file: 'lib/data/pages.ts',
    find: 'where: { slug, ...visible() }, select })',
    replace: 'where: { slug, ...present }, select })',
    harm: 'Anybody who guesses its address reads a page that isn’t published.',
  },
  {
    file: 'lib/data/page-schedule.ts',
    find: '{ OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }] }',
    replace: '{ unpublishAt: null }',
    harm: 'An offer that ends in a week is hidden from its first day on.',
  },
  {
    file: 'lib/data/page-schedule.ts',
    find: 'patch.publishAt === undefined ? current.publishAt : patch.publishAt',
    replace: 'patch.publishAt ?? current.publishAt',
    harm: 'A planned page whose plan was given up is published all the same.',
  },
  {
    file: 'lib/data/page-drafts.ts',
    find: 'savedById: saving.staffId ?? null, updatedAt: current.updatedAt }',
    replace: 'savedById: saving.staffId ?? null }',
    harm: 'Search engines and visitors are told that a page was changed when only its draft was.',
  },
  {
    file: 'lib/pages/page-drafts.ts',
    find: '  const { before, after } = await orOutdated(id, blocks, saved)\n  await invalidate(pageRecord, before, after)',
    replace:
      '  const { after } = await orOutdated(id, blocks, saved)\n  await invalidate(pageRecord, after, after)',
    harm: 'A page that is published under a new title keeps the old one in the menu of every page.',
  },
  {
    file: 'lib/records/store.ts',
    find: 'return { before: toSeen(before), after: toStored(after) }',
    replace: 'return { before: toStored(before), after: toStored(after) }',
    harm: 'A page hidden just when its time runs out stays on the site.',
  },
  {
    file: 'lib/records/store.ts',
    find: 'slug: await rules.freeSlug?.(db, { ...row, slug: slug! })',
    replace: 'slug',
    harm: 'A page can’t be restored from the trash once another one has its address.',
  },
  {
    file: 'lib/records/post/store.ts',
    find: 'moveRedirect(tx, `/blog/${before.slug}`, `/blog/${after.slug}`)',
    replace: 'moveRedirect(tx, `/blog/${after.slug}`, `/blog/${before.slug}`)',
    harm: 'A post with a new address leads visitors to its old one, where nothing is.',
  },
  {
    file: 'lib/data/revisions.ts',
    find: 'findUnique({ where: { id, kind: kind.name, recordId }, select })',
    replace: 'findUnique({ where: { id }, select })',
    harm: 'A page can be restored to the version of another page.',
  },
  {
    file: 'lib/revalidate/index.ts',
    find: '[change.before, change.after].filter((page) =>',
    replace: '[change.after].filter((page) =>',
    harm: 'A page that was unpublished, or has moved, stays readable where it was.',
  },
]
