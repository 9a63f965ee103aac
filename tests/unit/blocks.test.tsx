import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { blocks, blockTypes, defaultConfig, readConfig, summaryOf } from '@/components/blocks/registry'
import { BlockView } from '@/components/blocks/views'
import { CustomPage } from '@/components/site/screens/custom-page/custom-page'
import { sampleProjects } from '@/lib/content/samples'
import { blockData } from './block-data'
import { type Page, type PageComponent } from '@/lib/content-types'
import { hostileTexts, nothingRuns } from './hostile-input'

const show = (type: string, config: Record<string, unknown> = {}, inCanvas = false) =>
  renderToStaticMarkup(<BlockView block={{ type, config }} data={blockData} inCanvas={inCanvas} />)
const page = (components: PageComponent[]): Page => ({
  id: 'p',
  title: 'Financing',
  slug: 'financing',
  content: '',
  metaTitle: '',
  metaDescription: '',
  isPublished: true,
  publishAt: null,
  unpublishAt: null,
  components,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const showPage = (...components: Omit<PageComponent, 'id'>[]) =>
  renderToStaticMarkup(
    <CustomPage
      page={page(components.map((block, index) => ({ id: `b-${index}`, ...block })))}
      data={blockData}
    />,
  )

test('a page that has every block twice has no id twice', () => {
  const html = showPage(...[...blockTypes, ...blockTypes].map((type) => ({ type, config: {} })))
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toContain('portfolio')
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a head whose texts were taken away leaves no space', () => {
  expect(show('reviews-head', { title: '', text: '' })).toBe('')
  expect(show('reviews-head', { title: '', text: '' }, true)).toContain('Visitors see nothing here')
})

describe('the registry', () => {
  test('names the blocks as the library does, the sections of built-in pages last', () => {
    expect(
      Object.values(blocks)
        .slice(0, 20)
        .map(({ definition: { name, group } }) => [name, group]),
    ).toEqual([
      ['Hero', 'Basics'],
      ['Text', 'Basics'],
      ['Image Gallery', 'Basics'],
      ['Testimonial', 'Basics'],
      ['Team', 'Basics'],
      ['Columns', 'Basics'],
      ['Button', 'Basics'],
      ['Video', 'Basics'],
      ['Divider', 'Basics'],
      ['Services Grid', 'For contractors'],
      ['Projects', 'For contractors'],
      ['Before & After', 'For contractors'],
      ['Text & Picture', 'For contractors'],
      ['Visualizer', 'For contractors'],
      ['Reviews', 'For contractors'],
      ['Price Table', 'For contractors'],
      ['Questions & Answers', 'For contractors'],
      ['Map', 'For contractors'],
      ['Contact Form', 'For contractors'],
      ['Call to Action', 'For contractors'],
    ])
    const otherBlocks = Object.values(blocks).slice(20)
    expect(new Set(otherBlocks.map(({ definition: { group } }) => group))).toEqual(new Set(['Sections']))
  })

  test('finds rich text and pictures in the schemas', () => {
    const fieldsOfKind = (kind: 'rich' | 'pictures') =>
      Object.entries(blocks)
        .slice(0, 20)
        .flatMap(([type, { definition }]) => definition[kind].map((path) => `${type} ${path}`))
    expect(fieldsOfKind('rich')).toEqual(['text content', 'columns columns.content', 'text-picture content'])
    expect(fieldsOfKind('pictures')).toEqual([
      'hero backgroundImage',
      'image images.src',
      'team members.image',
      'columns columns.image',
      'video poster',
      'before-after beforeImage',
      'before-after afterImage',
      'text-picture image',
    ])
  })

  test("the specification's defaults", () => {
    expect(defaultConfig('hero')).toEqual({
      title: 'Welcome to Our Service',
      subtitle: 'Professional solutions for your needs',
      backgroundImage: '',
      backgroundAlt: '',
      buttonText: 'Get Started',
      buttonLink: '#contact',
    })
    expect(defaultConfig('text')).toEqual({
      content: 'Add your content here...',
      alignment: 'left',
      fontSize: 'medium',
    })
    expect(defaultConfig('image')).toEqual({ images: [], layout: 'grid', caption: '' })
    expect(defaultConfig('testimonial')).toEqual({
      name: 'Customer Name',
      location: 'Location',
      rating: 5,
      content: 'Great service!',
      projectType: 'Kitchen Remodel',
    })
    expect(defaultConfig('team')).toEqual({ title: 'Meet Our Team', members: [] })
  })

  test('no two new blocks share a list', () => {
    defaultConfig('team').members.push({ name: 'x', role: '', bio: '', image: '' })
    expect(defaultConfig('team').members).toEqual([])
  })

  test.each([
    ['hero', {}, 'Welcome to Our Service'],
    ['text', { content: '<h2>How</h2><p>it works</p>' }, 'How it works'],
    ['image', { images: [{ src: '/images/a.webp' }], caption: 'Nyack' }, '1 picture · Nyack'],
    ['testimonial', {}, 'Customer Name · 5 of 5 stars'],
    ['team', {}, 'Meet Our Team · No members'],
    ['services', {}, 'All eight services'],
    ['services', { services: ['home-renovation'] }, '1 service'],
    ['projects', { kind: 'kitchen', town: 'Nyack' }, 'Recent projects · Kitchens · Nyack · up to 3'],
    ['before-after', {}, 'Before and after · Pictures missing'],
    ['text-picture', {}, 'Add your content here... · No picture'],
    ['reviews', {}, 'What homeowners say · up to 3'],
    ['faq', { items: [{ question: 'a' }, { question: 'b' }] }, 'Questions and answers · 2 questions'],
    ['contact-form', {}, 'Request an estimate'],
    ['cta', {}, 'Tell us about the room. · Request an estimate'],
    ['columns', {}, 'Add your content here... · 2 columns'],
    ['button', {}, 'Request an estimate · /contact'],
    ['video', { title: 'Tour' }, 'Tour · No video'],
    ['divider', { kind: 'space' }, 'Space · Medium'],
    ['price-table', { rows: [{ what: 'Sink' }] }, 'Prices · 1 price'],
    ['map', {}, 'Where to find us · The showroom'],
    ['something-else', {}, ''],
  ])('summary of %s %j', (type, config, summary) => {
    expect(summaryOf({ type, config })).toBe(summary)
  })
})

describe('a stored configuration', () => {
  test('a broken field falls back to its default; the others stay', () => {
    expect(readConfig('testimonial', { name: 'Ana', rating: 9, content: null })).toEqual({
      ...defaultConfig('testimonial'),
      name: 'Ana',
    })
    expect(readConfig('text', { content: 'x', fontSize: 'huge' })).toMatchObject({
      content: 'x',
      fontSize: 'medium',
    })
  })

  test('a broken row keeps what is right in it', () => {
    const members = [{ name: 'Ana', role: 7, image: 'javascript:alert(1)' }, 'nonsense', { name: 'Bo' }]
    expect(readConfig('team', { members }).members).toEqual([
      { name: 'Ana', role: '', bio: '', image: '' },
      { name: '', role: '', bio: '', image: '' },
      { name: 'Bo', role: '', bio: '', image: '' },
    ])
    expect(readConfig('services', { services: ['home-renovation', 'plumbing'] }).services).toEqual([
      'home-renovation',
    ])
  })

  test('a list that is too long is cut', () => {
    const items = Array.from({ length: 80 }, (_, index) => ({ question: `q${index}`, answer: '' }))
    expect(readConfig('faq', { items }).items).toHaveLength(50)
  })

  test('whatever is stored is read without throwing, as something its schema takes, and shown', () => {
    const config = fc.oneof(
      fc.anything(),
      fc.dictionary(
        fc.constantFrom(
          'title',
          'content',
          'images',
          'members',
          'items',
          'services',
          'rating',
          'most',
          'buttonLink',
          '__proto__',
        ),
        fc.oneof(fc.anything(), fc.array(fc.object())),
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...blockTypes), config, (type, stored) => {
        const read = readConfig(type, stored)
        expect(readConfig(type, read)).toEqual(read)
        expect(nothingRuns(show(type, stored as Record<string, unknown>))).toBe('')
      }),
      { numRuns: 400 },
    )
  })
})

describe('views', () => {
  test.each(blockTypes)('a new %s block shows in the canvas', (type) => {
    expect(show(type, defaultConfig(type), true)).toMatch(/^<(?:section|div)/)
  })

  test.each(['constructor', '__proto__', 'hasOwnProperty', 'pricing'])(
    'the unknown type %s gets the notice',
    (type) => {
      expect(show(type)).toMatch(new RegExp(`^<p class="[^"]*">Unknown component type: ${type}</p>$`))
    },
  )

  test('the notice holds no markup', () => {
    expect(show('<script>alert(1)</script>')).toContain('Unknown component type: &lt;script&gt;')
  })

  test('text keeps its line breaks, alignment and size', () => {
    expect(show('text', { content: 'a\nb', alignment: 'right', fontSize: 'xl' })).toMatch(
      /<div class="[^"]*font-serif[^"]*text-right[^"]*" data-align="right">a<br \/>b<\/div>/,
    )
  })

  test.each([1, 2, 3, 4, 5])('%d stars are said in words', (rating) => {
    expect(show('testimonial', { rating })).toContain(`aria-label="${rating} out of 5"`)
  })

  test('prices are a table that names its rows', () => {
    const html = show('price-table', {
      rows: [{ what: 'Sink', price: '$300', detail: 'Steel' }, { what: '' }],
    })
    expect(html).toMatch(/<th scope="row"[^>]*>Sink<span[^>]*>Steel<\/span><\/th><td[^>]*>\$300<\/td>/)
    expect(html.match(/<tr/g)).toHaveLength(2)
  })

  test('a video asks nothing of anybody before it is played', () => {
    const html = show('video', { address: 'https://youtu.be/dQw4w9WgXcQ', title: 'Tour' })
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"[^>]*aria-label="Play video: Tour"/,
    )
    expect(html).toMatch(/<\/a><iframe(?![^>]*src)[^>]*hidden=""/)
    expect(show('video', { address: '/videos/tour.mp4' })).toMatch(/<video [^>]*preload="none"/)
  })

  test('a map shows the town of its address, else only the address', () => {
    expect(show('map')).toContain('Map of Rockland County with Congers')
    const elsewhere = show('map', { address: '1 Main St, Hoboken, NJ' })
    expect(elsewhere).toContain('query=1%20Main%20St%2C%20Hoboken%2C%20NJ')
    expect(elsewhere).not.toContain('<svg')
  })

  test('projects are chosen by kind and town', () => {
    const html = show('projects', { kind: 'bathroom', town: 'Suffern', most: 12 })
    const shownProjects = sampleProjects.filter(({ title }) =>
      html.includes(`>${title.replace(/&/g, '&amp;')}<`),
    )
    expect(shownProjects.length).toBeGreaterThan(0)
    for (const { projectType, location } of shownProjects)
      expect([projectType, location]).toEqual(['bathroom', 'Suffern, NY'])
  })

  test('a block with nothing to show is left out for visitors and explained to staff', () => {
    for (const [type, config] of [
      ['image', {}],
      ['before-after', {}],
      ['faq', {}],
      ['price-table', {}],
      ['video', {}],
      ['columns', { columns: [] }],
      ['button', { buttonText: '' }],
      ['projects', { town: 'Nowhere' }],
      ['reviews', { town: 'Nowhere' }],
    ] as const) {
      expect(show(type, config)).toBe('')
      expect(show(type, config, true)).toContain('data-missing')
    }
  })

  test.each(blockTypes)('emptied texts leave no heading, link or button of %s without a name', (type) => {
    const texts = Object.entries(defaultConfig(type)).filter(([, value]) => typeof value === 'string')
    const html = show(type, Object.fromEntries(texts.map(([field]) => [field, ''])))
    expect(html).not.toMatch(
      /<(h[1-6]|a|button|summary)\b(?![^>]*aria-label)[^>]*>(<svg.*?<\/svg>)?\s*<\/\1>/,
    )
  })

  test('a town’s questions stay while a row of one’s own has none', () => {
    expect(show('town-questions', { rows: [{}] })).toBe(show('town-questions'))
    expect(show('town-questions', { rows: [{ title: 'How long?' }] })).not.toBe(show('town-questions'))
  })

  test('another rendering in place of the home page’s picture is still called one', () => {
    const picture = '/images/kitchen-05-after.webp'
    const html = show('home-hero', { picture, pictureAlt: 'Oak kitchen.' })
    expect(html).toContain('>Oak kitchen. Design rendering.<')
    expect(show('home-hero', { picture, pictureAlt: 'Design rendering of oak' })).toContain(
      '>Design rendering of oak<',
    )
  })

  test.each(blockTypes)('nothing hostile gets through any field of %s', (type) => {
    for (const text of hostileTexts) {
      const row = {
        src: text,
        alt: text,
        name: text,
        role: text,
        bio: text,
        image: text,
        question: text,
        answer: text,
        heading: text,
        content: text,
        what: text,
        price: text,
        detail: text,
      }
      const fields = Object.fromEntries(Object.keys(defaultConfig(type)).map((field) => [field, text]))
      for (const config of [
        fields,
        {
          ...fields,
          images: [row, text],
          members: [row],
          items: [row],
          columns: [row],
          rows: [row],
          services: [text],
        },
        // A refused picture must not hide the errors of the fields beside it.
        {
          ...fields,
          backgroundImage: '/images/a.webp',
          image: '/images/a.webp',
          images: [{ ...row, src: '/images/a.webp' }],
        },
        { ...fields, beforeImage: '/images/a.webp', afterImage: '/images/a.webp' },
      ])
        expect(nothingRuns(show(type, config))).toBe('')
    }
  })
})

