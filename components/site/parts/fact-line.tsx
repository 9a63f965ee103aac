import { ExampleLabel } from './example-label'

type FactLineProps = {
  facts: readonly string[]
  isExample?: boolean
  className?: string
}

/** Shows facts in one paragraph, the most important first. No fact is broken, and none is alone on a second line. */
export const FactLine = ({ facts, isExample, className = '' }: FactLineProps) => (
  <p className={`text-small text-balance text-quiet lining-nums tabular-nums ${className}`}>
    {facts.filter(Boolean).map((fact) => (
      <span key={fact} className="mr-4.5 inline-block last:mr-0">
        {fact}
      </span>
    ))}
    {isExample && <ExampleLabel />}
  </p>
)
