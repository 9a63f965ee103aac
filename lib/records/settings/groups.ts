import * as z from 'zod/mini'
import { furtherLines } from '@/lib/business/estimate-lines'
import { weekdays } from '@/lib/business/hours'
import { type ClaimId, claimIds, claimKind } from '@/lib/business/claims'
import { serviceCards } from '@/lib/business/prices'
import { type BusinessProfile, type SocialNetwork, socialNetworks } from '@/lib/business/profile'
import { wordingGroups } from '@/lib/business/wording'
import { defineSettings, setting } from './define-settings'
import * as rules from './rules'

const { line, whole, yesOrNo } = rules

const byId = <Id extends string, Schema>(ids: readonly Id[], schemaOf: (id: Id, index: number) => Schema) =>
  z.object(
    Object.fromEntries(ids.map((id, index) => [id, schemaOf(id, index)])) as Record<
      Id,
      Schema & z.ZodMiniType
    >,
  )
const week = (name: string) =>
  byId(
    weekdays.map(([key]) => key),
    (_, index) => setting(rules.day, `${name}, ${weekdays[index]![1]}`),
  )

/** Names a claim's parts as the history and the palette do: "Rating", "Rating, proof". */
function claimSchema(id: ClaimId) {
  const { label, figure, isWorded } = claimKind(id)
  // Forms show only the parts that the kind has. The license's proof is its number.
  const part = (name: string, isShown: boolean) => ({
    label: name,
    ...(!isShown && { isHidden: true as const }),
  })
  const isProvenHere = id !== 'license'
  return z.object({
    value: setting(id === 'since' ? rules.yearOrNone : line(24), part(label, Boolean(figure))),
    wording: setting(line(80), part(figure ? `${label}, wording` : label, Boolean(isWorded))),
    proof: setting(line(200), part(`${label}, proof`, isProvenHere)),
    proofFile: setting(rules.proofFile, part(`${label}, proof file`, isProvenHere)),
    date: setting(rules.dayOrNone, part(`${label}, date of the proof`, isProvenHere)),
  })
}

/** The texts of a group of the wording, each called by what it replaces. */
const textsSchema = (texts: readonly (readonly [name: string, text: string])[]) =>
  byId(
    texts.map(([name]) => name),
    (_, index) => setting(line(400), texts[index]![1]),
  )

