import { type BusinessProfile } from '@/lib/business/profile'
import { type TextSection } from './text-section'

type Facts = Pick<BusinessProfile, 'name' | 'phone' | 'email'>

/** What this site does so that everybody can use it. Every sentence is true of the code and its tests: change it with them. */
export function accessibilitySections({ name, phone, email }: Facts): TextSection[] {
  return [
    {
      heading: 'What we aim for',
      paragraphs: [
        `${name} wants everybody to be able to read these pages, reach us and ask for an estimate. The measure is the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.`,
      ],
    },
    {
      heading: 'What you can count on',
      paragraphs: [
        'Everything can be done with a keyboard alone: Tab goes from one thing to the next, what has the focus has a thick outline, and the first press of Tab on a page offers to skip the menu. Escape closes whatever has opened. Before-and-after pictures move with the arrow keys.',
        'Every page has headings in order, every field has a name, and every picture says in words what it shows. When a form can’t be taken, it says which fields need another look, leads you to them and keeps what you wrote.',
        'You can make text twice as large, or zoom to 400%, and nothing is cut off or has to be scrolled sideways. High-contrast colors of your own replace ours. If your device asks for less motion, nothing moves. Pages can be printed.',
        'Reading, the menu, the quote panel and the contact form work without JavaScript too.',
      ],
    },
    {
      heading: 'How it is tested',
      paragraphs: [
        'Before a change of this site goes live, a program (axe) checks each kind of page, on a wide screen or a phone’s, against the rules of WCAG that a program can judge; others press the keys, fill in the forms and look whether a page of 320 pixels scrolls sideways. Text has a contrast of at least 4.5 to 1.',
        'Last gone through by hand on November 22, 2026: keyboard alone, text at 200%, zoom, forced colors, reduced motion and print, in Chromium. It has not yet been tried by people who use a screen reader every day; if you do, we would like to hear from you.',
      ],
    },
    {
      heading: 'What doesn’t work yet',
      paragraphs: [
        'The points on the maps can’t be pressed; the lists beside them have the same places as links. Videos, where a page has one, are played by YouTube or Vimeo, and it depends on the video whether it has captions. Map links and reviews lead to other companies’ pages, which we can’t mend.',
      ],
    },
    {
      heading: 'Tell us what is in your way',
      paragraphs: [
        'Call or write, and say which page it was and what you tried to do. We do it with you over the phone right then, whatever it is: prices, a visit, an estimate. Then we mend the page, or tell you why we can’t.',
      ],
      contact: { phone, email },
    },
    {
      heading: 'If we don’t',
      paragraphs: [
        'You can complain to the U.S. Department of Justice under the Americans with Disabilities Act, or to New York State’s Division of Human Rights. It costs nothing, and you don’t have to ask us first.',
      ],
      links: [
        { name: 'Complain under the ADA', href: 'https://www.ada.gov/file-a-complaint/' },
        { name: 'Complain to New York State', href: 'https://dhr.ny.gov/complaint' },
      ],
    },
  ]
}
