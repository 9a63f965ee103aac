/** Marks what came with the site, and what nothing proves yet. A live site shows neither. */
export const ExampleLabel = ({ className = '' }: { className?: string }) => (
  <span className={`example ${className}`.trimEnd()}>Example</span>
)
