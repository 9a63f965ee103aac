import {
  Archive,
  ChartColumn,
  ExternalLink,
  FileText,
  Globe,
  Hammer,
  Inbox,
  LogOut,
  type LucideIcon,
  Newspaper,
  Plug,
  Plus,
  Quote,
  ScrollText,
  Send,
  Signpost,
  User,
  UserCog,
  Users,
} from 'lucide-react'
import { hasParts, queryParts, startsWords } from '@/lib/palette/parts'
import { type PaletteAnswer } from '@/lib/palette/types'
import { cleanQuery } from '@/lib/text/words'
import { tabs } from '@/components/staff/tabs'
import { type StaffRole } from '@/lib/content-types'

export type PaletteOption = {
  id: string
  icon: LucideIcon
  label: string
  detail: string
  /** Where it leads; without it the option signs out. */
  href?: string
  /** What the label repeats of the query isn't a find. */
  unmarked?: boolean
}
export type PaletteGroup = { name: string; options: PaletteOption[] }

export const createTyped = 'create-typed'
export const signOut = 'sign-out'

const create = '/admin/pages/new'
const viewOnSite = 'View on the site'

const tabDetails: Record<(typeof tabs)[number]['label'], string> = {
  Dashboard: 'Who is waiting, and the figures',
  Pages: 'Pages you make yourself',
  Blog: 'Posts',
  Content: 'Projects and testimonials',
  Settings: 'Facts about the business',
}

/** The screens below Settings, for owners: found by typing, so that the list without a word stays short. */
const settingsScreens = [
  {
    id: 'staff-accounts',
    icon: Users,
    label: 'Staff accounts',
    detail: 'Invite somebody, change a role',
    href: '/admin/settings/staff',
    words: 'users people editor owner deactivate',
  },
  {
    id: 'integrations',
    icon: Plug,
    label: 'Integrations',
    detail: 'Mail, reviews, backups',
    href: '/admin/settings/integrations',
    words: 'google smtp webhook sms test',
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

/** What staff can do from anywhere. `words` finds an action by what else it may be called. */
const actionsFor = (
  {
    email,
    role = 'owner',
    newLeads,
    undelivered = 0,
  }: Pick<Input, 'email' | 'role' | 'newLeads' | 'undelivered'>,
  isTyped: boolean,
): (PaletteOption & { words?: string })[] => [
  {
    id: 'leads',
    icon: Inbox,
    label: 'Show leads',
    detail: newLeads > 0 ? `${newLeads} new` : 'Nobody is waiting',
    href: '/admin/leads',
    words: 'inbox requests',
  },
  // Only where something hasn't been sent.
  ...(undelivered > 0
    ? [
        {
          id: 'deliveries',
          icon: Send,
          label: 'Show deliveries',
          detail: `${undelivered} not sent`,
          href: '/admin/deliveries',
          words: 'mail outbox failed',
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
  ...tabs.map(({ href, label, icon }) => ({
    id: `go-${label.toLowerCase()}`,
    icon,
    label: `Go to ${label}`,
    detail: tabDetails[label],
    href,
  })),
  ...(isTyped && role === 'owner' ? settingsScreens : []),
  {
    id: 'statistics',
    icon: ChartColumn,
    label: 'Show statistics',
    detail: 'Leads, replies, what was won',
    href: '/admin/statistics',
    words: 'charts figures numbers report',
  },
  { id: 'site', icon: ExternalLink, label: 'View site', detail: 'Opens the home page', href: '/' },
  {
    id: 'account',
    icon: UserCog,
    label: 'Your account',
    detail: 'Password, second step, devices',
    href: '/admin/account',
    words: 'security sessions authenticator',
  },
  { id: signOut, icon: LogOut, label: 'Sign out', detail: email, words: 'log leave' },
]

/** What was typed: a ">" before it means that only actions are wanted. */
export function readQuery(text: string) {
  const clean = cleanQuery(text)
  const actionsOnly = clean.startsWith('>')
  const query = actionsOnly ? clean.slice(1).trimStart() : clean
  return { query, actionsOnly, parts: queryParts(query) }
}

type Input = {
  text: string
  answer?: PaletteAnswer
  pending: boolean
  email: string
  /** What only owners may do isn't offered to others. */
  role?: StaffRole
  newLeads: number
  undelivered?: number
}

/** The options for a text, in groups: actions first, then leads, pages, posts, content. No group is empty. */
export function paletteGroups({ text, answer, pending, ...standing }: Input): PaletteGroup[] {
  const { query, actionsOnly, parts } = readQuery(text)
  const actions = actionsFor(standing, query !== '').filter(
    ({ label, detail, words }) =>
      !query || (parts.length > 0 && startsWords(`${label} ${detail} ${words ?? ''}`, parts)),
  )
  if (query)
    actions.push({
      id: createTyped,
      icon: Plus,
      label: `Create page “${query}”`,
      detail: 'Opens Create New Page',
      href: `${create}?title=${encodeURIComponent(query)}`,
      unmarked: true,
    })
  const found = actionsOnly || !answer ? [] : foundGroups(answer)
  return [{ name: 'Actions', options: actions }, ...found]
    .map(({ name, options }) => ({
      name,
      // An answer to fewer letters: what doesn't hold the others is no longer meant.
      options: options.filter(
        ({ label, detail }) => !pending || name === 'Actions' || hasParts(`${label} ${detail}`, parts),
      ),
    }))
    .filter(({ options }) => options.length > 0)
}

const published = (isPublished: boolean) => (isPublished ? 'Published' : 'Draft')

function foundGroups({ leads, pages, posts, projects, testimonials, site }: PaletteAnswer): PaletteGroup[] {
  return [
    {
      name: 'Leads',
      options: leads.map((lead) => ({
        id: `lead-${lead.id}`,
        icon: User,
        label: lead.name,
        detail: lead.contact ? `${lead.contact} · ${lead.about}` : `${lead.about} · ${lead.standing}`,
        href: `/admin/leads/${lead.id}`,
      })),
    },
    {
      name: 'Pages and posts',
      options: [
        ...pages.map(({ id, title, slug, isPublished }) => ({
          id: `page-${id}`,
          icon: FileText,
          label: title,
          detail: `/${slug} · ${published(isPublished)}`,
          href: `/admin/pages/${id}/edit`,
        })),
        ...posts.map(({ id, title, slug, isPublished }) => ({
          id: `post-${id}`,
          icon: Newspaper,
          label: title,
          detail: `/blog/${slug} · ${published(isPublished)}`,
          href: `/admin/blog/${id}/edit`,
        })),
        ...site.map((path) => ({
          id: `site-${path}`,
          icon: Globe,
          label: path,
          detail: viewOnSite,
          href: path,
        })),
      ],
    },
    {
      name: 'Content',
      options: [...projects, ...testimonials].map(({ id, kind, title, location }) => ({
        id: `${kind.toLowerCase()}-${id}`,
        icon: kind === 'Project' ? Hammer : Quote,
        label: title,
        detail: [kind, location.replace(/, NY$/, '')].filter(Boolean).join(' · '),
        href: `/admin/content/${kind.toLowerCase()}s/${id}`,
      })),
    },
  ]
}