/** The groups of the business profile, in the order of their screen. */
export const settingsGroups = {
  business: defineSettings({
    title: 'Business profile',
    about:
      'Header, footer, contact page, emails, and what search engines are told. The phone number is on every page.',
    fields: {
      name: setting(line(80, 'Enter the name'), { label: 'Name', isWide: true }),
      shortName: setting(line(40, 'Enter the short name'), { label: 'Short name', note: 'titles, emails' }),
      licenseNumber: setting(line(40), {
        label: 'License number',
        note: 'footer, contact',
        placeholder: 'Rockland County home improvement',
      }),
      phone: setting(rules.phone, { label: 'Phone', type: 'tel' }),
      email: setting(rules.email, { label: 'Email', type: 'email' }),
      address: z.object({
        street: setting(line(120, 'Enter the street'), 'Street'),
        locality: setting(rules.town, { label: 'Town', isTown: true }),
        region: setting(rules.state, { label: 'State', isShared: true }),
        postalCode: setting(rules.zip, { label: 'ZIP', isShared: true, inputMode: 'numeric' }),
        country: setting(z._default(z.literal('US'), 'US'), { label: 'Country', isHidden: true }),
        point: setting(rules.point, {
          label: 'Point on the map',
          note: 'optional',
          placeholder: '41.1507, -73.9454',
          isFolded: true,
          hint: 'Latitude and longitude, as your map shows them. Search engines put the pin there, and distances are measured from it.',
        }),
      }),
    },
    hint: 'Until a license number is set, the license line is marked as an example, and a live site leaves it out.',
  }),
  mail: defineSettings({
    title: 'Email',
    about:
      'Where leads and visits are sent, and the sender homeowners see. Integrations shows where they go now and can send a test.',
    fields: {
      mail: z.object({
        leadsTo: setting(rules.emailOrNone, {
          label: 'Address for leads',
          type: 'email',
          hint: 'Not shown on the site. Homeowners’ replies go there too. If empty: your business email, unless whoever runs your site chose another one.',
        }),
        senderName: setting(line(80), {
          label: 'Sender name',
          hint: 'On emails to homeowners. If empty: your business’s name.',
        }),
      }),
    },
    invalidates: () => null,
  }),
  look: defineSettings({
    title: 'Logo and colors',
    about: 'Header and footer, buttons, links and dark bands of every page, emails and share pictures.',
    fields: {
      logo: z.object({
        light: setting(rules.logo, 'Logo'),
        dark: setting(rules.logo, 'Logo for dark bands'),
      }),
      colors: z.object({
        main: setting(rules.color, { label: 'Main color', hint: 'Buttons, links and dark bands.' }),
        accent: setting(rules.color, {
          label: 'Accent color',
          hint: 'Lines, small headings and underlines.',
        }),
      }),
    },
  }),
  hours: defineSettings({
    title: 'Hours',
    about: 'When people can come, and when they can call. Search engines get both.',
    fields: {
      showroomHours: week('Showroom'),
      telephoneHours: week('Phone').check(
        z.refine(rules.hasOpenDay, {
          error: 'Enter phone hours for at least one day',
          path: ['monday', 'closes'],
        }),
      ),
      specialDays: setting(rules.specialDays, 'Special days'),
    },
  }),
  visits: defineSettings({
    title: 'Booking visits',
    about:
      'When it’s on, visitors book their own visit at /visit. When it’s off, that page is a request form.',
    fields: {
      visits: z.object({
        isOn: setting(yesOrNo, {
          label: 'Book visits on the site',
          note: 'Visitors pick a free time at /visit, and it’s booked right away.',
        }),
        inShowroom: setting(yesOrNo, {
          label: 'Offer visits to the showroom',
          note: 'Within the showroom’s hours, at the address in your business profile.',
        }),
        byVideo: setting(yesOrNo, {
          label: 'Offer video calls',
          note: 'You send the link before each call.',
        }),
        minutes: setting(
          whole(15, 240, 'Enter 15 to 240 minutes').check(
            z.multipleOf(15, 'Enter minutes in steps of 15, as in 45, 60 or 90'),
          ),
          { label: 'A visit takes', unit: { one: 'minute' }, hint: 'In steps of 15 minutes.' },
        ),
        leadHours: setting(whole(1, 336, 'Enter whole hours, 1 to 336'), {
          label: 'Shortest notice',
          unit: { one: 'hour' },
          hint: 'Gives you time to get ready.',
        }),
        daysAhead: setting(whole(1, 90, 'Enter whole days, 1 to 90'), {
          label: 'Bookable ahead',
          unit: { one: 'day' },
          hint: 'Later days aren’t offered yet.',
        }),
        minutesPerMile: setting(whole(0, 10, 'Enter whole minutes, 0 to 10'), {
          label: 'Driving time per mile',
          unit: { one: 'minute', none: 'Nothing' },
        }),
        hasOwnHours: setting(yesOrNo, {
          label: 'Visits have their own hours',
          note: 'For visits at home and video calls. Otherwise they follow the showroom’s hours.',
        }),
        freeOnHolidays: setting(yesOrNo, {
          label: 'No visits on public holidays',
          note: 'New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas Day.',
        }),
      }),
      visitHours: week('Visits'),
    },
    checks: [
      z.refine(({ visits }) => (visits as Visits).leadHours < (visits as Visits).daysAhead * 24, {
        error: 'Nobody could book: this reaches past the last day that is offered. Enter fewer hours',
        path: ['visits', 'leadHours'],
      }),
      z.refine(
        ({ visits, visitHours }) => !(visits as Visits).hasOwnHours || rules.hasOpenDay(visitHours as object),
        { error: 'Enter hours for visits on at least one day', path: ['visitHours', 'monday', 'closes'] },
      ),
    ],
    // Every footer shows whether visits can be booked; only their own page shows the rest.
    invalidates: (paths) => ({ kind: paths.includes('visits.isOn') ? 'profile' : 'visits' }),
  }),
  claims: defineSettings({
    title: 'Claims and figures',
    about:
      'What pages say about you besides your name and prices. Leave out what you can’t prove: without proof a claim is marked as an example, and once the site is live it isn’t shown at all. Proof is a text or a file (PDF, JPEG, PNG or WebP, up to 15 MB), which only staff see.',
    fields: {
      claims: byId(claimIds, claimSchema),
      replyHours: setting(whole(0, 72, 'Enter whole hours, 1 to 72, or 0 for no promise'), {
        label: 'Promised reply time',
        note: 'quote panel, forms, thank-you, emails',
        unit: { one: 'hour', none: 'No promise' },
        hint: 'How soon you answer a message or a request, in phone hours. After that a lead is late. Enter 0 for no promise.',
      }),
    },
  }),
  prices: defineSettings({
    title: 'Prices',
    about:
      'The price list on the home page. Services, town pages, estimates and Smart Recommendations use these prices too.',
    fields: {
      prices: byId(
        serviceCards.map(({ id }) => id),
        (_, index) => setting(rules.price, serviceCards[index]!.title),
      ),
    },
  }),
  further: defineSettings({
    title: 'Estimate line items',
    about:
      'What goes into an estimate besides the price list. Each range runs from the smallest room to the largest; a visitor’s answers pick a part of it. Smart Recommendations use these prices too.',
    fields: {
      furtherPrices: byId(
        furtherLines.map(({ id }) => id),
        (_, index) => setting(rules.furtherPrice, furtherLines[index]!.title),
      ),
    },
  }),
  financing: defineSettings({
    title: 'Financing',
    about:
      'Home page, landing pages, services and contact. Without conditions, pages mark the offer as an example, and a live site leaves it out.',
    fields: {
      financing: z.object({
        claim: setting(line(80), { label: 'Offer', hint: 'If empty, no page mentions financing.' }),
        months: setting(whole(0, 360, 'Enter whole months, or nothing'), {
          label: 'Longest term in months',
          note: '',
          unit: { one: 'month', none: '' },
          hint: 'Enter 0 to leave the term out.',
        }),
        apr: setting(rules.percent, {
          label: 'APR in percent',
          inputMode: 'decimal',
          hint: 'Together with an offer, a term and conditions, estimates show an example of monthly payments. If empty, they don’t.',
        }),
        conditions: setting(line(600), {
          label: 'Conditions',
          isWide: true,
          rows: 3,
          hint: 'Who lends, at what APR, and who qualifies: what your lender requires next to the offer.',
        }),
      }),
    },
  }),
  terms: defineSettings({
    title: 'Who comes, and your terms',
    about:
      'On the landing pages; who comes also where visitors book, and in the email about their visit. What is empty isn’t shown.',
    fields: {
      terms: z.object({
        comes: setting(line(60), { label: 'Who comes to measure', placeholder: 'Dana Ruiz' }),
        role: setting(line(60), { label: 'Their role', placeholder: 'Owner' }),
        picture: setting(rules.logo, 'Their picture'),
        payment: setting(line(300), {
          label: 'Payment schedule',
          rows: 2,
          hint: 'As your contract has it, such as “10% at signing, 40% on the first day, 40% when the cabinets are in, 10% after the walk-through.”',
        }),
        warranty: setting(line(300), {
          label: 'Warranty terms',
          rows: 2,
          hint: 'How long, and for what: “Two years on our work. Makers’ warranties on everything we install.”',
        }),
      }),
    },
  }),
  social: defineSettings({
    title: 'Social and review links',
    about: 'Your own pages elsewhere, in the footer and for search engines. Leave one empty to hide it.',
    fields: {
      reviewLink: setting(rules.webAddress, {
        label: 'Review link',
        note: 'reviews page, replies',
        type: 'url',
        placeholder: 'https://',
        isWide: true,
        hint: 'Where customers read and write reviews of you. Google: your Business Profile, “Ask for reviews”.',
      }),
      social: byId(Object.keys(socialNetworks) as SocialNetwork[], (network) =>
        setting(rules.pageOn(network), {
          label: socialNetworks[network],
          type: 'url',
          placeholder: 'https://',
        }),
      ),
    },
  }),
  privacy: defineSettings({
    title: 'Privacy',
    about: 'What the privacy page says.',
    fields: {
      privacy: z.object({
        legalName: setting(line(120), {
          label: 'Legal name',
          hint: 'If the legal name differs from the showroom’s name.',
        }),
        contact: setting(line(80), {
          label: 'Contact for privacy questions',
          hint: 'If empty, no name is shown.',
        }),
        email: setting(rules.emailOrNone, {
          label: 'Email for privacy questions',
          type: 'email',
          hint: 'If empty: the email address above.',
        }),
      }),
    },
  }),
  retention: defineSettings({
    title: 'Retention',
    about: 'What is deleted automatically, and when.',
    fields: {
      retention: z.object({
        leadMonths: setting(whole(0, 240, 'Enter whole months, 1 to 240, or 0 to keep them for good'), {
          label: 'Keep won and lost leads',
          unit: { one: 'month', none: 'For good' },
          hint: 'Leads are deleted this long after their last change. Page views are kept as long. Enter 0 to keep them for good.',
        }),
        spamDays: setting(whole(7, 730, 'Enter whole days, 7 to 730'), {
          label: 'Keep spam',
          unit: { one: 'day' },
        }),
        auditDays: setting(whole(30, 3650, 'Enter whole days, 30 to 3650'), {
          label: 'Keep the audit log',
          unit: { one: 'day' },
          hint: 'What staff did, and when.',
        }),
      }),
    },
  }),
  wording: defineSettings({
    title: 'Wording',
    savedBy: 'staff',
    about: 'What visitors read outside of pages and posts. Leave a text empty to use the one in gray.',
    fields: {
      wording: byId(
        wordingGroups.map(({ id }) => id),
        (_, index) => textsSchema(wordingGroups[index]!.texts),
      ),
    },
  }),
}
type Visits = BusinessProfile['visits']

export type SettingsGroup = keyof typeof settingsGroups
export const settingsGroupNames = Object.keys(settingsGroups) as SettingsGroup[]
