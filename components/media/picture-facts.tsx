import { type LibraryPicture } from '@/lib/media/types'
import { officeTimeZone } from '@/lib/time/office-time'
import { counted } from '@/lib/text/counted'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: officeTimeZone })
const size = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

export const factsOf = ({ width, height, bytes, createdAt }: LibraryPicture): string =>
  [
    `${width} × ${height}`,
    bytes && size(bytes),
    createdAt ? `added ${day.format(new Date(createdAt))}` : 'came with the site',
  ]
    .filter(Boolean)
    .join(' · ')

type Used = Pick<LibraryPicture, 'uses'>

export const isOnlyInTrash = ({ uses }: Used): boolean =>
  uses.length > 0 && uses.every(({ inTrash }) => inTrash)

export function usageLabel({ uses }: Used): string {
  if (uses.length === 0) return 'Not used yet'
  return isOnlyInTrash({ uses }) ? 'Only in the trash' : `Used in ${counted(uses.length, 'place')}`
}

export function PictureUses({ uses }: Used) {
  if (uses.length === 0) return null
  return (
    <ul className="divide-y divide-hair border-y border-t-hair-strong border-b-hair">
      {uses.map(({ label, href }) => (
        <li key={label + href} className="py-2 max-tablet:py-0">
          {href ? (
            <a
              className="flex items-center hover:underline max-tablet:min-h-tap"
              href={href}
              target="_blank"
              rel="noreferrer"
            >
              {label}
            </a>
          ) : (
            <span className="flex items-center max-tablet:min-h-tap">{label}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
