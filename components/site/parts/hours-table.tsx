import { wordingOf } from '@/lib/business/wording'
import { type ReactNode } from 'react'
import { hoursRows, showroomHours } from '@/lib/business/hours'
import { type BusinessProfile } from '@/lib/business/profile'

type HoursTableProps = {
  profile: Pick<BusinessProfile, 'showroomHours' | 'specialDays' | 'wording'>
  className?: string
  /** A visible caption, where no heading is above. */
  title?: ReactNode
}

export const HoursTable = ({ profile, className = '', title }: HoursTableProps) => (
  <table className={`hours ${className}`}>
    <caption className={title ? 'pb-1.5 text-left font-semibold' : 'sr-only'}>
      {title || wordingOf(profile)('frame.hours')}
    </caption>
    <tbody>
      {hoursRows(showroomHours(profile)).map(({ day, hours }) => (
        <tr key={day}>
          <th scope="row">{day}</th>
          <td>{hours}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
