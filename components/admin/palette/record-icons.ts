import { FileText, Hammer, type LucideIcon, Newspaper, Quote, Tag, User } from 'lucide-react'
import { type Kind, records } from '@/lib/records/registry'

const icons: Partial<Record<string, LucideIcon>> = {
  lead: User,
  page: FileText,
  post: Newspaper,
  project: Hammer,
  testimonial: Quote,
}

/** The icon of each kind of record. */
export const recordIcons = Object.fromEntries(
  records.map(({ kind }) => [kind, icons[kind] ?? Tag]),
) as Record<Kind, LucideIcon>
