/** A placeholder while something loads. Its classes set its size. */
export function Skeleton({ className = 'h-3.5' }: { className?: string }) {
  return <span className={`block rounded-picture bg-sand ${className}`} aria-hidden="true" />
}
