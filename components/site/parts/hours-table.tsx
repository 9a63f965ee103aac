import { showroomHours } from '@/lib/business/profile'

/** The showroom's hours, a day a row; `titled` shows their name where no heading stands above. */
export function HoursTable({ className = '', titled }: { className?: string; titled?: boolean }) {
  return (
    <table className={`hours ${className}`}>
      <caption className={titled ? undefined : 'sr'}>Showroom hours</caption>
      <tbody>
        {showroomHours.map(({ day, hours }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
