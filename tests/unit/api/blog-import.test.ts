import { readFileSync } from 'node:fs'
import path from 'node:path'
import { revalidatePath } from 'next/cache'
import { POST as importFile } from '@/app/api/blog/import/route'
import { POST as look } from '@/app/api/blog/import/look/route'
import { POST as undo } from '@/app/api/blog/import/undo/route'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { createMedia } from '@/lib/data/media'
import { listPages } from '@/lib/data/pages'
import { pageStore } from '@/lib/records/page/store'
import { getPublishedPost, listPosts } from '@/lib/data/posts'
import { postStore } from '@/lib/records/post/store'
import { knownRedirect } from '@/lib/data/redirect-table'
import { getRedirect } from '@/lib/data/redirects'
import { type ImportReport } from '@/lib/wordpress/types'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts, nothingRuns } from '../hostile-input'
import { signInStaff, signOutStaff } from '../staff-session'

temporaryDatabase()

let staffId = ''
beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  staffId = (await signInStaff('Dana')).id
})

const fixture = readFileSync(path.join(__dirname, '../fixtures/wordpress-export.xml'), 'utf8')
const request = (body: BodyInit, query = '', headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000/api/blog/import${query}`, {
    method: 'POST',
    body,
    headers: { host: 'localhost:3000', 'content-type': 'application/octet-stream', ...headers },
  })
const bring = async (xml: string, query = '') => {
  const answer = await importFile(request(xml, query))
  expect(answer.status).toBe(200)
  return (await answer.json()) as ImportReport
}
const outcomes = ({ items }: ImportReport) =>
  items.map(({ title, outcome, state, to }) => [title, outcome, state, to])

type Entry = Partial<
  Record<'title' | 'link' | 'slug' | 'status' | 'type' | 'content' | 'more' | 'guid' | 'date', string>
>
let fileCount = 0
const entry = (fields: Entry) => {
  fileCount += 1
  const {
    title = 'A post',
    slug = `post-${fileCount}`,
    status = 'publish',
    type = 'post',
    content = '<p>Words.</p>',
  } = fields
  const {
    link = `https://old.example/${slug}/`,
    guid = `https://old.example/?p=${fileCount}`,
    more = '',
  } = fields
  const { date = '2024-05-06 07:08:09' } = fields
  return (
    `<item><title><![CDATA[${title}]]></title><link>${link}</link><guid isPermaLink="false">${guid}</guid>` +
    `<content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${fileCount}</wp:post_id>` +
    `<wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>` +
    `<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`
  )
}
const file = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version>` +
  `<wp:base_blog_url>https://old.example</wp:base_blog_url>${entries.join('')}</channel></rss>`

