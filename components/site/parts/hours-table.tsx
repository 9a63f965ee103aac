import { hoursRows, showroomHours } from '@/lib/business/hours'
import { type BusinessProfile } from '@/lib/business/profile'

type HoursTableProps = {
  profile: Pick<BusinessProfile, 'showroomHours' | 'specialDays'>
  className?: string
  /** Shows the caption, where no heading is above. */
  titled?: boolean
}

export const HoursTable = ({ profile, className = '', titled }: HoursTableProps) => (
  <table className={`hours ${className}`}>
    <caption className={titled ? 'pb-1.5 text-left font-semibold' : 'sr-only'}>Showroom hours</caption>
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
