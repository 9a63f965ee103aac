/** @jest-environment jsdom */
import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { ChatWidget } from '@/components/site/frame/chat-widget'
import { MobileMenu } from '@/components/site/frame/site-header'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { SiteFooter } from '@/components/site/frame/site-footer'
import { SiteHeader } from '@/components/site/frame/site-header'
import { ContactForm } from '@/components/forms/contact-form'
import { NextSteps } from '@/components/site/parts/next-steps'
import { BlockView } from '@/components/blocks/views'
import { FinanceBlock } from '@/components/site/screens/landing/finance-block'
import { TextSections } from '@/components/site/screens/text-page/text-page'
import { closed, hoursFrom } from '@/lib/business/hours'
import { type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import { builtInMenu } from '@/lib/content/built-in-menu'
import { contactPromise, reasonsToChooseUs } from '@/lib/content/promises'
import { seedAreas } from '@/lib/content/area-seed'
import { privacySections } from '@/lib/content/privacy'
import { landingContent } from '@/lib/landing/content'
import { serviceHubContent } from '@/lib/landing/hub-content'
import { townQuestions } from '@/lib/landing/town-questions'
import { businessJsonLd } from '@/lib/seo/json-ld'
import { blockData } from '../block-data'
import { spelledRange } from '@/lib/text/number-word'

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

/** Returns the text that a reader reads, with single blanks. */
function read(node: ReactNode): string {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(node)
  for (const element of box.querySelectorAll('*')) element.append(' ')
  return (box.textContent ?? '').replace(/\s+/g, ' ').trim()
}

const readBlock = (type: string, profile: BusinessProfile) =>
  read(<BlockView block={{ type, config: {} }} data={{ ...blockData, profile }} isMain />)

const kitchen = seedAreas.services.find(({ slug }) => slug === 'kitchen-remodeling')!
const cabinets = seedAreas.services.find(({ slug }) => slug === 'custom-cabinets')!
const nyack = seedAreas.places.find(({ slug }) => slug === 'nyack')!

const proven = (value: string, wording: string) => ({
  value,
  wording,
  proof: 'On file',
  proofFile: null,
  date: '',
})

const was = defaultProfile
const now: BusinessProfile = {
  ...was,
  phone: '(845) 555-0199',
  licenseNumber: 'H-12345',
  address: { ...was.address, street: '9 Main Street', locality: 'Nyack' },
  showroomHours: {
    ...was.showroomHours,
    monday: closed,
    tuesday: hoursFrom('10:00', '16:30'),
  },
  telephoneHours: { ...was.telephoneHours, saturday: closed },
  replyHours: 1,
  claims: {
    ...was.claims,
    since: proven('2004', ''),
    years: proven('20+', 'in the trade'),
    rating: proven('4.8/5', 'average rating'),
    customers: proven('300+', 'customers'),
    turnaround: proven('3-5 weeks', 'typical turnaround'),
    license: proven('', 'Licensed in Rockland County'),
  },
  prices: {
    ...was.prices,
    design: { from: 3_000, to: 6_000, timeline: '2-3 weeks' },
    countertops: { from: 4_000, to: 9_000, timeline: '4-6 days' },
    cabinets: { from: 9_000, to: 30_000, timeline: '2-3 weeks' },
  },
  financing: {
    claim: 'Financing from 4.9% APR',
    months: 60,
    apr: '',
    conditions: 'Through a lender, if you qualify',
  },
  reviewLink: 'https://g.page/r/h/review',
  social: { ...was.social, instagram: 'https://instagram.com/h', facebook: 'https://facebook.com/h' },
  privacy: { legalName: 'Harbor LLC', contact: 'Dana', email: 'data@h.example' },
  retention: { leadMonths: 1, spamDays: 30, auditDays: 400 },
}

const landing = (profile: BusinessProfile) =>
  JSON.stringify(landingContent({ place: nyack, service: kitchen, copy: null, areas: seedAreas }, profile))

// Each place that shows a setting: what it says as built in, and what it says after a change.
test.each<[string, (profile: BusinessProfile) => string, string[], string[]]>([
  [
    'header',
    (profile) => read(<SiteHeader profile={profile} />),
    ['(845) 555-0142', 'By phone Mon–Fri 8 AM–6 PM, Sat 9 AM–4 PM'],
    ['(845) 555-0199', 'By phone Mon–Fri 8 AM–6 PM'],
  ],
  [
    'phone menu',
    (profile) => read(<MobileMenu profile={profile} items={builtInMenu} />),
    ['Route 303, Congers, NY 10920', 'Mon–Fri 8 AM–6 PM, Sat 9 AM–4 PM'],
    ['9 Main Street, Nyack, NY 10920'],
  ],
  [
    'footer',
    (profile) => read(<SiteFooter profile={profile} areas={seedAreas} />),
    [
      'Licensed and insured in Rockland County, at work here since 1999.',
      'Monday 9-5 Tuesday 9-5 Wednesday 8-5 Thursday 9-6 Friday 9-5 Saturday 10-3 Sunday Closed',
    ],
    [
      'Licensed in Rockland County, license H-12345, at work here since 2004.',
      'Monday Closed Tuesday 10-4:30',
      'Facebook Instagram',
    ],
  ],
  [
    'quote panel',
    (profile) => read(<ChatWidget profile={profile} />),
    ['We answer within 2 hours during business hours.'],
    ['We answer within 1 hour during business hours.'],
  ],
  [
    'contact form',
    (profile) => read(<ContactForm phone={profile.phone} promise={contactPromise(profile)} />),
    ['We reach out within 24 hours. No obligation.'],
    ['We reach out within 1 hour during business hours. No obligation.'],
  ],
  ['next steps', (profile) => read(<NextSteps profile={profile} />), ['Within 24 hours'], ['Within 1 hour ']],
  [
    'home',
    (profile) => readBlock('home-hero', profile),
    [
      'Licensed and insured in Rockland County',
      'Most rooms take two to four weeks.',
      '25+ years',
      'in the trade, since 1999',
      '4.9/5',
      '127+',
      '2-4 weeks',
    ],
    [
      'Licensed in Rockland County, license H-12345',
      'Most rooms take three to five weeks.',
      '20+ years',
      'in the trade, since 2004',
      '4.8/5',
      '300+',
      '3-5 weeks',
    ],
  ],
  [
    'price list',
    (profile) => readBlock('price-ledger', profile),
    ['$2,500-$5,000 1-2 weeks', '0% financing with approved credit. Example Cash and credit cards accepted.'],
    ['$3,000-$6,000 2-3 weeks', 'Financing from 4.9% APR. Cash and credit cards accepted.'],
  ],
  [
    'services',
    (profile) => ['countertops', 'financing'].map((type) => readBlock(type, profile)).join(' '),
    ['$3,000-$8,000 3-5 days, templated once the cabinets are in'],
    [
      '$4,000-$9,000 4-6 days',
      'Financing from 4.9% APR',
      'Up to 60 months. Through a lender, if you qualify.',
    ],
  ],
  [
    'reviews',
    (profile) => readBlock('review-figures', profile) + JSON.stringify(reasonsToChooseUs(profile)),
    [
      '4.9/5',
      '127+',
      '2-4 weeks',
      '25+ years',
      'since 1999',
      'For kitchen and bath remodeling in Rockland County."',
    ],
    ['4.8/5', '300+', '3-5 weeks', '20+ years', 'since 2004', 'License H-12345.'],
  ],
  [
    'contact',
    (profile) => readBlock('contact-request', profile),
    ['Route 303, Congers, NY 10920', '(845) 555-0142'],
    [
      '9 Main Street, Nyack, NY 10920',
      'Home improvement license H-12345.',
      'Financing from 4.9% APR. Up to 60 months. Through a lender, if you qualify.',
    ],
  ],
  [
    'landing page',
    (profile) =>
      landing(profile) +
      read(<FinanceBlock profile={profile} visit="" town="nyack" service="kitchen-remodeling" />),
    ['Since 1999', '0% financing with approved credit', '"range":"$17,400–$49,000"'],
    [
      'Since 2004',
      'Financing from 4.9% APR',
      'Up to 60 months. Through a lender',
      '"range":"$19,900–$56,000"',
    ],
  ],
  [
    'service hub',
    (profile) => serviceHubContent(cabinets, profile).range,
    ['$8,000–$25,000'],
    ['$9,000–$30,000'],
  ],
  [
    'town page',
    (profile) => readBlock('town-steps', profile) + readBlock('town-questions', profile),
    [
      'Most kitchens and baths take 2-4 weeks of work.',
      '$17,400–$49,000',
      'By cash, credit card or financing, which is 0% with approved credit.',
    ],
    [
      'Most kitchens and baths take 3-5 weeks of work.',
      '$19,900–$56,000',
      'By cash, credit card or financing: Financing from 4.9% APR.',
    ],
  ],
  ['review link', (profile) => readBlock('review-list', profile), [], ['Read more reviews, or write one']],
  [
    '404',
    (profile) => read(<NotFoundScreen profile={profile} empty={[]} />),
    ['(845) 555-0142'],
    ['(845) 555-0199'],
  ],
  [
    'privacy',
    (profile) => read(<TextSections sections={privacySections(profile)} />),
    [
      'deleted 36 months after its last change',
      'deleted after 90 days',
      'hello@hearthandharbor.example',
      '(845) 555-0142',
    ],
    [
      'is a name of Harbor LLC.',
      'deleted 1 month after its last change',
      'deleted after 30 days',
      'Dana answers.',
      'data@h.example',
      '(845) 555-0199',
    ],
  ],
])('%s', (_place, show, before, after) => {
  const [old, changed] = [show(was), show(now)]
  for (const text of before) {
    expect(old).toContain(text)
    expect(changed).not.toContain(text)
  }
  for (const text of after) expect(changed).toContain(text)
})

test('financing without its conditions is an example among a town’s questions', () => {
  const answers = (profile: BusinessProfile) => readBlock('town-questions', profile)
  expect(answers(was)).toContain('after the visit. Example')
  expect(answers(now)).not.toContain('Example')
})

test('without an offer no page names financing', () => {
  const none = { ...now, financing: { claim: '', months: 60, apr: '', conditions: 'Old terms' } }
  const all = [
    readBlock('price-ledger', none),
    readBlock('financing', none),
    readBlock('contact-request', none),
    read(<FinanceBlock profile={none} visit="" town="nyack" service="kitchen-remodeling" />),
    JSON.stringify(townQuestions(nyack, none)),
    JSON.stringify(businessJsonLd(none)),
  ].join()
  expect(all).not.toMatch(/financing|old terms|monthly/i)
  expect(all).toContain('By cash or credit card.')
})

test('while no terms, license or pages are set, nothing stands in their place', () => {
  expect(readBlock('financing', was)).toBe('')
  expect(readBlock('contact-request', was)).not.toMatch(/license|financing/i)
  expect(renderToStaticMarkup(<SiteFooter profile={was} areas={seedAreas} />)).not.toContain('elsewhere')
  expect(businessJsonLd(was)).not.toHaveProperty('sameAs')
  expect(businessJsonLd(was)).not.toHaveProperty('legalName')
})

test('structured data follows the profile', () => {
  expect(businessJsonLd(now)).toMatchObject({
    telephone: '+18455550199',
    foundingDate: '2004',
    legalName: 'Harbor LLC',
    sameAs: ['https://facebook.com/h', 'https://instagram.com/h'],
    contactPoint: { hoursAvailable: [{ opens: '08:00', closes: '18:00' }] },
    paymentAccepted: 'Cash, Credit Card, Financing',
  })
})

test('kept for good reads so', () => {
  const text = JSON.stringify(privacySections({ ...was, retention: { ...was.retention, leadMonths: 0 } }))
  expect(text).toContain('stays with us until you ask us to delete it')
  expect(text).not.toContain('0 months')
})

test.each([
  ['2-4 weeks', 'two to four weeks'],
  ['10-14 days', '10-14 days'],
  ['about a month', 'about a month'],
])('%s in a sentence is %s', (text, spelled) => expect(spelledRange(text)).toBe(spelled))