describe('the fixture', () => {
  const expected = [
    ['Home', 'comes', 'draft', '/home'],
    ['Kitchen Remodeling in Nyack', 'comes', 'published', '/kitchen-remodeling-nyack'],
    ['Blog', 'left', 'published', ''],
    ['Contact', 'comes', 'draft', '/contact-2'],
    [
      'How long does a kitchen remodel take?',
      'comes',
      'published',
      '/blog/how-long-does-a-kitchen-remodel-take',
    ],
  ]

  test('a look tells all of it and changes nothing', async () => {
    const answer = await look(request(fixture))
    expect(answer.status).toBe(200)
    const report = (await answer.json()) as ImportReport
    expect(outcomes(report)).toEqual(expected)
    expect(report.run).toBeNull()
    expect([await listPosts(), await listPages()]).toEqual([[], []])
    expect(revalidatePath).not.toHaveBeenCalled()
  })

  test('comes with dates, category, excerpt, addresses and a redirect; a second time nothing comes twice', async () => {
    const report = await bring(fixture)
    expect(outcomes(report)).toEqual(expected)
    const post = await getPublishedPost('how-long-does-a-kitchen-remodel-take')
    expect(post).toMatchObject({
      category: 'Planning',
      publishedAt: '2026-04-14T12:30:00.000Z',
      createdAt: '2026-04-14T12:30:00.000Z',
      excerpt: expect.stringContaining('Fifteen weeks, six of them without a sink') as string,
    })
    expect(post?.content).toMatch(/^<p>The honest answer is fifteen weeks/)
    expect(post?.content).toContain('<h2>Cabinets set the date</h2>')
    expect(post?.content).not.toMatch(/wp:|<!--|class=/)
    expect(await getRedirect('/how-long-does-a-kitchen-remodel-take/')).toBe(
      '/blog/how-long-does-a-kitchen-remodel-take',
    )
    expect(report.redirects).toBe(1)
    const pages = await listPages()
    expect(pages.map(({ slug, isPublished }) => [slug, isPublished]).sort()).toEqual([
      ['contact-2', false],
      ['home', false],
      ['kitchen-remodeling-nyack', true],
    ])
    const [nyack] = pages.filter(({ isPublished }) => isPublished)
    const [block, ...others] = nyack?.components ?? []
    expect([block?.type, others]).toEqual(['text', []])
    const { content } = block?.config as { content: string }
    expect(content).toContain(
      '<em>Picture: New kitchen in a Nyack Victorian, with shaker cabinets and a tile backsplash</em>',
    )
    expect(content).not.toContain('<img')
    expect(nyack?.metaDescription).toContain('What a kitchen remodel in Nyack, NY involves')
    const contact = report.items.find(({ title }) => title === 'Contact')
    expect(contact?.notes).toEqual(expect.arrayContaining(['A form was left out.']))
    expect(report.left.map(({ what, count }) => [what, count])).toEqual([
      ['Pictures and files', 9],
      ['Menus', 1],
      ['Design and settings', 2],
      ['Tags', 3],
    ])
    expect(report.pictures).toContainEqual({
      file: 'kitchen-remodel-week-five.jpg',
      alt: 'Kitchen in its fifth week, cabinets set and the counter templated',
      where: 'How long does a kitchen remodel take?',
    })
    const again = await bring(fixture)
    expect(again.items.map(({ outcome }) => outcome)).toEqual(['there', 'there', 'left', 'there', 'there'])
    expect(again.run).toBeNull()
    expect([(await listPosts()).length, (await listPages()).length]).toEqual([1, 3])
    expect((await listAudit()).map(({ action, detail }) => [action, detail])).toEqual([
      ['posts-imported', '0 posts, 0 pages from Tappan Zee Kitchen & Bath'],
      ['posts-imported', '1 posts, 3 pages from Tappan Zee Kitchen & Bath'],
    ])
  })

  test('can come as drafts, and be undone but for what somebody has changed since', async () => {
    const report = await bring(fixture, '?drafts')
    expect(report.items.map(({ state, outcome }) => outcome === 'comes' && state)).not.toContain('published')
    const [post] = await listPosts()
    await postStore.update(post!.id, { title: 'Mine now' })
    const back = (run: unknown) =>
      undo(request(JSON.stringify({ run }), '', { 'content-type': 'application/json' }))
    expect((await back('another')).status).toBe(404)
    const answer = await back(report.run)
    expect(await answer.json()).toEqual({ posts: 0, pages: 3, kept: ['Mine now'] })
    expect(await listPages()).toEqual([])
    expect((await listPosts()).map(({ title }) => title)).toEqual(['Mine now'])
    const revisions = await write((db) => db.revision.findMany({ select: { recordId: true } }))
    expect(revisions).toEqual([{ recordId: post!.id }, { recordId: post!.id }])
    expect((await back(report.run)).status).toBe(404)
    expect(outcomes(await bring(fixture)).map(([, outcome]) => outcome)).toEqual([
      'comes',
      'comes',
      'left',
      'comes',
      'there',
    ])
  })

  test('takes pictures that the library has under the same name', async () => {
    const hash = 'a'.repeat(32)
    await createMedia({
      hash,
      name: 'kitchen-remodel-week-five.jpg',
      width: 800,
      height: 600,
      bytes: 1,
      color: '',
    })
    const report = await bring(fixture)
    const post = await getPublishedPost('how-long-does-a-kitchen-remodel-take')
    expect(post?.featuredImage).toBe(`/media/${hash}/kitchen-remodel-week-five-800x600.webp`)
    expect(report.pictures.map(({ where }) => where)).not.toContain(post?.title)
  })
})

