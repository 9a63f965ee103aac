import { type BusinessProfile } from '@/lib/business/profile'

/** The name set as type: the short name, and the rest of the full name under it. Leads home. */
export function Wordmark({ profile }: { profile: Pick<BusinessProfile, 'name' | 'shortName'> }) {
  const { name, shortName } = profile
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : ''
  const [first, ...others] = shortName.split(' & ')
  return (
    <a className="wordmark" href="/">
      <span>
        {first}
        {others.map((part) => (
          <span key={part}>
            {' '}
            <i>&amp;</i> {part}
          </span>
        ))}
      </span>
      {rest && <small>{rest}</small>}
    </a>
  )
}
