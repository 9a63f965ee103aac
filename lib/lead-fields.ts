// The fields of a lead. What stores, shows or sends a lead is derived from this list; forms, their schemas and the
// privacy text are checked against it (tests/unit/lead-fields). CONTRIBUTING.md has the exercise "Add a lead field".

/** A position among the fields of a place, with labels that replace the field's own. Equal positions keep the list's order. */
type Position = number | readonly [position: number, ...labels: string[]]

/** A place that shows fields. `own` means in the place's own way, such as a heading. */
type Places = {
  csv: Position | false
  /** The group of facts beside an open lead. */
  inbox: 'contact' | 'origin' | 'own' | false
  /** The email to the owner. */
  email: Position | 'own' | false
  /** True if the inbox finds leads by it. */
  search: boolean
  /** Site files from before this field don't have it. */
  isLater?: true
}

type LeadField<Kind = string, From = 'form' | 'page' | 'site' | 'staff'> = Places & {
  kind: Kind
  from: From
  label: string
  /** Words of the privacy text that name it. */
  privacy?: string
}

/** A text that a visitor types or chooses. */
const formField = (label: string, privacy: string, places: Places): LeadField<'text', 'form'> => ({
  ...{ kind: 'text', from: 'form', label, privacy },
  ...places,
})
/** A text that a form adds: where the request comes from and what it is about. */
const pageField = (label: string, privacy: string, places: Places): LeadField<'text', 'page'> => ({
  ...formField(label, privacy, places),
  from: 'page',
})
const campaignField = (label: string, csv: Places['csv']) =>
  pageField(label, 'the marks that an ad', { csv, inbox: 'origin', email: false, search: false })
const noPlaces: Places = { csv: false, inbox: 'own', email: false, search: false }
/** A column that the site or staff fill. */
const officeField = <Kind extends string, From extends 'site' | 'staff'>(
  kind: Kind,
  from: From,
  label = '',
  places: Partial<Places> = {},
): LeadField<Kind, From> => ({ kind, from, label, ...noPlaces, ...places })

/** In the order in which the API and the webhook name them. */
export const leadFields = {
  name: formField('Name', 'your name', { csv: 2, inbox: 'own', email: 'own', search: true }),
  phone: formField('Phone', 'your phone number', { csv: 3, inbox: 'contact', email: 1, search: true }),
  email: formField('Email', 'your email address', { csv: 4, inbox: 'contact', email: 2, search: true }),
  message: formField('Message', 'your message', { csv: 23, inbox: 'own', email: 'own', search: true }),
  projectType: formField('About', 'kind of project', { csv: 13, inbox: 'own', email: 'own', search: true }),
  preferredContact: formField('Prefers', 'how you want to be reached', {
    csv: 5,
    inbox: 'contact',
    email: 3,
    search: false,
  }),
  page: pageField('Page', 'the page that you sent it from', {
    csv: 17,
    inbox: 'origin',
    email: [6, 'From the page'],
    search: false,
  }),
  town: pageField('Town', 'its town', { csv: 15, inbox: 'contact', email: 4, search: true }),
  service: pageField('Service', 'service', { csv: 14, inbox: 'contact', email: 'own', search: true }),
  referrer: pageField('Referrer', 'came to us', { csv: 18, inbox: 'origin', email: false, search: false }),
  utmSource: campaignField('Source', [19, 'Campaign source']),
  utmMedium: campaignField('Medium', [20, 'Campaign medium']),
  utmCampaign: campaignField('Campaign', 21),
  utmTerm: campaignField('Term', false),
  utmContent: campaignField('Content', false),
  gclid: campaignField('Click', false),
  /** The plan from the recommendations, as text; empty otherwise. */
  plan: pageField('Plan', 'a plan from Smart Recommendations', {
    csv: false,
    inbox: 'own',
    email: 'own',
    search: true,
  }),
  /** The room put together in the visualizer, as its address there; empty otherwise. */
  design: pageField('Finishes', 'a room from the visualizer', {
    csv: [22, 'Finishes', 'Finishes link'],
    inbox: 'own',
    email: 'own',
    search: false,
    isLater: true,
  }),
  /** Photos of the room: their ids, for which lib/private-files has the files. */
  photos: formField('Photos', 'photos that you add', {
    csv: 25,
    inbox: 'own',
    email: 7,
    search: false,
    isLater: true,
  }),
  /** Why the site holds it as spam, as text; empty where it doesn't, or a person has judged. */
  suspicion: officeField('text', 'site'),
  id: officeField('id', 'site', 'Id', { csv: 24 }),
  source: officeField('source', 'site', 'Source', { csv: 16, email: [5, 'Sent by'] }),
  status: officeField('status', 'staff', 'Status', { csv: 6 }),
  /** When staff first saw it. */
  readAt: officeField('moment?', 'staff'),
  assignedTo: officeField('person?', 'staff', 'Assigned to', { csv: 9 }),
  /** The office's day on which to ask again, as 2026-11-23; empty for none. */
  followUpOn: officeField('text', 'staff', 'Follow up on', { csv: 10 }),
  /** The value of a won job, in whole dollars. */
  value: officeField('whole?', 'staff', 'Value', { csv: 7 }),
  lostReason: officeField('text', 'staff', 'Lost because', { csv: 8 }),
  /** When somebody first answered, and how many minutes of business hours that took. */
  repliedAt: officeField('moment?', 'staff', 'First reply', { csv: 11 }),
  replyMinutes: officeField('whole?', 'staff', 'Reply in business minutes', { csv: 12 }),
  /** The lead of the same person that this one was joined to. */
  mergedIntoId: officeField('id?', 'staff'),
  createdAt: officeField('moment', 'site', 'Received', { csv: 1 }),
  updatedAt: officeField('moment', 'site'),
}