describe('a custom page', () => {
  test('has one heading of the first level: the first hero, else its title', () => {
    const hero = (title: string) => ({ type: 'hero', config: { title } })
    const mainHeadings = (...components: Parameters<typeof showPage>) =>
      [...showPage(...components).matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words)
    expect(mainHeadings(hero('First'), hero('Second'))).toEqual(['First'])
    expect(mainHeadings(hero(''), hero('Second'))).toEqual(['Second'])
    expect(mainHeadings(hero(' '))).toEqual(['Financing'])
    expect(mainHeadings({ type: 'text', config: {} })).toEqual(['Financing'])
  })

  test('#contact leads to the form on the page, else to the contact page', () => {
    const hero = { type: 'hero', config: {} }
    const alone = showPage(hero)
    expect(alone).toContain('href="/contact"')
    const withForms = showPage(
      hero,
      { type: 'contact-form', config: {} },
      { type: 'contact-form', config: {} },
    )
    expect(withForms).toContain('href="#contact"')
    expect(withForms.match(/id="contact"/g)).toHaveLength(1)
    expect(withForms.match(/<form/g)).toHaveLength(2)
  })

  test('says once that pictures are renderings, and only where they are', () => {
    const note = 'Pictures on this page are design renderings.'
    const projects = { type: 'projects', config: {} }
    expect(showPage(projects, projects).split(note)).toHaveLength(2)
    expect(showPage({ type: 'text', config: {} })).not.toContain(note)
  })

  test('without components says so', () => {
    const html = showPage()
    expect(html).toContain('No Content Available')
    expect(html).toContain('This page doesn&#x27;t have any components to display yet.')
  })

  test('its structured data cannot be broken out of', () => {
    const nasty = '</script><script>alert(1)</script>'
    const html = showPage({ type: 'faq', config: { items: [{ question: nasty, answer: 'x' }] } })
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain('BreadcrumbList')
  })
})