describe('who may', () => {
  test('an owner; not an editor, nobody else, and not another site', async () => {
    expect((await importFile(request(fixture, '', { origin: 'https://evil.example' }))).status).toBe(403)
    expect((await importFile(request(fixture, '', { 'content-type': 'text/plain' }))).status).toBe(415)
    await write((db) => db.staff.update({ where: { id: staffId }, data: { role: 'editor' } }))
    const json = { 'content-type': 'application/json' }
    const all = () => [
      look(request(fixture)),
      importFile(request(fixture)),
      undo(request('{"run":"x"}', '', json)),
    ]
    for (const answer of await Promise.all(all())) expect(answer.status).toBe(403)
    signOutStaff()
    for (const answer of await Promise.all(all())) expect(answer.status).toBe(401)
    expect(await listPosts()).toEqual([])
  })
})

describe('a hostile or broken file', () => {
  const lol = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i} "${`&lol${i || ''};`.repeat(10)}">`).join('')}]>`
  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body>Hi</body></html>'],
    ['another feed', '<rss version="2.0"><channel><title>x</title></channel></rss>'],
    ['a billion laughs', `<?xml version="1.0"?>${lol}<rss><channel><title>&lol8;</title></channel></rss>`],
    [
      'a file of the server',
      file('').replace('<rss', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss'),
    ],
    ['an entity of its own', file('<item><title>&secret;</title></item>')],
    ['a cut file', file(entry({})).slice(0, -30)],
    ['a deep one', file(`<item>${'<a>'.repeat(80)}${'</a>'.repeat(80)}</item>`)],
    ['no text at all', '\u0000\u0001\u0002'],
  ])('%s is refused in words, and nothing is kept', async (_, xml) => {
    const answer = await importFile(request(xml))
    expect(answer.status).toBe(400)
    const { detail, errors } = (await answer.json()) as { detail: string; errors: { file: string } }
    expect(detail).toMatch(/\.$/)
    expect(errors.file).toBe(detail)
    expect(detail).not.toMatch(/root:|lollol/)
    expect(await listPosts()).toEqual([])
  })

  test('more than 20 MB is refused', async () => {
    const answer = await importFile(request('x', '', { 'content-length': String(21 * 1024 * 1024) }))
    expect(answer.status).toBe(413)
  })

  test('nothing hostile comes with its texts', async () => {
    // A text that ends its own CDATA section would break the file itself.
    const texts = hostileTexts.filter((text) => !text.includes(']]>'))
    await bring(
      file(
        ...texts.map((content, index) =>
          entry({ slug: `h-${index}`, content: `<p>a</p>${content}<p>b</p>` }),
        ),
      ),
    )
    const posts = await listPosts()
    expect(posts).toHaveLength(texts.length)
    for (const { content } of posts) {
      expect(nothingRuns(content)).toBe('')
      expect(content).not.toMatch(/<img|javascript:[^<]*"/)
    }
  })

  test('texts that would take a pattern forever are read in time', async () => {
    const nasty = [
      '<!-- '.repeat(20_000),
      '['.repeat(50_000),
      '<p>'.repeat(20_000),
      `${' '.repeat(100_000)}x`,
      '[a '.repeat(30_000),
      `${'<table><tr><td>a'.repeat(3_000)}${'</table>'.repeat(3_000)}`,
      '<table><caption>'.repeat(10_000),
      '<br>'.repeat(100_000),
      `<img src="${'?'.repeat(100_000)}\n" alt="x">`,
      `<a href="https://old.example/${'/'.repeat(100_000)}a">x</a>`,
      `<p>${'<b>'.repeat(60_000)}`,
    ]
    const start = Date.now()
    await bring(
      file(...nasty.map((content, index) => entry({ slug: `n-${index}`, content: `<p>a</p>${content}` }))),
    )
    expect(Date.now() - start).toBeLessThan(5_000)
  })
})

