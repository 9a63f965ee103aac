import Link from 'next/link'

export type Figure = { label: string; value: number; note: string; href: string }

/** The dashboard's numbers as one ruled line, each a link to what it counts. */
export function FigureStrip({ figures }: { figures: Figure[] }) {
  return (
    <ul className="figures">
      {figures.map(({ label, value, note, href }) => (
        <li key={label}>
          <Link href={href}>
            <span className="figures__l">{label}</span>
            <b>{value}</b>
            <span className="figures__n">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
