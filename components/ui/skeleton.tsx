/** A placeholder while something loads. Its classes set its size. */
export const Skeleton = ({ className = 'h-3.5' }: { className?: string }) => (
  <span className={`block rounded-picture bg-sand ${className}`} aria-hidden="true" />
)