describe('the result for an entry', () => {
  const only = async (fields: Entry) => {
    const report = await bring(file(entry(fields)))
    const [post] = await listPosts()
    return { item: report.items[0], post, report }
  }

  test.each([
    ['draft', 'draft'],
    ['pending', 'draft'],
    ['private', 'draft'],
  ])('status %s comes as a %s, without a redirect', async (status, state) => {
    const { item, post } = await only({
      status,
      slug: 'a',
      link: 'https://old.example/?p=7',
      date: '0000-00-00 00:00:00',
    })
    expect(item).toMatchObject({ outcome: 'comes', state })
    expect(post).toMatchObject({ isPublished: false, publishedAt: null })
    expect(await getRedirect('/a')).toBeNull()
  })

  test('scheduled entries stay scheduled', async () => {
    const { item, post } = await only({ status: 'future', date: '2100-01-02 03:04:05', slug: 'a' })
    expect(item?.state).toBe('scheduled')
    expect(post).toMatchObject({ isPublished: false, publishedAt: null })
    const stored = await write((db) => db.post.findFirst({ select: { publishAt: true } }))
    expect(stored?.publishAt?.toISOString()).toBe('2100-01-02T03:04:05.000Z')
  })

  test('a text that is nested too deeply stays behind, and its notes say what to do', async () => {
    const { item, post } = await only({ content: `<p>a</p>${'<ul><li>'.repeat(60)}b` })
    expect([item?.outcome, post]).toEqual(['left', undefined])
    expect(item?.notes).toEqual([
      'Its formatting is nested more than 50 levels deep. Clear the formatting there, then export it again.',
    ])
  })

  test.each(['post', 'page'])(
    'a %s is too long by what is converted, not by what is left of it',
    async (type) => {
      const comment = `<!-- ${'a'.repeat(400_000)} -->`
      const { items } = await bring(
        file(
          entry({ type, content: `<p>a</p>${comment}` }),
          entry({ type, content: `<p>a</p>${comment.replace('a'.repeat(20), '')}` }),
        ),
      )
      expect(items.map(({ outcome, notes }) => [outcome, notes])).toEqual([
        ['left', ['Its text and formatting are longer than 400,000 characters. Split it there first.']],
        ['comes', []],
      ])
    },
  )

  test('without a date in UTC the one by the site’s clock counts', async () => {
    const more = '<wp:post_date>2024-07-04 09:30:15</wp:post_date>'
    const { item, post } = await only({ date: '', more })
    expect([item?.date, post?.publishedAt]).toEqual(['2024-07-04T13:30:15.000Z', '2024-07-04T13:30:15.000Z'])
  })

  test('a draft has a date there, and was never published', async () => {
    const more = '<wp:post_date>2024-01-04 09:30:15</wp:post_date>'
    const { item, post } = await only({ status: 'draft', date: '0000-00-00 00:00:00', more })
    expect([item?.date, post?.publishedAt]).toEqual(['2024-01-04T14:30:15.000Z', null])
  })

  test('the trash, revisions, menus and comments stay behind, by name', async () => {
    const report = await bring(
      file(
        entry({ status: 'trash', title: 'Gone' }),
        entry({ type: 'revision', status: 'inherit', title: 'Old' }),
        entry({ type: 'nav_menu_item', title: 'Menu' }),
        entry({ type: 'product', title: 'A sink' }),
        entry({ title: 'Talk', more: '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>' }),
      ),
    )
    expect(report.items.map(({ title }) => title)).toEqual(['Talk'])
    expect(report.left.map(({ what, names }) => [what, names])).toEqual([
      ['Posts and pages from the trash', ['Gone']],
      ['Earlier versions', ['Old']],
      ['Menu entries', ['Menu']],
      ['Entries of the kind “product”', ['A sink']],
      ['Comments', ['Talk: 1 comment']],
    ])
  })

  test('a taken address becomes a free one; the old path leads there', async () => {
    await postStore.create({ title: 'Ours', slug: 'costs' })
    const { item, report } = await only({ slug: 'costs', link: 'https://old.example/2024/05/costs/' })
    expect(item).toMatchObject({ from: '/2024/05/costs', to: '/blog/costs-2' })
    expect(item?.notes).toEqual(['Its address is taken. It becomes /blog/costs-2.'])
    expect(await getRedirect('/2024/05/costs')).toBe('/blog/costs-2')
    expect(report.redirects).toBe(1)
    // The first visitor is led on too, and nobody any more when the import is taken back.
    expect(knownRedirect('/2024/05/Costs/')).toBe('/blog/costs-2')
    const back = JSON.stringify({ run: report.run })
    expect((await undo(request(back, '', { 'content-type': 'application/json' }))).status).toBe(200)
    expect(knownRedirect('/2024/05/costs')).toBeUndefined()
  })

  test('a page of ours is never led away from', async () => {
    await pageStore.create({ title: 'Ours', slug: 'costs', isPublished: true })
    await bring(file(entry({ slug: 'services', link: 'https://old.example/services/' })))
    expect(await getRedirect('/services')).toBeNull()
  })

  test('texts of the old editor get paragraphs; shortcodes, tables and embeds are told', async () => {
    const content =
      'First line\nsecond line\n\n[contact-form-7 id="3"]\n\n<h2>Costs [sic]</h2>\n<table><tr><td>Kitchen</td><td>$10</td></tr></table>\n\n' +
      'https://videos.example/1\n\n<a href="https://www.old.example/contact/?a=1">Ask</a>'
    const { item, post } = await only({ content })
    expect(post?.content.replace(/\n/g, '')).toBe(
      '<p>First line<br />second line</p><h2>Costs [sic]</h2><p>Kitchen · $10</p>' +
        '<p><a href="https://videos.example/1">https://videos.example/1</a></p><p><a href="/contact?a=1">Ask</a></p>',
    )
    expect(item?.notes).toEqual([
      'A shortcode was left out: [contact-form-7].',
      'A table became lines of text.',
    ])
  })

  test('a table of data stays a table, one that lays out becomes lines', async () => {
    const data =
      '<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><caption>What it costs</caption><thead><tr><th>Size</th><th>From</th></tr></thead>' +
      '<tbody><tr><td><strong>Small</strong></td><td>$10,000</td></tr><tr><td colspan="2"><p>Ask</p><p>us</p></td></tr></tbody></table></figure><!-- /wp:table -->'
    const { item, post } = await only({ content: data })
    expect(post?.content.replace(/\n/g, '')).toBe(
      '<p>What it costs</p><table><thead><tr><th>Size</th><th>From</th></tr></thead><tbody><tr><td><strong>Small</strong></td><td>$10,000</td></tr>' +
        '<tr><td colspan="2">Ask us </td></tr></tbody></table>',
    )
    expect(item?.notes).toEqual([])
  })

  test.each([
    ['<table><tr><td><h2>Left</h2></td><td>Right</td></tr><tr><td>a</td><td>b</td></tr></table>', 'Left'],
    [
      '<table><tr><td><table><tr><td>In</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></td></tr></table>',
      'In',
    ],
    ['<table><tr><td>Open</td><td>b</td></tr><tr><td>c</td>', 'Open'],
    ['</table><p>Stray</p>', 'Stray'],
  ])('%s is none', async (content, word) => {
    const { post } = await only({ content: `<!-- wp:html -->${content}` })
    expect(post?.content).not.toContain('<t')
    expect(post?.content).toContain(word)
  })

  test('words stored as HTML are words again', async () => {
    const more = '<category domain="category" nicename="x"><![CDATA[Kitchens &amp; Baths]]></category>'
    const { post } = await only({ title: 'It&#8217;s &lt;new&gt;', more })
    expect(post).toMatchObject({ title: 'It’s <new>', category: 'Kitchens & Baths' })
  })

  test('one that is in the trash here isn’t brought again', async () => {
    const xml = file(entry({ slug: 'a', guid: 'g-1' }), entry({ slug: 'b', guid: 'g-1' }))
    const first = await bring(xml)
    expect(first.items.map(({ outcome }) => outcome)).toEqual(['comes', 'there'])
    await write((db) => db.post.updateMany({ data: { deletedAt: new Date(), slug: '~x', deletedSlug: 'a' } }))
    const second = await bring(xml)
    expect(second.items[0]?.notes[0]).toMatch(/is in the trash/)
    expect(await listPosts()).toEqual([])
  })
})
