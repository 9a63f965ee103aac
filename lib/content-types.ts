import { type LeadFieldKind, type LeadFieldName } from './lead-fields'

// Our own types for content: JSON-safe (dates are ISO strings), what lib/data returns and components take.

export type ProjectType = 'kitchen' | 'bathroom'
type ProjectCategory = 'Kitchen' | 'Bathroom'

/**
 * A finished job. `cost` and `timeline` are texts as shown; pictures are paths from the site's root, '' where there is
 * none. Its page is /gallery/{slug}.
 */
export type Project = {
  id: string
  slug: string
  title: string
  location: string
  description: string
  beforeImage: string
  afterImage: string
  projectType: ProjectType
  category: ProjectCategory
  cost: string
  timeline: string
  features: string[]
  completedAt: string | null
  isFeatured: boolean
  isSample: boolean
}

export type Testimonial = {
  id: string
  name: string
  location: string
  /** 1 to 5 */
  rating: number
  content: string
  projectType: string
  timeline: string
  isVerified: boolean
  isFeatured: boolean
  isSample: boolean
}

/** As staff edit it: with the version that a change names, and when it was changed last (ISO). */
export type Stored<Content> = Content & { version: number; updatedAt: string }
export type StoredProject = Stored<Project>
export type StoredTestimonial = Stored<Testimonial>

export type Post = {
  id: string
  title: string
  slug: string
  excerpt: string
  /** Plain text, where a line break starts a paragraph, or rich text as HTML (lib/page-document/post-text.ts tells which). */
  content: string
  featuredImage: string
  town: string
  category: string
  /** What search engines are told instead of title and excerpt; empty for these. */
  metaTitle: string
  metaDescription: string
  isPublished: boolean
  isSample: boolean
  publishedAt: string | null
  createdAt: string
  updatedAt: string
}

/** A post as staff work on it. The moments are those of a page's schedule. */
export type StaffPost = Post & Pick<Page, 'publishAt' | 'unpublishAt' | 'version'>

/** A post as the list shows it. */
export type PostRow = Pick<
  StaffPost,
  | 'id'
  | 'title'
  | 'slug'
  | 'featuredImage'
  | 'town'
  | 'category'
  | 'isPublished'
  | 'isSample'
  | 'publishedAt'
  | 'publishAt'
  | 'unpublishAt'
  | 'version'
>

/** A post as it was saved at some point; `version` is 0 for a state that was kept without being saved on the post. */
export type PostRevision = Pick<
  Post,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'featuredImage'
  | 'town'
  | 'category'
  | 'metaTitle'
  | 'metaDescription'
  | 'isPublished'
  | 'createdAt'
> & { id: string; name: string; version: number; staffName: string | null }

export type PageComponent = { id: string; type: string; config: Record<string, unknown> }

/**
 * A block as it is stored: its configuration may have the shape of an older version of its type (1 where none is said),
 * which openBlocks() of lib/page-document lifts.
 */
export type StoredComponent = { id: string; type: string; config: object; version?: number }

/** A block that staff keep under a name, to add it to pages as a copy. */
export type SavedBlock = PageComponent & { name: string }

/** A custom page. `components` is the parsed list; the wire format also allows its JSON string. */
export type Page = {
  id: string
  title: string
  slug: string
  content: string
  metaTitle: string
  metaDescription: string
  isPublished: boolean
  /** When a draft is published, or a published page hidden, by itself: ISO in UTC, or null. */
  publishAt: string | null
  unpublishAt: string | null
  components: PageComponent[]
  version: number
  createdAt: string
  updatedAt: string
  /** Changes to a live page that visitors don't see yet: when they were saved, and when they go live by themselves. */
  draft?: { savedAt: string; publishAt: string | null }
}

/** A page as it is stored; openPage() of lib/page-document makes a Page of it. */
export type StoredPage = Omit<Page, 'components'> & { components: StoredComponent[] }

