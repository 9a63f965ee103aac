/**
 * What is known of a thing, in one paragraph: the first fact is the one that counts most and always leads. No fact is broken,
 * and where they take two lines none is left alone on the second.
 */
export const FactLine = ({ facts, className = '' }: { facts: readonly string[]; className?: string }) => (
  <p className={`text-small text-balance text-quiet lining-nums tabular-nums ${className}`}>
    {facts.filter(Boolean).map((fact) => (
      <span key={fact} className="mr-4.5 inline-block last:mr-0">
        {fact}
      </span>
    ))}
  </p>
)
