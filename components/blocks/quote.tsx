type Words = { name: string; location: string; rating: number; content: string; projectType: string }

/** What a homeowner says, with the rating in stars and in words. */
export function BlockQuote({ words, large }: { words: Words; large?: boolean }) {
  const { name, location, rating, content, projectType } = words
  const stars = Math.min(5, Math.max(1, Math.round(rating)))
  const who = [name, location, projectType].filter((text) => text.trim())
  return (
    <figure className={large ? 'b-quote b-quote--large' : 'b-quote'}>
      <span className="b-stars" role="img" aria-label={`${stars} out of 5 stars`}>
        {'★'.repeat(stars)}
        <i>{'★'.repeat(5 - stars)}</i>
      </span>
      <blockquote>{content}</blockquote>
      <figcaption>{who.join(' · ')}</figcaption>
    </figure>
  )
}
