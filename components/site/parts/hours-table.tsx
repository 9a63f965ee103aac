import { showroomHours } from '@/lib/business/profile'

/** The showroom's hours, a day a row; `titled` shows their name where no heading stands above. */
export function HoursTable({ className = '', titled }: { className?: string; titled?: boolean }) {
  return (
    <table
      className={`w-full text-left text-16 tabular-nums [&_td]:text-right [&_th]:pr-4 [&_th]:font-normal ${className}`}
    >
      <caption className={titled ? 'pb-1.5 text-left font-semibold' : 'sr-only'}>Showroom hours</caption>
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
