// A page with one block of each type, filled in completely, for the photographs.

const kitchen = '/images/kitchen-01-after.webp'

const block = (type, config = {}) => ({ id: `${type}-1`, type, config })

/** The blocks' names as the builder calls them, in the order of the page. */
export const blockNames = [
  'Hero',
  'Text',
  'Image Gallery',
  'Testimonial',
  'Team',
  'Services Grid',
  'Projects',
  'Before & After',
  'Text & Picture',
  'Reviews',
  'Questions & Answers',
  'Contact Form',
  'Price Table',
  'Columns',
  'Button',
  'Divider',
  'Video',
  'Map',
  'Visualizer',
  'Call to Action',
]

export const everyBlock = [
  block('hero', {
    title: 'Paid for month by month',
    subtitle: 'A new kitchen now, and a monthly figure in writing before anything begins.',
    backgroundImage: '/images/hero-kitchen.webp',
    backgroundAlt: 'A kitchen with stools at a marble island',
    buttonText: 'Ask for a figure',
    buttonLink: '#contact',
  }),
  block('text', {
    content:
      '<h2>How it works</h2><p>We measure, draw and price the room first. <strong>The price is in writing</strong>, and so is <a href="/services">what it includes</a>.</p><ul><li><p>No work before you have signed</p></li><li><p>No fee for paying early</p></li></ul><h3>What the bank asks for</h3><blockquote><p>Proof of income and a copy of our estimate. That was all.</p></blockquote><ol><li><p>Apply</p></li><li><p>Hear back within two days</p></li></ol>',
  }),
  block('image', {
    images: [
      { src: kitchen, alt: 'A white kitchen with a waterfall island' },
      { src: '/images/kitchen-02-after.webp', alt: 'A kitchen after the work' },
      { src: '/images/bath-01-after.webp', alt: 'A bath after the work' },
    ],
    caption: 'Three rooms that were paid for month by month.',
  }),
  block('testimonial', {
    name: 'Ana B.',
    location: 'Nyack, NY',
    rating: 4,
    content: 'They said what it would cost per month, and that is what it cost.',
    projectType: 'Kitchen Remodel',
  }),
  block('team', {
    members: [
      { name: 'Maria Conti', role: 'Designer', bio: 'Draws every room herself.', image: kitchen },
      { name: 'Joe Lind', role: 'Foreman', bio: 'On site from the first day to the last.' },
    ],
  }),
  block('services'),
  block('projects', { kind: 'kitchen', most: 3 }),
  block('before-after', {
    beforeImage: '/images/kitchen-02-before.webp',
    afterImage: '/images/kitchen-02-after.webp',
    caption: 'The same window, four weeks later.',
  }),
  block('text-picture', {
    content: '<h2>At your table</h2><p>We bring the samples, you keep the estimate.</p>',
    image: '/images/bath-01-after.webp',
    alt: 'A bath after the work',
    side: 'left',
  }),
  block('reviews', { most: 2 }),
  block('faq', {
    items: [
      { question: 'Can I pay it off early?', answer: 'Yes, without a fee.' },
      { question: 'Who lends the money?', answer: 'A bank in the county. We only help with the papers.' },
    ],
  }),
  block('contact-form'),
  block('price-table', {
    title: 'What a room costs by the month',
    rows: [
      { what: 'Refaced cabinets', price: '$210', detail: 'over five years' },
      { what: 'A bath', price: '$390', detail: 'over seven years' },
    ],
    note: 'The bank names its own figure.',
  }),
  block('columns', {
    title: 'Three ways to begin',
    columns: [
      { heading: 'Call', content: '<p>We answer on weekdays.</p>' },
      { heading: 'Write', content: '<p>A few words are enough.</p>', image: kitchen, alt: 'A white kitchen' },
      { heading: 'Come by', content: '<p>The samples are in the showroom.</p>' },
    ],
  }),
  block('button', { buttonText: 'Ask for a figure', buttonLink: '/contact', alignment: 'center' }),
  block('divider', { kind: 'line', size: 'large' }),
  block('video', {
    title: 'A kitchen in four weeks',
    address: 'https://vimeo.com/76979871',
    poster: kitchen,
  }),
  block('map', { title: 'Where to find us' }),
  block('visualizer', { kitchen: 'navy-and-limestone' }),
  block('cta', { title: 'Find out your number' }),
]

/** A short page to work on: its hero has no picture yet. */
export const threeBlocks = [
  block('hero', { title: 'A new kitchen' }),
  block('text', { content: '<p>Some words about kitchens.</p>' }),
  block('cta', { title: 'Last words' }),
]
