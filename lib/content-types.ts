import { type LeadFieldKind, type LeadFieldName } from './lead-fields'

// The types that lib/data returns and components take: JSON-safe (dates are ISO strings).

export type ProjectType = 'kitchen' | 'bathroom'
type ProjectCategory = 'Kitchen' | 'Bathroom'

/** `cost` and `timeline` are texts as shown; pictures are paths from the site's root or ''. Its page is /gallery/{slug}. */
export type Project = {
  id: string
  slug: string
  title: string
  location: string
  description: string
  beforeImage: string
  afterImage: string
  projectType: ProjectType
  /** The slug of the service that it shows; '' for any of its room. */
  service: string
  category: ProjectCategory
  cost: string
  timeline: string
  features: string[]
  /** Style, size and finish level of the room; '' where nobody has said them. */
  style: 'modern' | 'transitional' | 'traditional' | 'farmhouse' | ''
  size: 'small' | 'medium' | 'large' | ''
  level: 'simple' | 'middle' | 'high' | ''
  /** Its finishes in the visualizer, as a code (`decodeChoice`); '' for none. */
  design: string
  /** The costs of its parts; amounts are texts as shown. */
  costLines: { label: string; amount: string }[]
  /** Close-ups; a caption may be ''. */
  details: { picture: string; caption: string }[]
  completedAt: string | null
  /** False for a draft, which staff see only. */
  isPublished: boolean
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
  /** The public answer of the business; empty if there is none. */
  answer: string
  isFeatured: boolean
  isSample: boolean
}

/** For staff: with the version that a change names. */
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
  /** For search engines instead of title and excerpt; may be empty. */
  metaTitle: string
  metaDescription: string
  isPublished: boolean
  isSample: boolean
  publishedAt: string | null
  createdAt: string
  updatedAt: string
}

export type StaffPost = Post & Pick<Page, 'publishAt' | 'unpublishAt' | 'version'>

export type PostRow = Omit<
  StaffPost,
  'excerpt' | 'content' | 'metaTitle' | 'metaDescription' | 'createdAt' | 'updatedAt'
>

/** The fields of a revision beside those of its record. */
type Version = {
  /** Empty unless staff named it. */
  name: string
  /** The record's version that it was saved as; 0 if it was never saved on the record itself. */
  version: number
  staffName: string | null
}

export type PostRevision = Omit<Post, 'isSample' | 'publishedAt' | 'updatedAt'> & Version

export type PageComponent = { id: string; type: string; config: Record<string, unknown> }

/** A stored block, perhaps in the shape of an older version (1 by default), which openBlocks() of lib/page-document lifts. */
export type StoredComponent = { id: string; type: string; config: object; version?: number }

/** Somebody who asked for news: by which sentence, on which page, and when (ISO). */
export type NewsSignup = { id: string; email: string; text: string; page: string; createdAt: string }

/** A block that staff keep under a name, to add copies to pages. */
export type SavedBlock = PageComponent & { name: string }

/** `components` is the parsed list; the wire format also allows its JSON string. */
export type Page = {
  id: string
  title: string
  slug: string
  content: string
  metaTitle: string
  metaDescription: string
  isPublished: boolean
  /** When a draft is published, or a published page hidden, automatically (ISO). */
  publishAt: string | null
  unpublishAt: string | null
  components: PageComponent[]
  version: number
  createdAt: string
  updatedAt: string
  /** Changes to a live page that visitors don't see yet. */
  draft?: { savedAt: string; publishAt: string | null }
}

/** A page as it is stored; openPage() of lib/page-document makes a Page of it. */
export type StoredPage = Omit<Page, 'components'> & { components: StoredComponent[] }

/** The sources of leads that staff enter. */
export const officeSources = ['phone', 'walk-in', 'referral'] as const
export const leadSources = [
  'contact',
  'chat',
  'estimate',
  'recommendations',
  'visit',
  ...officeSources,
] as const
export type LeadSource = (typeof leadSources)[number]
export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'finished', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]
/** The statuses of a lead that became a job. */
export const wonStatuses = ['won', 'finished'] satisfies LeadStatus[]
export const isWon = (status: string): boolean => wonStatuses.some((wonStatus) => wonStatus === status)

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

