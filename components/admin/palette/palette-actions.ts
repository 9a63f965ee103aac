import {
  Archive,
  Camera,
  ChartColumn,
  ExternalLink,
  Images,
  Inbox,
  ListChecks,
  LogOut,
  type LucideIcon,
  MapPin,
  Menu,
  Palette,
  Plug,
  Plus,
  ScrollText,
  Send,
  Signpost,
  Trash2,
  UserCog,
  Users,
} from 'lucide-react'
import { tabs } from '@/components/staff/tabs'
import { type StaffRole } from '@/lib/staff-types'
import { listedRecords } from '@/lib/records/registry'
import { capitalized, inWords } from '@/lib/text/in-words'
import { settingsOptions } from './settings-options'

export type PaletteOption = {
  id: string
  icon: LucideIcon
  label: string
  detail: string
  /** The link or function of the action; without either it signs out. */
  href?: string
  run?: () => void
  /** The label repeats the query, so nothing is marked in it. */
  unmarked?: boolean
  /** A placeholder while the answer loads. */
  waits?: boolean
}
export type Standing = {
  email: string
  role?: StaffRole
  newLeads: number
  undelivered?: string
}

export const create = '/admin/pages/new'

const tabDetails: Record<(typeof tabs)[number]['label'], string> = {
  Dashboard: 'Who is waiting, and the figures',
  Visits: 'The calendar: today, this week',
  Pages: 'Pages you make yourself',
  Blog: 'Posts',
  Content: capitalized(inWords(listedRecords.map(({ several }) => several.toLowerCase()))),
  Settings: 'Facts about the business',
}

/** The screens below Settings, for owners. They are only found by typing, so that the list before that stays short. */
const settingsScreens = [
  {
    id: 'setup',
    icon: ListChecks,
    label: 'Setup',
    detail: 'Name, phone, address, logo and colors, step by step',
    href: '/admin/setup',
    words: 'wizard onboarding begin theme brand',
  },
  {
    id: 'staff-accounts',
    icon: Users,
    label: 'Staff accounts',
    detail: 'Invite someone, change a role',
    href: '/admin/settings/staff',
    words: 'users people editor owner deactivate',
  },
  {
    id: 'integrations',
    icon: Plug,
    label: 'Integrations',
    detail: 'Email, reviews, backups',
    href: '/admin/settings/integrations',
    words: 'google smtp webhook sms test',
  },
  {
    id: 'finishes',
    icon: Palette,
    label: 'Finishes',
    detail: 'What the visualizer offers, in which order, at what cost',
    href: '/admin/settings/finishes',
    words: 'visualizer design cabinets counter floor colors hide',
  },
  {
    id: 'redirects',
    icon: Signpost,
    label: 'Redirects',
    detail: 'Old addresses, and those that lead nowhere',
    href: '/admin/settings/redirects',
    words: '404 broken links moved',
  },
  {
    id: 'export',
    icon: Archive,
    label: 'Export and import',
    detail: 'The whole site as one file',
    href: '/admin/settings/export',
    words: 'zip download upload move copy restore',
  },
  {
    id: 'audit',
    icon: ScrollText,
    label: 'Audit log',
    detail: 'Who did what',
    href: '/admin/settings/audit',
    words: 'history activity',
  },
]

const tabWords: Partial<Record<(typeof tabs)[number]['label'], string>> = {
  Content: 'gallery portfolio reviews',
}

export const settingsScreenOf = (path: string) => settingsScreens.find(({ href }) => href === path)

/** `words` find an action too; one with a `name` is meant by that or by its words, not by the rest of its label alone. */
export type Action = PaletteOption & { words?: string; name?: string }

/** Returns what staff can do from anywhere. */
export const actionsFor = (
  { email, role = 'owner', newLeads, undelivered }: Standing,
  isTyped: boolean,
): Action[] => [
  {
    id: 'leads',
    icon: Inbox,
    label: 'Show leads',
    detail: newLeads > 0 ? `${newLeads} new` : 'Nobody is waiting',
    href: '/admin/leads',
    words: 'inbox requests',
  },
  // Only where something hasn't been stored or sent.
  ...(undelivered
    ? [
        {
          id: 'deliveries',
          icon: Send,
          label: 'Show deliveries',
          detail: undelivered,
          href: '/admin/deliveries',
          words: 'email mail outbox failed set aside',
        },
      ]
    : []),
  {
    id: 'create',
    icon: Plus,
    label: 'Create New Page',
    detail: 'Starts as a draft',
    href: create,
    words: 'add',
  },
  {
    id: 'new-post',
    icon: Plus,
    label: 'New post',
    detail: 'For the blog',
    href: '/admin/blog/new',
    words: 'add write create',
  },
  {
    id: 'new-lead',
    icon: Plus,
    label: 'New lead',
    detail: 'Someone called or came in',
    href: '/admin/leads?new=1',
    words: 'add phone walk-in referral type customer',
  },
  {
    id: 'jobs',
    icon: Camera,
    label: 'Show jobs',
    detail: 'Photos before and after, from the phone',
    href: '/admin/jobs',
    words: 'add job camera site crew project',
  },
  ...listedRecords.map(({ kind, one, edit, adding }) => ({
    id: `new-${kind}`,
    icon: Plus,
    label: `New ${one.toLowerCase()}`,
    href: `${edit}/new`,
    ...(adding ?? { detail: '' }),
  })),
  {
    id: 'pictures',
    icon: Images,
    label: 'Show pictures',
    detail: 'The library',
    href: '/admin/content/pictures',
    words: 'photos images media upload alt text not used',
  },
  {
    id: 'menu',
    icon: Menu,
    label: 'Arrange the menu',
    detail: 'The links at the top of every page',
    href: '/admin/content/menu',
    words: 'navigation nav bar header rename hide',
  },
  ...tabs.map(({ href, label, icon }) => ({
    id: `go-${label.toLowerCase()}`,
    icon,
    label: `Go to ${label}`,
    detail: tabDetails[label],
    href,
    words: tabWords[label],
  })),
  ...(isTyped && role === 'owner' ? settingsScreens : []),
  ...(isTyped ? settingsOptions : []),
  {
    id: 'areas',
    icon: MapPin,
    label: 'Show the service area',
    detail: 'Places, services and their pages',
    href: '/admin/areas',
    words: 'areas towns landing pages seo index permits',
  },
  {
    id: 'statistics',
    icon: ChartColumn,
    label: 'Show statistics',
    detail: 'Leads, replies, what was won',
    href: '/admin/statistics',
    words: 'stats analytics charts figures numbers report',
  },
  {
    id: 'visitors',
    icon: ChartColumn,
    label: 'Show visitors',
    detail: 'Page views, sources, campaigns',
    href: '/admin/statistics/visitors',
    words: 'stats analytics traffic hits utm funnel offer page views',
  },
  {
    id: 'trash',
    icon: Trash2,
    label: 'Trash',
    detail: 'What was deleted, to be restored',
    href: '/admin/trash',
    words: 'deleted undelete restore bin',
  },
  { id: 'site', icon: ExternalLink, label: 'View site', detail: 'Opens the home page', href: '/' },
  {
    id: 'account',
    icon: UserCog,
    label: 'Your account',
    detail: 'Password, two-step verification, devices',
    href: '/admin/account',
    words: 'security sessions authenticator',
  },
  { id: 'sign-out', icon: LogOut, label: 'Sign out', detail: email, words: 'log leave' },
]
