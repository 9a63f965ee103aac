import { type BusinessProfile } from '@/lib/business/profile'
import { logoIn } from '@/lib/media/logo'

type WordmarkProps = {
  profile: Pick<BusinessProfile, 'name' | 'shortName' | 'logo'>
  ground: keyof BusinessProfile['logo']
  className?: string
}

/** Largest size of a logo: the bar of a phone has no more room beside its menu. */
const box = { width: 200, height: 44 }

/** Shows the business's logo for this background, else its name set as type. Links home. */
export function Wordmark({ profile, ground, className = '' }: WordmarkProps) {
  const logo = logoIn(profile, ground, box)
  if (!logo) return <NameAsType profile={profile} className={className} />
  const { src, width, height } = logo
  return (
    <a className={`flex min-h-tap min-w-0 items-center ${className}`} href="/">
      <img
        className="h-auto max-w-full rounded-none bg-transparent"
        src={src}
        width={width}
        height={height}
        style={{ width }}
        alt={profile.name}
        loading={ground === 'dark' ? 'lazy' : undefined}
      />
    </a>
  )
}

function NameAsType({ profile, className }: Omit<WordmarkProps, 'ground'>) {
  const { name, shortName } = profile
  const restOfName = name.startsWith(shortName) ? name.slice(shortName.length).trim() : ''
  const [first, ...otherParts] = shortName.split(' & ')
  return (
    <a className={`wordmark ${className}`} href="/">
      {/* The font has one weight; a hairline makes it a medium. */}
      <span className="[-webkit-text-stroke:0.012em]">
        {first}
        {otherParts.map((part) => (
          <span key={part}>
            {' '}
            <i className="text-accent not-italic">&amp;</i>
            {` ${part}`}
          </span>
        ))}
      </span>
      {restOfName && (
        <small className="font-sans text-13 leading-tight font-normal tracking-normal text-quiet">
          {restOfName}
        </small>
      )}
    </a>
  )
}
