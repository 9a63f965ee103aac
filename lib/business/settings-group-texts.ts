import { type SettingsGroup } from './settings-groups'

/** What each group is called, and which pages it changes. */
export const groupTexts: Record<SettingsGroup, { title: string; about: string }> = {
  business: {
    title: 'Business profile',
    about:
      'Header, footer, contact page, mails, and what search engines are told. The phone number is on every page.',
  },
  look: {
    title: 'Logo and colors',
    about: 'Header and footer, buttons, links and dark bands of every page, mails and share pictures.',
  },
  hours: {
    title: 'Hours',
    about:
      'Showroom hours stand in the footer and on the contact page. Phone hours stand in the header; search engines get them too.',
  },
  visits: {
    title: 'Visits',
    about:
      'Switched on, visitors book a visit at /visit themselves. Switched off, that page is a request form.',
  },
  claims: {
    title: 'Claims and figures',
    about: 'Say only what you can show. Each line says where it appears.',
  },
  prices: {
    title: 'Prices',
    about:
      'The price list on the home page. Services, town pages and their sums follow, and so do estimates and the plans of Smart Recommendations.',
  },
  further: {
    title: 'Lines of the estimate',
    about:
      'What an estimate is made of beside the price list. The range is for the whole of a line, from the smallest room to the largest; an answer takes a part of it. Plans of Smart Recommendations follow.',
  },
  financing: {
    title: 'Financing',
    about: 'Home page, landing pages, services and contact. Without terms, pages say only the first line.',
  },
  social: {
    title: 'Social links',
    about: 'Your own pages elsewhere, in the footer and for search engines. Empty ones aren’t shown.',
  },
  privacy: {
    title: 'Privacy and retention',
    about: 'What the privacy page says, and what is deleted by itself.',
  },
}