type Fields = typeof leadFields
type NameOf<Field> = { [Name in keyof Fields]: Fields[Name] extends Field ? Name : never }[keyof Fields]
export type LeadFieldName = keyof Fields
export type LeadFieldKind<Name extends LeadFieldName> = Fields[Name]['kind']
/** The texts that a lead is made with. */
export type LeadTextName = NameOf<{ kind: 'text'; from: 'form' | 'page' | 'site' }>

/** The texts that a form adds. */
export type PageFieldName = NameOf<{ from: 'page' }>
/** A request names a campaign's fields as links do: `utm_source`. */
export type SentAs<Name extends string> = Name extends `utm${infer Rest}` ? `utm_${Lowercase<Rest>}` : Name

/** Lists the names of the fields that a condition holds for, or of all. */
export const leadFieldNames = (condition: (field: LeadField) => boolean = () => true): LeadFieldName[] =>
  (Object.keys(leadFields) as LeadFieldName[]).filter((name) => condition(leadFields[name]))

export const leadTextNames = () =>
  leadFieldNames(({ kind, from }) => kind === 'text' && from !== 'staff') as LeadTextName[]

/** Lists the fields that have labels in a place, in its order. */
export const placedLeadFields = (place: 'csv' | 'email'): { name: LeadFieldName; labels: string[] }[] =>
  leadFieldNames()
    .flatMap((name) => {
      const position = leadFields[name][place]
      if (position === false || position === 'own') return []
      const [at, ...labels] = typeof position === 'number' ? [position] : position
      return [{ name, at, labels: labels.length > 0 ? labels : [leadFields[name].label] }]
    })
    .sort((a, b) => a.at - b.at)

const toSentName = (name: string) =>
  name.replace(/^utm(.*)/, (_, rest: string) => `utm_${rest.toLowerCase()}`)

/** Lists the fields that a form adds, with their names in its request. */
export const pageLeadFields = (): { name: PageFieldName; sentAs: SentAs<PageFieldName> }[] =>
  (leadFieldNames(({ from }) => from === 'page') as PageFieldName[]).map((name) => ({
    name,
    sentAs: toSentName(name) as SentAs<PageFieldName>,
  }))