export const leadSources = ['contact', 'chat', 'estimate', 'recommendations', 'visit'] as const
export type LeadSource = (typeof leadSources)[number]
export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** The values of a lead's fields by their kind. A moment is ISO. */
type LeadValues = {
  id: string
  text: string
  source: LeadSource
  status: LeadStatus
  moment: string
  'moment?': string | null
  'whole?': number | null
  'id?': string | null
  'person?': { id: string; name: string } | null
}

/** A visitor's request, from whichever form. Texts that the form doesn't have are empty. */
export type Lead = { [Name in LeadFieldName]: LeadValues[LeadFieldKind<Name>] }

/** What stands in a row of the inbox: a lead with the first words of its message. */
export type InboxLead = Omit<Lead, 'plan' | 'suspicion'> & {
  /** What its plan or estimate comes to. */
  estimate: { from: number; to: number } | null
  /** The owner's mail about it couldn't be sent. */
  isUndelivered: boolean
}

/** What the inbox can be narrowed to: the sources, towns and services that any lead has, by their slugs. */
export type LeadChoices = { sources: string[]; towns: string[]; services: string[] }

export type LeadEvent = {
  id: string
  kind: string
  text: string
  createdAt: string
  staffName: string | null
}

export type LeadWithEvents = Lead & { events: LeadEvent[] }

/**
 * What is sent about a lead: mail to the owner, mail to the homeowner, a call to a webhook, a text to the owner. About a
 * visit: mail to the owner, mail to the homeowner, and another one to the homeowner the day before.
 */
export const deliveryKinds = [
  'lead-notification',
  'lead-confirmation',
  'lead-webhook',
  'lead-sms',
  'visit-notification',
  'visit-confirmation',
  'visit-reminder',
] as const
export type DeliveryKind = (typeof deliveryKinds)[number]
/** `offered`: it waited before its channel was set up, and staff say whether it is sent. `dropped`: it won't be. */
/** From when on staff are told of a message that waits, in milliseconds: a try or two is nobody's business. */
export const deliveryWarningAfter = 10 * 60_000

export const deliveryStatuses = ['waiting', 'sent', 'failed', 'offered', 'dropped'] as const
type DeliveryStatus = (typeof deliveryStatuses)[number]

/** A message about a lead, on its way or arrived. `lastError` is in words for staff; empty while nothing went wrong. */
export type Delivery = {
  id: string
  leadId: string | null
  leadName: string
  kind: DeliveryKind
  status: DeliveryStatus
  attempts: number
  lastError: string
  nextTryAt: string
  sentAt: string | null
  createdAt: string
}

/** A request that the database refused: its file, who sent it, what it says. `canBringIn` is false for one that holds no lead. */
export type SetAsideRequest = { file: string; name: string; said: string; at: string; canBringIn: boolean }

/** What has not been sent: how many of each, and since when the oldest waits (ISO). */
export type DeliverySummary = {
  waiting: number
  /** Those of the waiting that are kept for later on purpose; they don't count as late. */
  postponed: number
  failed: number
  offered: number
  oldestWaiting: string | null
}

/** A page as it was saved at some point: when a save went live, or was given a name. */
export type PageRevision = {
  id: string
  /** Empty unless somebody named it. */
  name: string
  /** The page's version that it was saved as; 0 for a state that was kept without being saved on the page. */
  version: number
  title: string
  slug: string
  content: string
  metaTitle: string
  metaDescription: string
  components: PageComponent[]
  isPublished: boolean
  createdAt: string
  staffName: string | null
}

export type StoredRevision = Omit<PageRevision, 'components'> & { components: StoredComponent[] }

/** Somebody who may sign in. A session is valid while it carries the same `sessionVersion`. */
export type Staff = { id: string; email: string; name: string; role: StaffRole; sessionVersion: number }

