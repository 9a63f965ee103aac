/** The page on which staff introduce themselves. The seed stores it once, unpublished; from then on it is a page like any other. */
export const aboutPage = { id: 'about', slug: 'about', title: 'About us' } as const

const members = [
  { name: '[Your name]', role: '[Your role, for example owner]', bio: '', image: '' },
  { name: '[Another name]', role: '[Their role, for example tile setter]', bio: '', image: '' },
]

/** Its blocks, also for a new page. What belongs there is in brackets (components/blocks/templates.ts). */
export const aboutBlocks = [
  {
    id: 'hero',
    type: 'hero',
    config: {
      title: aboutPage.title,
      subtitle: '[Who you are and what you build, in one sentence]',
      buttonText: 'Request an estimate',
      buttonLink: '/contact',
    },
  },
  {
    id: 'story',
    type: 'text-picture',
    config: {
      content:
        '<h2>Our story</h2><p>[How you began, and what you did before]</p>' +
        '<p>[What you do yourselves, and what customers can rely on]</p>',
    },
  },
  {
    id: 'team',
    type: 'team',
    config: {
      title: 'Who comes to your house',
      members,
    },
  },
  { id: 'credentials', type: 'credentials', config: {} },
  { id: 'call', type: 'cta', config: {} },
] as const
