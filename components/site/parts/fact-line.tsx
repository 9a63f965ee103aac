/** Shows facts in one paragraph, the most important first. No fact is broken, and none is alone on a second line. */
export const FactLine = ({ facts, className = '' }: { facts: readonly string[]; className?: string }) => (
  <p className={`text-small text-balance text-quiet lining-nums tabular-nums ${className}`}>
    {facts.filter(Boolean).map((fact) => (
      <span key={fact} className="mr-4.5 inline-block last:mr-0">
        {fact}
      </span>
    ))}
  </p>
)