/** An owner may do everything; an editor works on leads and content, but not on settings, accounts and the site as a whole. */
export const staffRoles = ['owner', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

/** An account as owners see it among the others. Times are ISO; `lastSeenAt` is null for one that was never used. */
export type StaffAccount = {
  id: string
  name: string
  email: string
  role: StaffRole
  hasSecondFactor: boolean
  lastSeenAt: string | null
  /** Since when it may not sign in, or null. */
  deactivatedAt: string | null
}

/** Somebody who was asked to join and hasn't yet. Times are ISO. */
export type StaffInvitation = {
  id: string
  name: string
  email: string
  role: StaffRole
  createdAt: string
  expiresAt: string
}

/** A browser that is signed in: what it is in words, from where, since when and last when (ISO). */
export type StaffDevice = {
  id: string
  device: string
  address: string
  createdAt: string
  lastSeenAt: string
}

/** A link to a custom page that visitors see. */
export type MenuPage = { label: string; href: string }

/** The custom pages that every public page shows. */
export type SitePages = { menu: MenuPage[]; footer: MenuPage[] }

/** The strip at the top of the home page. */
export type SiteBanner = MenuPage & { text: string }

/** A page that stands in the menu, the footer or the banner, as staff see it. */
export type PlacedPage = { id: string; title: string; isPublished: boolean }

/** Where a page is shown, and which others are in its places, in their order. */
export type PagePlaces = {
  values: {
    menu: boolean
    footer: boolean
    banner: boolean
    label: string
    text: string
    until: string | null
  }
  menu: PlacedPage[]
  footer: PlacedPage[]
  banner: PlacedPage | null
}

/** An address that has moved. `isManual`: staff wrote it, rather than the site when an address changed. */
export type Redirect = { id: string; fromPath: string; toPath: string; isManual: boolean; createdAt: string }

/** Something outside that the site works with, and how that stands in words; nothing of it is a secret. */
export type Integration = {
  id: 'address' | 'mail' | 'reviews' | 'webhook' | 'sms' | 'backup' | 'search'
  name: string
  /** `off`: it isn't set up, which is fine. */
  state: 'working' | 'attention' | 'off'
  /** The state in a word or two. */
  says: string
  /** The rest of it: what is known, or which variable to set. */
  about: string
  /** What came of trying it last, where it can be tried and has been. */
  lastTrial?: StoredTrial
}

/** What came of trying an integration: whether it works, and the other side's answer in words. */
export type Trial = { works: boolean; says: string }

/** The last one, and when it was (ISO). */
export type StoredTrial = Trial & { at: string }

/** An address that was asked for and led nowhere. `referrer` is the last one that was sent along. */
export type NotFoundHit = { path: string; count: number; referrer: string; firstAt: string; lastAt: string }

/** The maps service's answer (its legacy Place Details shape). */
export type MapsReviews = {
  rating: number
  user_ratings_total: number
  reviews: {
    author_name: string
    author_url: string
    profile_photo_url: string
    rating: number
    relative_time_description: string
    text: string
  }[]
}

/** A place that shows a picture. `href` leads to where staff can change it, if there is such a screen. */
/** `inTrash`: only something in the trash shows it there, where nobody can replace it. */
export type MediaUse = { label: string; href: string | null; inTrash?: true }

/** An uploaded picture as it is stored. `focalX` and `focalY` are shares of width and height, 0 to 1. */
export type Media = {
  id: string
  hash: string
  name: string
  alt: string
  width: number
  height: number
  bytes: number
  focalX: number
  focalY: number
  color: string
  createdAt: string
}

/** What can be open in an editor; `landing` are the own words of a page of a place. */
export const editedKinds = ['page', 'post', 'project', 'landing', 'place', 'service'] as const
export type EditedKind = (typeof editedKinds)[number]

/** Somebody who has open what one has open oneself. */
export type Collaborator = {
  name: string
  /** Whoever asks, in another window. */
  own: boolean
  /** How long ago something was last changed there, in seconds; null when nothing was. */
  edited: number | null
}