/** A row of the inbox: a lead with the beginning of its message. */
export type InboxLead = Omit<Lead, 'plan' | 'suspicion'> & {
  /** From its plan or estimate. */
  estimate: { from: number; to: number } | null
  /** True if the owner's email about it failed. */
  isUndelivered: boolean
}

/** The total value of a list's leads, and of the estimates of those without a value. */
export type InboxSum = { value: number; estimates: { from: number; to: number } | null }

type NewsOfLead = { id: string; name: string; createdAt: string }

/** The number of waiting leads, the newest of them, and the lead of the newest answer with that answer's date. */
export type LeadNews = { waiting: number; newest: NewsOfLead | null; answer: NewsOfLead | null }

/** The sources, and the slugs of towns and services, that any lead has. */
export type LeadChoices = { sources: string[]; towns: string[]; services: string[] }

export type LeadEvent = {
  id: string
  kind: string
  text: string
  createdAt: string
  staffName: string | null
}

export const messageChannels = ['email', 'text'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** `queued` waits to be sent, `dropped` won't be; `failed` and `bounced` never arrived. */
export type MessageState = 'queued' | 'sent' | 'failed' | 'dropped' | 'bounced' | 'received'

/** An email or text to a homeowner, or one that came back. */
export type LeadMessage = {
  id: string
  channel: MessageChannel
  state: MessageState
  /** The homeowner's address or telephone number. */
  address: string
  subject: string
  text: string
  /** As a lead's photos and files (lib/business/lead-files.ts). */
  files: string
  /** For staff: why it wasn't delivered, or what of it isn't here. */
  note: string
  createdAt: string
  staffName: string | null
}

export type LeadWithEvents = Lead & { events: LeadEvent[] }

export type PageRevision = Omit<Page, 'publishAt' | 'unpublishAt' | 'updatedAt' | 'draft'> & Version

export type StoredRevision = Omit<PageRevision, 'components'> & { components: StoredComponent[] }

export type MenuPage = { label: string; href: string }

/** The links of every public page: the menu, and the footer's custom pages. */
export type SitePages = { menu: readonly MenuPage[]; footer: MenuPage[] }

/** The strip at the top of the home page. */
export type SiteBanner = MenuPage & { text: string }

/** A page in the menu, the footer or the banner. */
export type PlacedPage = { id: string; title: string; isPublished: boolean }

/** A page's places, and the other pages there, in order. */
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

/** An address that has moved. `isManual`: staff wrote it; the site writes others when an address changes. */
export type Redirect = { id: string; fromPath: string; toPath: string; isManual: boolean; createdAt: string }

/** A service that the site uses, and its state; contains no secrets. */
export type Integration = {
  id: 'address' | 'mail' | 'answers' | 'reviews' | 'webhook' | 'sms' | 'backup' | 'search' | 'visitors'
  name: string
  /** `off`: it isn't set up, which is fine. */
  state: 'working' | 'attention' | 'off'
  /** The state in a word or two. */
  says: string
  /** Details in plain words, or what is missing. */
  about: string
  /** The setting in which an owner can enter what is missing. */
  setting?: { label: string; href: string }
  /** Set where only the operator can go on. */
  instructions?: Instructions
  canBeTried?: boolean
  lastTrial?: StoredTrial
}

/** A message for the operator, which may name variables and commands. */
export type Instructions = { subject: string; text: string }

/** The result of trying an integration, with the other side's answer. */
export type Trial = { works: boolean; says: string }

export type StoredTrial = Trial & { at: string }

/** A missing address that was requested. `referrer` is the last one. */
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

/** A place that shows a picture. `href` leads to its screen, if it has one; `inTrash`: only a record in the trash shows it. */
export type MediaUse = { label: string; href: string | null; inTrash?: true }

/** `focalX` and `focalY` are shares of width and height, 0 to 1. */
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
