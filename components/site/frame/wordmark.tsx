import { type BusinessProfile } from '@/lib/business/profile'

type WordmarkProps = { profile: Pick<BusinessProfile, 'name' | 'shortName'>; className?: string }

/** The name set as type: the short name, and the rest of the full name under it. Leads home. */
export function Wordmark({ profile, className = '' }: WordmarkProps) {
  const { name, shortName } = profile
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : ''
  const [first, ...others] = shortName.split(' & ')
  return (
    <a
      className={`grid py-1.5 font-serif text-[1.3125rem] leading-none font-medium tracking-[-0.02em] whitespace-nowrap md:text-24 md:leading-none ${className}`}
      href="/"
    >
      <span>
        {first}
        {others.map((part) => (
          <span key={part}>
            {' '}
            <i className="text-accent not-italic">&amp;</i> {part}
          </span>
        ))}
      </span>
      {rest && (
        <small className="font-sans text-13 leading-tight font-normal tracking-normal text-quiet">
          {rest}
        </small>
      )}
    </a>
  )
}
