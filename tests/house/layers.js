// The layers of the project from the bottom up, and what each may import besides itself: only layers above it in this list, so that there
// can be no cycle. A layer is a folder; `*` stands for each folder in its place, and these don't import each other. tests/unit/house.test.ts
// checks all imports.

const plain = ['lib', 'lib/text', 'lib/time']
const facts = [...plain, 'lib/content/facts', 'lib/business', 'lib/content']
// A screen may use these parts of lib: facts, types and pure functions. It gets data as props.
const shared = [
  ...facts,
  'lib/page-document',
  'lib/record-merge',
  'lib/schemas',
  'lib/media',
  'lib/leads',
  'lib/visits',
  'lib/jobs',
  'lib/landing',
  'lib/seo',
  'lib/search',
  'lib/estimate',
  'lib/recommendations',
  'lib/palette',
  'lib/records',
  'lib/statistics',
  'lib/go-live',
  'lib/wordpress',
  'lib/site-file',
]
const parts = [...shared, 'components/ui', 'components/forms', 'components/site/parts']
const staffParts = [
  ...shared,
  'components/ui',
  'components/staff',
  'components/records',
  'components/media',
  'components/fields',
  'components/page-settings',
  'components/charts',
]

/** @type {Record<string, string[]>} */
const layers = {
  'prisma/generated': [],

  // Bottom: the loose files of lib (env, errors, log, content types, theme), text and time.
  lib: [],
  'lib/text': ['lib'],
  'lib/time': ['lib'],
  // Undocumented behavior of Next and Node (docs/around-next.md).
  'lib/around-next': ['lib'],

  // Facts about the business as JSON, the code that reads them, and long texts.
  'lib/content/facts': [],
  'lib/business': [...plain, 'lib/content/facts'],
  'lib/content': [...plain, 'lib/business'],

  // Documents and inputs.
  'lib/limits': ['lib', 'lib/around-next'],
  'lib/page-document': facts,
  // Three-way merge of two people's changes to a record.
  'lib/record-merge': [...facts, 'lib/page-document'],
  'lib/schemas': [...facts, 'lib/page-document'],

  // Data.
  'lib/data': [...facts, 'lib/around-next', 'lib/page-document', 'lib/schemas', 'prisma/generated'],

  // Services.
  'lib/media': [...facts, 'lib/schemas', 'lib/data'],
  'lib/private-files': ['lib', 'lib/limits', 'lib/schemas', 'lib/data', 'lib/media'],
  'lib/metrics': ['lib', 'lib/around-next'],
  'lib/presence': ['lib'],
  'lib/leases': ['lib', 'lib/data'],
  'lib/instances': ['lib', 'lib/data'],
  'lib/backup': [...plain, 'lib/data', 'lib/media', 'lib/leases'],
  'lib/health': [
    'lib',
    'lib/around-next',
    'lib/data',
    'lib/media',
    'lib/metrics',
    'lib/leases',
    'lib/backup',
    'lib/instances',
  ],
  'lib/revalidate': [...facts, 'lib/data'],
  'lib/estimate': facts,
  'lib/landing': [...facts, 'lib/estimate'],
  // The kinds of records, and what is derived from them.
  'lib/records': [...facts, 'lib/page-document', 'lib/schemas', 'lib/data', 'lib/revalidate', 'lib/landing'],
  'lib/page-cache': ['lib', 'lib/around-next'],
  'lib/not-found': ['lib', 'lib/around-next', 'lib/data'],
  // `source.ts` is pure, and names a lead's source too.
  'lib/page-views': [...plain, 'lib/around-next', 'lib/data', 'lib/metrics'],
  'lib/mail': [...plain, 'lib/business', 'lib/media'],
  'lib/auth': [
    'lib',
    'lib/text',
    'lib/content/facts',
    'lib/mail',
    'lib/limits',
    'lib/schemas',
    'lib/data',
    'lib/records',
    'lib/leases',
  ],
  'lib/http': [
    ...facts,
    'lib/around-next',
    'lib/limits',
    'lib/data',
    'lib/metrics',
    'lib/not-found',
    'lib/page-views',
    'lib/auth',
  ],
  'lib/recommendations': [...facts, 'lib/schemas', 'lib/estimate'],
  'lib/areas': [...facts, 'lib/page-document', 'lib/schemas', 'lib/data', 'lib/revalidate', 'lib/landing'],
  'lib/leads': [
    ...facts,
    'lib/limits',
    'lib/schemas',
    'lib/data',
    'lib/private-files',
    'lib/auth',
    'lib/metrics',
  ],
  'lib/visits': [
    ...facts,
    'lib/limits',
    'lib/schemas',
    'lib/data',
    'lib/leases',
    'lib/auth',
    'lib/leads',
    'lib/mail',
  ],
  'lib/reviews': [
    ...facts,
    'lib/limits',
    'lib/schemas',
    'lib/data',
    'lib/private-files',
    'lib/records',
    'lib/auth',
    'lib/leads',
  ],
  'lib/jobs': [
    ...facts,
    'lib/schemas',
    'lib/data',
    'lib/media',
    'lib/private-files',
    'lib/revalidate',
    'lib/records',
  ],
  'lib/self-emails': [...facts, 'lib/schemas', 'lib/data', 'lib/estimate', 'lib/leads', 'lib/mail'],
  'lib/delivery': [
    ...facts,
    'lib/schemas',
    'lib/data',
    'lib/private-files',
    'lib/leases',
    'lib/leads',
    'lib/visits',
    'lib/reviews',
    'lib/self-emails',
    'lib/mail',
    'lib/metrics',
  ],
  // The homeowners' answers.
  'lib/mailbox': [...facts, 'lib/page-document', 'lib/data', 'lib/leases', 'lib/private-files', 'lib/mail'],
  'lib/pages': [
    ...facts,
    'lib/page-document',
    'lib/schemas',
    'lib/data',
    'lib/records',
    'lib/auth',
    'lib/revalidate',
  ],
  'lib/seo': [
    ...facts,
    'lib/page-document',
    'lib/data',
    'lib/records',
    'lib/landing',
    'lib/areas',
    'lib/media',
  ],
  'lib/search': [...facts, 'lib/page-document', 'lib/data', 'lib/records', 'lib/seo'],
  'lib/wordpress': [
    ...facts,
    'lib/page-document',
    'lib/schemas',
    'lib/media',
    'lib/data',
    'lib/revalidate',
    'lib/seo',
  ],
  'lib/palette': [...facts, 'lib/schemas', 'lib/data', 'lib/records', 'lib/leads', 'lib/seo'],
  'lib/site-file': [
    ...facts,
    'lib/schemas',
    'lib/backup',
    'lib/auth',
    'lib/media',
    'lib/data',
    'lib/records',
    'lib/page-document',
  ],
  'lib/integrations': [...facts, 'lib/data', 'lib/mail', 'lib/reviews', 'lib/backup'],
  'lib/statistics': [...facts, 'lib/leads', 'lib/page-views'],
  'lib/go-live': [...facts, 'lib/data', 'lib/records', 'lib/backup', 'lib/mail'],

  // Parts.
  'components/ui': facts,
  'components/staff': [...shared, 'lib/around-next', 'components/ui'],
  'components/forms': [...shared, 'components/ui'],
  'components/site/parts': [...shared, 'components/ui', 'components/forms'],
  'components/media': [...shared, 'components/ui', 'components/staff'],
  'components/fields': [...shared, 'components/ui', 'components/staff', 'components/media'],
  'components/page-settings': [...shared, 'components/ui', 'components/staff', 'components/fields'],
  'components/charts': [...shared, 'components/ui', 'components/staff'],
  'components/records': [
    ...shared,
    'components/ui',
    'components/staff',
    'components/media',
    'components/fields',
    'components/page-settings',
  ],
  'components/blocks': [...parts, 'components/fields', 'components/media'],
  'components/builder': [...staffParts, 'components/blocks'],

  // Screens.
  'components/site/frame': parts,
  'components/site/screens/*': [...parts, 'components/site/frame', 'components/blocks'],
  'components/admin/palette': staffParts,
  'components/admin/shell': [...staffParts, 'components/admin/palette'],
  // Staff see a post, or the page of a place, as visitors do.
  'components/admin/blog': [
    ...staffParts,
    'components/blocks',
    'components/builder',
    'components/site/parts',
    'components/site/screens/*',
  ],
  'components/admin/areas': [
    ...staffParts,
    'components/blocks',
    'components/builder',
    'components/site/parts',
    'components/site/screens/*',
  ],
  'components/admin/*': [...staffParts, 'components/blocks', 'components/builder'],
}

const names = Object.keys(layers)
for (const [index, name] of names.entries())
  for (const imported of layers[name] ?? [])
    if (!names.slice(0, index).includes(imported))
      throw new Error(`${name} may only import layers above it in this list, not ${imported}`)

// Routes may import everything.
layers.app = [...names]

const depth = (/** @type {string} */ layer) => layer.split('/').length
/** The layers in the order in which a file is matched: inner folders first, names before `*`. */
const patterns = Object.keys(layers).sort(
  (a, b) => depth(b) - depth(a) || Number(a.includes('*')) - Number(b.includes('*')),
)

module.exports = { layers, patterns }
